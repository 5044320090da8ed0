import type { ReactNode } from "react"
import { useSite } from "../../hooks/use-site"
import { phoneNumber } from "../../text/numbers/phone-number"

type Props = {
  className?: string | undefined
  /** A sign before the number. */
  children?: ReactNode
}

/** The owner's phone number, which a tap dials; nothing where the owner gives none. */
export function PhoneLink({ className, children }: Props) {
  const { phone } = useSite().owner
  if (!phone) return null
  return (
    <a href={`tel:${phone}`} className={className}>
      {children}
      <span>{phoneNumber(phone)}</span>
    </a>
  )
}

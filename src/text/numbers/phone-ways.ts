import { phoneNumber } from "./phone-number"

/** How a phone number can be reached. */
export const phoneWayNames = ["call", "text", "whatsapp"] as const

type PhoneWay = (typeof phoneWayNames)[number]

/** The address of each way. */
const ways: Record<PhoneWay, (phone: string) => string> = {
  call: (phone) => `tel:${phone}`,
  text: (phone) => `sms:${phone}`,
  // https://faq.whatsapp.com/5913398998672934: the number alone, without its plus sign.
  whatsapp: (phone) => `https://wa.me/${phone.slice(1)}`,
}

const isPhoneWay = (name: string): name is PhoneWay => Object.hasOwn(ways, name)

/** The links to an owner's number in the order of `names` (a call by default); none without a number. */
export function phoneLinks(phone: string | null | undefined, names: readonly string[] | null | undefined) {
  if (!phone) return []
  return (names ?? ["call"])
    .filter(isPhoneWay)
    .map((name) => ({ name, number: phoneNumber(phone), to: ways[name](phone) }))
}

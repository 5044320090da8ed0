import { useEffect, useRef } from "react"
import { useWords } from "../../../hooks/use-words"

/** A name that robots fill in but browsers' autofill does not, unlike a company or a website. */
const trapName = "subject"

/**
 * A honeypot: a field that people cannot see or reach, but that robots fill in. It belongs to no form. A value that
 * the browser restores on a reload or a return is removed.
 */
export function Honeypot() {
  const words = useWords("contact")
  const trap = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const clear = () => {
      if (trap.current) trap.current.value = ""
    }
    clear()
    addEventListener("pageshow", clear)
    return () => removeEventListener("pageshow", clear)
  }, [])
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label>
        {`${words.trap} `}
        <input ref={trap} type="text" name={trapName} form="none" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}

/** Returns whether a form's trap is filled in. */
export const isHoneypotFilled = (form: HTMLFormElement): boolean =>
  Boolean(form.querySelector<HTMLInputElement>(`input[name=${trapName}]`)?.value)

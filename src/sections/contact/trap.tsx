import { useEffect, useRef } from "react"

/** No autofill knows this name. Robots do; browsers fill in a company or a website by themselves. */
const trapName = "subject"

/**
 * A field that no person sees or reaches, but a robot that fills in whatever it finds does. It belongs to no form. What
 * a browser puts back on a reload or a return is removed.
 */
export function Trap() {
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
        Leave this empty{" "}
        <input ref={trap} type="text" name={trapName} form="none" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}

/** Returns whether a form's trap is filled in. */
export const isTrapped = (form: HTMLFormElement): boolean =>
  Boolean(form.querySelector<HTMLInputElement>(`input[name=${trapName}]`)?.value)

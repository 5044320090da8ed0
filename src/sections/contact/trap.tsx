/** Nobody fills four fields faster, even by autofill and pasting; in milliseconds. */
const fillTime = 1500

const trapName = "company"

/**
 * A field that no person sees or reaches, but a robot that fills whatever it finds does. It
 * belongs to no form, so it is not part of what is sent.
 */
export function Trap() {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty <input type="text" name={trapName} form="none" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}

/**
 * Whether a form was filled by a robot: its trap has something in it, or it was filled
 * faster than a person writes.
 * @param begun when the first field was changed, in milliseconds; undefined where none was
 * in this visit: a draft that was kept is a person's.
 */
export function isRobot(form: HTMLFormElement, begun: number | undefined): boolean {
  const trap = form.querySelector<HTMLInputElement>(`input[name=${trapName}]`)
  const tooFast = begun !== undefined && Date.now() - begun < fillTime
  return tooFast || (trap !== null && trap.value !== "")
}

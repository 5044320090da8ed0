import * as styles from "./copy-buttons.module.css"

/** Adds a button to each block of code that copies it and says what it did. */
export function addCopyButtons(text: HTMLElement) {
  for (const block of text.querySelectorAll<HTMLElement>("[data-code]:not(:has(button))"))
    block.append(...copyButton(block.querySelector("pre") ?? block))
}

function copyButton(code: HTMLElement): HTMLElement[] {
  const button = document.createElement("button")
  const label = document.createElement("span")
  const status = document.createElement("span")
  button.type = "button"
  button.className = styles.copy ?? ""
  button.append(label)
  status.className = "visually-hidden"
  status.role = "status"

  const say = (word: string, name: string, sentence: string) => {
    label.textContent = word
    button.ariaLabel = name
    status.textContent = sentence
  }
  const reset = () => say("Copy", "Copy the code", "")
  const done = () => say("Copied", "Copied", "The code is copied.")
  const refused = () => {
    getSelection()?.selectAllChildren(code)
    say(
      "Selected",
      "Selected",
      "This browser does not allow copying. The code is selected: copy it yourself.",
    )
  }
  reset()
  button.addEventListener("click", () => void copy(code.textContent).then(done, refused))
  button.addEventListener("blur", reset)
  return [button, status]
}

/** Rejects where the browser has no clipboard, too. */
const copy = async (text: string) => navigator.clipboard.writeText(text)

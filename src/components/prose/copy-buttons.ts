import type { Words } from "../../words/words"
import * as styles from "./copy-buttons.module.css"

/** Adds a button to each block of code that copies it and says what it did. */
export function addCopyButtons(text: HTMLElement, words: Words["code"]) {
  for (const block of text.querySelectorAll<HTMLElement>("[data-code]:not(:has(button))"))
    block.append(...copyButton(block.querySelector("pre") ?? block, words))
}

function copyButton(code: HTMLElement, words: Words["code"]): HTMLElement[] {
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
  const reset = () => say(words.copy, words.copyCode, "")
  const done = () => say(words.copied, words.copied, words.codeCopied)
  const refused = () => {
    getSelection()?.selectAllChildren(code)
    say(words.selected, words.selected, words.refused)
  }
  reset()
  button.addEventListener("click", () => void copy(code.textContent).then(done, refused))
  button.addEventListener("blur", reset)
  return [button, status]
}

/** Rejects where the browser has no clipboard, too. */
const copy = async (text: string) => navigator.clipboard.writeText(text)

import type { Message } from "./send-message"

/** A field; its name is that of its label among the words too. */
type Field = {
  name: keyof Message
  /** The input's type; left out, the field has several lines. */
  type?: "text" | "email" | "tel"
  autoComplete?: string
}

/** The contact form's fields, in order (requirement R6.2). */
export const fields: readonly Field[] = [
  { name: "name", type: "text", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email" },
  { name: "number", type: "tel", autoComplete: "tel" },
  { name: "message" },
]

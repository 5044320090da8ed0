import type { Message } from "./send-message"

type Field = {
  name: keyof Message
  label: string
  /** The input's type; left out, the field has several lines. */
  type?: "text" | "email" | "tel"
  autoComplete?: string
}

/** The contact form's fields, in order (requirement R6.2). */
export const fields: readonly Field[] = [
  { name: "name", label: "Name", type: "text", autoComplete: "name" },
  { name: "email", label: "Email Address", type: "email", autoComplete: "email" },
  { name: "number", label: "Contact Number", type: "tel", autoComplete: "tel" },
  { name: "message", label: "Message" },
]

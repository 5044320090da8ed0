import { fillInMarkdown, withoutCode } from "./code-in-markdown"

const values = { name: "Ada", email: "ada@co.example", first: "Ada" }

test.each([
  "```\n{name}\n```\n",
  "```py\nprint(f'{name}')\n\n{email}\n```\n",
  "~~~\n{name}\n```\n{first}\n~~~\n",
  "````\n```\n{name}\n````\n",
  "> ```\n> {name}\n> ```\n",
  "- ```\n  {name}\n  ```\n",
  "1. Install\n   ```sh\n   echo {name}\n   ```\n",
  "Text:\n```\n{name}",
  "Use `{name}` here",
  "Use ``a ` {name}`` here",
  "Use `f(\n{name})` over two lines",
  "<b>`{email}`</b>",
])("braces in code stay: %j", (text) => {
  expect(fillInMarkdown(text, values)).toBe(text)
  expect(withoutCode(text)).not.toContain("{")
  expect(withoutCode(text).split("\n")).toHaveLength(text.split("\n").length)
})

test.each([
  ["I am {name}.", "I am Ada."],
  ["[Write](mailto:{email})", "[Write](mailto:ada@co.example)"],
  ["`{name}` is {name}, and `{first}` is {first}", "`{name}` is Ada, and `{first}` is Ada"],
  ["```\n{name}\n```\n\n{name}\n\n```\n{name}\n```", "```\n{name}\n```\n\nAda\n\n```\n{name}\n```"],
  ["One ` alone.\n\n{name} and ` again", "One ` alone.\n\nAda and ` again"],
  ["\\`{name}\\`", "\\`Ada\\`"],
  ["It's ```not a fence``` but {name}", "It's ```not a fence``` but Ada"],
  ["{other} {name}", "{other} Ada"],
])("tokens in prose are filled in: %j", (text, filled) => {
  expect(fillInMarkdown(text, values)).toBe(filled)
})

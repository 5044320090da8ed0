import { markField } from "./mark-field"

test.each(["&quot;title&quot;: 1", "  title: text", "{ title, id }", "made.title)", "  title\n", "(title)"])(
  "the field is marked in %j",
  (code) => {
    expect(markField(code, "title")).toBe(code.replace("title", "<mark>title</mark>"))
  },
)

test.each([
  '<span class="hljs-title function_">',
  "The large title. */",
  "the title of its file",
  "`title-l`",
  "subtitle",
  "titles",
])("it is not in %j", (code) => {
  expect(markField(code, "title")).toBe(code)
})

import { z } from "zod"
import { action, text, textOf } from "../fields"

const label = textOf({ most: 40 })
const role = (about: string) => label.describe(about)

const roles = z
  .strictObject({
    banner: role("The header of the page."),
    navigation: role("A group of links that lead through the site."),
    main: role("The page's own content."),
    complementary: role("What stands beside it."),
    contentinfo: role("The footer of the page."),
    region: role("A part of the page with a name."),
    search: role("What one searches with."),
    form: role("A form with a name."),
    heading: role("A heading. Its level follows."),
    link: role("A link."),
    button: role("A button."),
    img: role("A picture with words."),
    video: role("A video."),
    list: role("A list. The number of its items follows."),
    table: role("A table."),
    group: role("Parts that belong together."),
    figure: role("A picture or drawing with a caption."),
    textbox: role("A field for words."),
    combobox: role("A field with choices."),
    checkbox: role("A box to check."),
    radio: role("One of several choices."),
    slider: role("A slider."),
    status: role("Where the page says what has happened."),
    term: role("A name in a list of names and values."),
    definition: role("Its value."),
    cell: role("A cell of a table."),
    columnheader: role("The heading of a column."),
    rowheader: role("The heading of a row."),
    text: role("Words without a role."),
    hidden: role("What is hidden from screen readers."),
    picture: role("A picture that is hidden or has no words."),
    drawing: role("A drawing that is hidden or has no words."),
  })
  .meta({
    type: "RoleWords",
    about: "How roles are called. Others are called as in ARIA.",
  })

const explained = z
  .strictObject({
    title: textOf({ most: 60 }).describe("The heading."),
    text: z.array(text).min(1).describe("What one hears and sees, in paragraphs."),
    html: label.describe("Above pieces of HTML (src/accessibility-tree/examples.ts)."),
    heard: label.describe("Above what is heard of each, as the build computes it."),
  })
  .meta({ type: "HearExplained", about: "What `/made/` says of “Hear this page”." })

/** "Hear this page" in the title block (src/components/hear/). */
export const hear = z.strictObject({
  link: action.describe(
    "The words in the title block, and where they lead without script: to what explains it. Without that page there is no such link.",
  ),
  title: label.describe("The panel's heading."),
  text: text.describe("What the list is, what computed it, and that screen readers may differ."),
  order: label.describe("The list of everything that is heard, in its order."),
  headings: label.describe("The list of the headings."),
  silent: label.describe("The list of what is not heard. Also said of an example of which nothing is."),
  beside: label.describe("Stands before the words next to a silent picture, which has none."),
  unplaced: label.describe("Said of what is not shown now, as in a closed menu."),
  unnamed: label.describe("Said of what should have a name and has none."),
  close: label.describe("The button that closes the panel."),
  level: label.describe("Stands before the number of a heading's level."),
  count: label.describe("Stands after the number of a list's items, which are several."),
  roles: roles.describe("How roles are called. Others are called as in ARIA."),
  explained: explained.describe("What `/made/` says of it."),
})

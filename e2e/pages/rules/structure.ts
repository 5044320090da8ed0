import type { Rule } from "../expect-rules"
import { styled } from "../../helpers/styled"

/** What a screen reader is told. `npm run audit` checks headings, names and roles in the HTML. */

/** The page has its regions and one title. */
export const regions: Rule = (page) =>
  page.evaluate(() => {
    const titles = document.querySelectorAll("h1").length
    const missing = ["header", "main", "footer"].filter((part) => {
      const box = document.querySelector(`body ${part}`)?.getBoundingClientRect()
      return !box || box.width < 200 || box.height < 20
    })
    return [
      ...missing.map((part) => `no ${part} is shown`),
      ...(titles === 1 ? [] : [`there are ${titles} h1 elements`]),
    ]
  })

/** Landmarks that are shown together have different names. A case study has its contents twice, and shows one. */
export const landmarkNames: Rule = (page) =>
  page.locator("nav, form, section[aria-label], section[aria-labelledby]").evaluateAll((landmarks) => {
    const names = landmarks
      .filter((landmark) => landmark.checkVisibility())
      .map((landmark) => `${landmark.tagName} ${landmark.getAttribute("aria-label") ?? landmark.id}`)
    return names.filter((name, index) => names.indexOf(name) !== index)
  })

/** A list without markers has the list role, since Safari would not announce it otherwise. */
export const listRoles: Rule = (page) =>
  page.locator("ul, ol").evaluateAll((lists) =>
    lists
      .filter((list) => getComputedStyle(list).listStyleType === "none")
      // Safari announces lists in a navigation.
      .filter((list) => !list.closest("nav") && list.getAttribute("role") !== "list")
      .map((list) => list.outerHTML.slice(0, 100)),
  )

/** A card has one link for each place, and no link is empty or says its words twice. */
export const cardLinks: Rule = (page) =>
  page.locator(`article:not(:has(h1)), main li:not(li li, ${styled("prose")} *)`).evaluateAll((cards) =>
    cards.flatMap((card) => {
      const links = [...card.querySelectorAll("a:not([aria-hidden])")].map((link) => ({
        to: link.getAttribute("href") ?? "",
        name: ((link.textContent || link.querySelector("img")?.alt) ?? "").trim(),
      }))
      const places = links.map(({ to }) => to)
      return [
        ...places.filter((to, index) => places.indexOf(to) !== index).map((to) => `two links to ${to}`),
        ...links.filter(({ name }) => name === "").map(({ to }) => `the link to ${to} has no name`),
        ...links.filter(({ name }) => /^(.+): \1/i.test(name)).map(({ name }) => `"${name}" repeats itself`),
      ]
    }),
  )

/** No video with sound starts by itself. */
export const loudVideos: Rule = (page) =>
  page.locator("video").evaluateAll((videos: HTMLVideoElement[]) =>
    videos
      .filter((video) => {
        const hasControls = video.controls || video.closest("[role=group]:has(input[type=range])") !== null
        return video.autoplay || !(hasControls || video.muted)
      })
      .map((video) => video.outerHTML.slice(0, 100)),
  )

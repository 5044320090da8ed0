/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderInSite } from "../../../test/site"
import { Controls } from "./controls"
import { hasSound, type Playback } from "./use-playback"
import en from "../../words/en.json"

const words = en.video

const playing = {
  playing: true,
  ended: false,
  time: 12.4,
  length: 95,
  captions: true,
  muted: false,
  sound: false,
}

function show(playback: Partial<Playback> = {}, more: { onCaptions?: () => void; onFull?: () => void } = {}) {
  const acts = { onTurn: jest.fn(), onSeek: jest.fn(), onMute: jest.fn() }
  renderInSite(<Controls playback={{ ...playing, ...playback }} first={null} {...acts} {...more} />)
  return acts
}

const names = () => screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))

test("what a video does not have or allow is left out", () => {
  show()
  expect(names()).toEqual([words.pause])
})

test("captions, mute and full screen are there for a video that has them", () => {
  show({ sound: true, playing: false }, { onCaptions: jest.fn(), onFull: jest.fn() })
  expect(names()).toEqual([words.play, words.captions, words.mute, words.full])
  expect(screen.getByRole("button", { name: words.captions })).toHaveAttribute("aria-pressed", "true")
  expect(screen.getByRole("button", { name: words.mute })).toHaveAttribute("aria-pressed", "false")
})

test("the time is read in minutes and seconds, and arrow keys move by a mark of the ruler", async () => {
  const user = userEvent.setup()
  const { onSeek } = show()
  const slider = screen.getByRole("slider")
  expect(slider).toHaveAttribute("aria-valuetext", "0 minutes 12 seconds of 1 minutes 35 seconds")
  expect(screen.getByText("0:12 / 1:35")).toBeInTheDocument()
  slider.focus()
  await user.keyboard("{ArrowRight}{ArrowLeft}")
  const moments = onSeek.mock.calls.map(([moment]) => moment)
  expect(moments[0]).toBeGreaterThan(playing.time)
  expect(playing.time - moments[1]).toBeCloseTo(moments[0] - playing.time)
})

test("the ruler is off until the length is known", () => {
  show({ time: 0, length: 0 })
  expect(screen.getByRole("slider")).toBeDisabled()
})

test.each([
  ["Firefox", { mozHasAudio: true }, { mozHasAudio: false }],
  ["Chromium", { webkitAudioDecodedByteCount: 90 }, { webkitAudioDecodedByteCount: 0 }],
  ["Safari", { audioTracks: { length: 1 } }, { audioTracks: { length: 0 } }],
])("%s says whether a video has sound", (_, loud, silent) => {
  expect(hasSound(loud)).toBe(true)
  expect(hasSound(silent)).toBe(false)
})

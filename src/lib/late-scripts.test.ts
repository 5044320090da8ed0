import { lateScripts, withLateScripts } from "./late-scripts"

const started = () =>
  [...document.body.querySelectorAll("script")].map((script) => script.getAttribute("src"))

/** Runs the page's script as the browser does. */
function run(files: string[]) {
  const script = document.createElement("script")
  script.textContent = lateScripts(files)
  document.head.append(script)
}

/** What src/lib/hydrate.ts does with the press that was kept. */
const pressAgain = () => window.earlyPress?.()?.click()

beforeEach(() => {
  document.body.innerHTML = "<button>Dark colors</button>"
})

test("scripts that start as the page is read are put off together, in their order", () => {
  const filesOf = jest.fn(() => ["/setup.js", "/b.js"])
  const markup = withLateScripts(
    '<p>1</p><script id="c"> c = 1 </script><script src="/a.js" async></script><script src="/b.js" async></script>',
    filesOf,
  )
  expect(markup).toContain("<p>1</p>")
  expect(markup).toContain('["/setup.js","/b.js"]')
  expect(filesOf).toHaveBeenCalledWith("c = 1", ["/a.js", "/b.js"])
  expect(markup).not.toContain("async>")
  expect(markup).not.toContain("c = 1")
})

test("markup is changed once", () => {
  const once = withLateScripts('<script src="/a.js" async></script>', () => ["/setup.js"])
  expect(withLateScripts(once, () => ["/other.js"])).toBe(once)
})

test.each(["pointermove", "pointerdown", "touchstart", "keydown", "input", "click"])(
  "scripts start at the first %s, once",
  (sign) => {
    run(["/a.js", "/b.js"])
    expect(started()).toEqual([])
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(started()).toEqual(["/a.js", "/b.js"])
    pressAgain()
  },
)

test("a button pressed before the scripts ran is pressed again once they do, and only once", () => {
  run(["/a.js"])
  const button = document.querySelector("button")!
  button.click()
  const heard = jest.fn()
  button.addEventListener("click", heard)
  pressAgain()
  expect(heard).toHaveBeenCalledTimes(1)
})

test("the late style sheet comes with the scripts, after the page's own styles", () => {
  document.body.innerHTML = '<style data-href="/styles.1.css"></style>'
  run(["/a.js"])
  expect(document.querySelector("link")).toBeNull()
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }))
  expect(document.querySelector("style + link[rel=stylesheet]")).toHaveAttribute("href", "/late-styles.1.css")
  pressAgain()
})

test("nothing is pressed where nobody pressed", () => {
  run(["/a.js"])
  const heard = jest.fn()
  document.querySelector("button")!.addEventListener("click", heard)
  pressAgain()
  expect(heard).not.toHaveBeenCalled()
})

test("a form sent before the scripts ran is held, and sent once they do", () => {
  document.body.innerHTML = "<form><button>Send</button></form>"
  run(["/a.js"])
  const form = document.querySelector("form")!
  const early = new SubmitEvent("submit", {
    bubbles: true,
    cancelable: true,
    submitter: form.querySelector("button"),
  })
  form.dispatchEvent(early)
  expect(early.defaultPrevented).toBe(true)
  const sent = jest.fn((event: Event) => event.preventDefault())
  form.addEventListener("submit", sent)
  pressAgain()
  expect(sent).toHaveBeenCalledTimes(1)
})

test("where the scripts cannot come, a form goes its own way", () => {
  document.body.innerHTML = "<form><button>Send</button></form>"
  run(["/a.js"])
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }))
  document.querySelector("script[src]")!.dispatchEvent(new Event("error"))
  const late = new SubmitEvent("submit", { bubbles: true, cancelable: true })
  document.querySelector("form")!.dispatchEvent(late)
  expect(late.defaultPrevented).toBe(false)
})

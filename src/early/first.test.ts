/** Opens a page with what the script is to find in it. */
function open(markup: string) {
  document.head.innerHTML = ""
  document.body.innerHTML = `${markup}<script type="late" data-early="/early.js"></script>`
  jest.isolateModules(() => void require("./first"))
}

const fetched = () => document.querySelectorAll('script[src="/early.js"]')

/** What src/lib/hydrate.ts does with the press that was kept. */
const pressAgain = () => window.earlyPress?.()?.click()

const send = (submitter: HTMLElement | null) => {
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter })
  document.querySelector("form")!.dispatchEvent(event)
  return event
}

afterEach(() => void window.earlyPress?.())

test("the early script is fetched when the page has loaded and is painted", async () => {
  open("")
  expect(fetched()).toHaveLength(0)
  dispatchEvent(new Event("load"))
  expect(fetched()).toHaveLength(0)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(fetched()).toHaveLength(1)
})

test("a press fetches it at once, once", () => {
  open("<button>Dark colors</button>")
  document.querySelector("button")!.click()
  document.querySelector("button")!.click()
  expect(fetched()).toHaveLength(1)
})

test("a button pressed before the scripts ran is pressed again once they do, and only once", () => {
  open("<button>Dark colors</button>")
  const button = document.querySelector("button")!
  button.click()
  const heard = jest.fn()
  button.addEventListener("click", heard)
  pressAgain()
  expect(heard).toHaveBeenCalledTimes(1)
})

test("nothing is pressed where nobody pressed", () => {
  open("<button>Dark colors</button>")
  const heard = jest.fn()
  document.querySelector("button")!.addEventListener("click", heard)
  pressAgain()
  expect(heard).not.toHaveBeenCalled()
})

test.each(["<button popovertarget=menu>Menu</button>", "<a href=#x>Link</a>"])(
  "what the browser does by itself is not done again: %s",
  (markup) => {
    open(markup)
    const element = document.querySelector<HTMLElement>("button, a")!
    element.click()
    const heard = jest.fn()
    element.addEventListener("click", heard)
    pressAgain()
    expect(heard).not.toHaveBeenCalled()
  },
)

test("a form sent before the scripts ran is held, and sent once they do", () => {
  open("<form><button>Send</button></form>")
  expect(send(document.querySelector("button")).defaultPrevented).toBe(true)
  const sent = jest.fn((event: Event) => event.preventDefault())
  document.querySelector("form")!.addEventListener("submit", sent)
  pressAgain()
  expect(sent).toHaveBeenCalledTimes(1)
})

test("where a script cannot come, a form goes its own way and drawings are as without script", () => {
  open("<form><button>Send</button></form><span><noscript></noscript></span>")
  document.querySelector("noscript")!.textContent = "<svg></svg>"
  document.head.append(document.createElement("script"))
  document.head.lastElementChild!.dispatchEvent(new Event("error"))
  expect(send(null).defaultPrevented).toBe(false)
  expect(document.querySelector("span > svg")).not.toBeNull()
})

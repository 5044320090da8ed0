/** @jest-environment jsdom */
process.env.SCRIPT_LOADER = "/loader.js"

/** Opens a page with this markup and runs the script. */
function open(markup: string) {
  document.head.innerHTML = ""
  delete document.documentElement.dataset.fresh
  document.body.innerHTML = `${markup}<script type="text/x-late" data-files="/app.js"></script>`
  jest.isolateModules(() => void require("./head-script"))
}

const fetched = () => document.querySelectorAll('script[src="/loader.js"]')

/** Repeats the click that was kept, as src/components/layout/hydrate.tsx does. */
const replayClick = () => window.startup?.queuedClick()?.click()

const send = (submitter: HTMLElement | null) => {
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter })
  document.querySelector("form")!.dispatchEvent(event)
  return event
}

afterEach(() => void window.startup?.queuedClick())

const isFresh = () => "fresh" in document.documentElement.dataset

describe("layout far below the fold", () => {
  afterEach(() => {
    sessionStorage.clear()
    history.replaceState(null, "", "/")
  })

  test("is deferred on a page that is opened at its top, unless a script fails to load", () => {
    open("")
    expect(isFresh()).toBe(true)
    document.querySelector("script")!.dispatchEvent(new Event("error"))
    expect(isFresh()).toBe(false)
  })

  test("happens at once if the address has a fragment", () => {
    history.replaceState(null, "", "/#skills")
    open("")
    expect(isFresh()).toBe(false)
  })

  test("happens at once if the visitor has scrolled before", () => {
    sessionStorage.setItem("@@scroll|/|initial", "400")
    open("")
    expect(isFresh()).toBe(false)
  })

  test("happens at once if storage is refused", () => {
    const refused = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError")
    })
    open("")
    expect(isFresh()).toBe(false)
    refused.mockRestore()
  })
})

const sheets = () => document.querySelectorAll('link[rel=stylesheet][href="/styles.css"]')

describe("the whole style sheet", () => {
  const styles = '<style data-whole="/styles.css"></style>'

  afterEach(() => history.replaceState(null, "", "/"))

  test("is added when the visitor scrolls, once", () => {
    open(styles)
    expect(sheets()).toHaveLength(0)
    dispatchEvent(new Event("scroll"))
    dispatchEvent(new Event("scroll"))
    expect(sheets()).toHaveLength(1)
  })

  test("is added before a print, which has its rules there alone", () => {
    open(styles)
    dispatchEvent(new Event("beforeprint"))
    expect(sheets()).toHaveLength(1)
  })

  test("is added with the scripts, once", () => {
    open(styles)
    document.body.click()
    document.body.click()
    expect(sheets()).toHaveLength(1)
  })

  test("is added if a script fails to load", () => {
    open(styles)
    document.querySelector("script")!.dispatchEvent(new Event("error"))
    expect(sheets()).toHaveLength(1)
  })

  test("is waited for on a page that is opened at a place", () => {
    history.replaceState(null, "", "/#skills")
    open(styles)
    expect(sheets()[0]).toHaveProperty("blocking", "render")
  })
})

test("fetches the script loader once the page has loaded and its pictures have had time to be painted", () => {
  jest.useFakeTimers()
  open("")
  jest.advanceTimersByTime(1000)
  expect(fetched()).toHaveLength(0)
  dispatchEvent(new Event("load"))
  jest.advanceTimersByTime(50)
  expect(fetched()).toHaveLength(0)
  jest.advanceTimersByTime(150)
  expect(fetched()).toHaveLength(1)
  jest.useRealTimers()
})

test("a click fetches it immediately, and only once", () => {
  open("<button>Dark colors</button>")
  document.querySelector("button")!.click()
  document.querySelector("button")!.click()
  expect(fetched()).toHaveLength(1)
})

test("repeats a click on a button from before the scripts ran, and only once", () => {
  open("<button>Dark colors</button>")
  const button = document.querySelector("button")!
  button.click()
  const heard = jest.fn()
  button.addEventListener("click", heard)
  replayClick()
  expect(heard).toHaveBeenCalledTimes(1)
})

test("repeats no click if there was none", () => {
  open("<button>Dark colors</button>")
  const heard = jest.fn()
  document.querySelector("button")!.addEventListener("click", heard)
  replayClick()
  expect(heard).not.toHaveBeenCalled()
})

test("does not repeat a click on a link", () => {
  open("<a href=#x>Link</a>")
  const link = document.querySelector("a")!
  link.click()
  const heard = jest.fn()
  link.addEventListener("click", heard)
  replayClick()
  expect(heard).not.toHaveBeenCalled()
})

test("holds a form submitted before the scripts ran, marks its button, and submits it once they run", () => {
  open("<form><button>Send</button></form>")
  const button = document.querySelector("button")
  expect(send(button).defaultPrevented).toBe(true)
  expect(button).toHaveAttribute("aria-disabled", "true")
  const sent = jest.fn((event: Event) => event.preventDefault())
  document.querySelector("form")!.addEventListener("submit", sent)
  replayClick()
  expect(sent).toHaveBeenCalledTimes(1)
})

const mayCome = () => "scripts" in document.documentElement.dataset

describe("where a script or the page's data cannot come", () => {
  const fail = {
    script: () => {
      document.head.append(document.createElement("script"))
      document.head.lastElementChild!.dispatchEvent(new Event("error"))
    },
    data: () => void dispatchEvent(new Event("unhandledrejection")),
  }

  test.each(["script", "data"] as const)(
    "a form is held no longer, and drawings are as without: %s",
    (what) => {
      open("<form><button>Send</button></form><span><noscript></noscript></span>")
      document.querySelector("noscript")!.textContent = "<svg></svg>"
      expect(mayCome()).toBe(true)
      fail[what]()
      expect(mayCome()).toBe(false)
      expect(send(null).defaultPrevented).toBe(false)
      expect(document.querySelector("span > svg")).not.toBeNull()
    },
  )

  test("a picture that cannot come is no script", () => {
    open("<img>")
    document.querySelector("img")!.dispatchEvent(new Event("error"))
    expect(mayCome()).toBe(true)
  })
})

test("with Trusted Types, the script loader's address and the drawings pass through the site's own policy", () => {
  const policy = {
    createHTML: jest.fn((html: string) => html),
    createScriptURL: jest.fn((address: string) => address),
  }
  const createPolicy = jest.fn().mockReturnValue(policy)
  Object.assign(window, { trustedTypes: { createPolicy } })
  open("<span><noscript></noscript></span>")
  Reflect.deleteProperty(window, "trustedTypes")
  document.querySelector("noscript")!.textContent = "<svg></svg>"
  expect(createPolicy).toHaveBeenCalledWith("own", expect.anything())
  document.querySelector("span")!.click()
  expect(fetched()).toHaveLength(1)
  expect(policy.createScriptURL).toHaveBeenCalledWith("/loader.js")
  document.querySelector("script")!.dispatchEvent(new Event("error"))
  expect(document.querySelector("span > svg")).not.toBeNull()
  expect(policy.createHTML).toHaveBeenCalledWith("<svg></svg>")
})

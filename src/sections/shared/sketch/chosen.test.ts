/** @jest-environment jsdom */

/** A page of its own: what another one only remembered is gone. */
function open() {
  jest.resetModules()
  const { renderHook, act }: typeof import("@testing-library/react") = jest.requireActual(
    "@testing-library/react/pure",
  )
  const { choose, nothingChosen, useChosen }: typeof import("./chosen") = jest.requireActual("./chosen")
  const { result } = renderHook(useChosen)
  return {
    choose: (next: typeof chosen) => act(() => choose(next)),
    nothingChosen,
    shown: () => result.current,
  }
}

const chosen = { name: "Zoë & Sons", trade: 1, mood: 2 }

beforeEach(() => sessionStorage.clear())

test("what a visitor typed and chose is there after a reload, and gone once it is cleared", () => {
  open().choose(chosen)
  const reloaded = open()
  expect(reloaded.shown()).toEqual(chosen)
  reloaded.choose(reloaded.nothingChosen)
  expect(sessionStorage).toHaveLength(0)
  expect(open().shown()).toEqual(reloaded.nothingChosen)
})

test.each(["", "{", "7", '{"name":7,"trade":0,"mood":0}', '{"name":"Zoë"}'])("%s is no sketch", (text) => {
  sessionStorage.setItem("sketch", text)
  expect(open().shown().name).toBe("")
})

const refused = () => {
  throw new DOMException("Refused", "SecurityError")
}

test("where storage is refused, the page itself remembers", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refused)
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refused)
  const { choose, shown } = open()
  expect(shown().name).toBe("")
  choose(chosen)
  expect(shown()).toEqual(chosen)
  jest.restoreAllMocks()
})

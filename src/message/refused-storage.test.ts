/** @jest-environment jsdom */
import { sendMessage } from "./send-message"

const message = { name: "Zoë", email: "zoe@co.example", number: "1", message: "Hello" }
const ids = { publicKey: "key", serviceId: "service", templateId: "template", origin: "https://mail.example" }

test("a message is sent where the browser refuses storage", async () => {
  Object.defineProperty(window, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("refused", "SecurityError")
    },
  })
  const sent = jest.fn().mockResolvedValue({ ok: true, status: 200, text: async () => "OK" })
  Object.defineProperty(window, "fetch", { value: sent })
  await sendMessage(message, ids)
  expect(sent).toHaveBeenCalledTimes(1)
})

/** The e-mail provider as the browser checks play it. */
export const provider = {
  publicKey: "test-key",
  serviceId: "test-service",
  templateId: "test-template",
  port: 9108,
  origin: "http://localhost:9108",
}

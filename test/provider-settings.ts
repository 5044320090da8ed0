/** The settings of the browser checks' own e-mail provider. */
export const provider = {
  publicKey: "test-key",
  serviceId: "test-service",
  templateId: "test-template",
  port: 9108,
  origin: "http://localhost:9108",
}

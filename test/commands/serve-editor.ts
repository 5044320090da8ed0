import { createServer } from "node:http"
import { adminRoutes } from "../../src/gatsby/admin/serve"
import { type App, addOwnRoutes } from "../../src/gatsby/develop/own-routes"

/** Serves the editor of `npm start`, without the site, for the content in the working directory. Prints its address. */
const app: App = { handle: (_, response) => void response.writeHead(404).end() }
addOwnRoutes(app, adminRoutes)
const server = createServer((request, response) => app.handle(request, response))
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/admin/`)
})

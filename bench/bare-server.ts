import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The reference server: node:http sends the same bytes and headers. */
const { headers, file } = JSON.parse(process.env.BARE_ANSWER ?? '')
const body = readFileSync(file)
const port = Number(process.env.PORT)
createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}`))

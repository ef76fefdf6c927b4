import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** Remote HTTP server: a bot API or a CRM. */
export interface Receiver {
  url: string
  /** Received requests, rejected or not. */
  requests: { path: string; headers: IncomingHttpHeaders; body: unknown }[]
  /** Status of further responses. */
  status: number
  stop(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    state.requests.push({ path: request.url ?? '', headers: request.headers, body: await json(request) })
    response.writeHead(state.status).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const state: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    status: 200,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return state
}

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Remote HTTP server: a bot API or a CRM. */
export interface Receiver {
  url: string
  /** Received requests, rejected or not. */
  requests: { method: string; path: string; headers: IncomingHttpHeaders; body: unknown }[]
  /** Status of further responses. */
  status: number
  stop(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const body = await text(request)
    state.requests.push({ method, path, headers, body: body === '' ? undefined : JSON.parse(body) })
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

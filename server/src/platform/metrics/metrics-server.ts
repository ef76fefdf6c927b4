import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { Registry } from 'prom-client'
import { StartError } from '../process/env.ts'

const REQUEST_MS = 10_000
const CONNECTIONS_MAX = 32

export interface MetricsServer {
  close(): Promise<void>
}

/** Serves /metrics on its own port. Throws StartError if the port can't be listened on. */
export async function listenForScrapes(
  register: Registry,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer(
    { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS },
    answerWith(register),
  )
  server.maxConnections = CONNECTIONS_MAX
  server.listen({ host, port })
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `Port ${port} of ${host} for metrics can't be listened on (${error.code}). Stop the program that has it, or set METRICS_PORT to another port.`,
    )
  })
  return {
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** A failing part is left out, so a scrape always has the other metrics. */
function answerWith(register: Registry): RequestListener {
  return async (request, response) => {
    const [path] = (request.url ?? '').split('?', 1)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (path !== '/metrics' || !isRead) {
      response.writeHead(path === '/metrics' ? 405 : 404, { 'content-type': 'text/plain' }).end()
      return
    }
    try {
      const text = await register.metrics()
      response.writeHead(200, { 'content-type': register.contentType, 'cache-control': 'no-store' }).end(text)
    } catch {
      response.writeHead(500, { 'content-type': 'text/plain' }).end('The metrics could not be collected\n')
    }
  }
}

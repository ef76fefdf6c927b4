import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Answer {
  status: number
  text: string
}

export interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: FormData
  /** Address of this machine in 127.0.0.0/8 that the request comes from. Limits count by address. */
  from?: string
  /** Host of the request, if it differs from the URL's. */
  host?: string
}

const agents = new Map<string, Agent>()

function agentOf(from: string): Agent {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 8 })
  agents.set(from, agent)
  return agent
}

/** Sends a request over a kept connection. Rejects if the connection breaks, or after 30 s without an answer. */
export async function send(
  url: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1', host }: Sent = {},
): Promise<Answer> {
  const form = body && new Response(body)
  const bytes = form && Buffer.from(await form.arrayBuffer())
  const sent = {
    ...headers,
    ...(host ? { host } : {}),
    ...(form && bytes
      ? { 'content-type': form.headers.get('content-type') ?? '', 'content-length': String(bytes.length) }
      : {}),
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers: sent, agent: agentOf(from), localAddress: from })
    outgoing.setTimeout(30_000, () => outgoing.destroy(new Error('No answer within 30 s')))
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      buffer(response).then(
        (content) => resolve({ status: response.statusCode ?? 0, text: content.toString() }),
        reject,
      )
    })
    outgoing.end(bytes)
  })
}

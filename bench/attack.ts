import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'

/** Sends expensive requests as fast as they are answered, each from another IP. Prints the counts of the answers. */
export interface AttackOptions {
  url: string
  kind: AttackKind
  connections: number
  seconds: number
  /** JSON of an expensive estimate, for that attack. */
  estimate?: string
}

/** Number of answers by status. 0 means no answer. */
export type AttackResult = Record<number, number>

interface AttackRequest {
  method: 'GET' | 'POST'
  path: string
  headers?: OutgoingHttpHeaders
  body?: string
}

const json = (body: unknown): Pick<AttackRequest, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  body: JSON.stringify(body),
})

const SYLLABLES = [
  'фут',
  'бол',
  'ка',
  'ру',
  'баш',
  'шар',
  'ле',
  'то',
  'ши',
  'на',
  'по',
  'ло',
  'сук',
  'но',
  'печ',
  'ать',
]
const word = (n: number) =>
  [n, n >> 4, n >> 8, n >> 12].map((part) => SYLLABLES[part % SYLLABLES.length]).join('')
const search = (name: string) => `${endpointRoutes.searchCatalog.path}?name=${encodeURIComponent(name)}`
/** Returns numbers without an obvious order. */
const scattered = (n: number) => Math.imul(n, 0x9e3779b1) >>> 0

const KINDS = {
  'log-in': (n: number): AttackRequest => ({
    method: 'POST',
    path: endpointRoutes.login.path,
    ...json({ email: `nobody-${n}@example.com`, password: 'нет такого пароля' }),
  }),
  search: (n: number): AttackRequest => ({
    method: 'GET',
    path: search(`${word(scattered(n))} ${word(scattered(n + 7))}`),
  }),
  'same search': (): AttackRequest => ({ method: 'GET', path: search('футболка') }),
  estimate: (_: number, estimate: string): AttackRequest => ({
    method: 'POST',
    path: endpointRoutes.estimateCalculation.path,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: estimate,
  }),
  '404': (n: number): AttackRequest => ({ method: 'GET', path: `/no-such-page-${n}/` }),
  'long header': (): AttackRequest => ({
    method: 'GET',
    path: '/',
    headers: { 'accept-encoding': `a;q=0${'0'.repeat(15_000)}x` },
  }),
}
export type AttackKind = keyof typeof KINDS

async function attack({
  url,
  kind,
  connections,
  seconds,
  estimate = '',
}: AttackOptions): Promise<AttackResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  const result: AttackResult = {}
  let sent = 0
  async function keepAsking(): Promise<void> {
    while (performance.now() < until) {
      sent += 1
      const status = await send(url, agent, KINDS[kind](sent, estimate), sent, until).catch(() => 0)
      result[status] = (result[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, keepAsking))
  agent.destroy()
  return result
}

function send(
  url: string,
  agent: Agent,
  { method, path, headers, body }: AttackRequest,
  n: number,
  until: number,
) {
  return new Promise<number>((resolve, reject) => {
    const sending = request(url + path, {
      method,
      agent,
      headers: { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`, ...headers },
      // Aborts unanswered requests when the time is over.
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(until - performance.now()))),
    })
    sending.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

if (import.meta.main) console.log(JSON.stringify(await attack(JSON.parse(process.argv[2] ?? '{}'))))

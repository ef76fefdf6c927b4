import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'

/** Response times in milliseconds during an attack, and numbers of wrong answers. */
export interface Probe {
  pages: number[]
  orders: number[]
  readyMs: number[]
  wrong: { pages: number; orders: number; ready: number }
}

const PAGE_PAUSE_MS = 15
const ORDER_PAUSE_MS = 400
const READY_PAUSE_MS = 500
const GIVE_UP_MS = 15_000

let orders = 0

/** Requests a cached page, an order and /readyz repeatedly, each on its own connection, until `ended`. */
export async function probe(url: string, ended: AbortSignal): Promise<Probe> {
  const seen: Probe = { pages: [], orders: [], readyMs: [], wrong: { pages: 0, orders: 0, ready: 0 } }
  async function repeat(
    part: keyof Probe['wrong'],
    times: number[],
    pauseMs: number,
    ask: () => Promise<number>,
  ) {
    while (!ended.aborted) {
      const start = performance.now()
      const status = await ask().catch(() => 0)
      times.push(performance.now() - start)
      if (status !== 200) seen.wrong[part] += 1
      await pause(pauseMs)
    }
  }
  await Promise.all([
    repeat('pages', seen.pages, PAGE_PAUSE_MS, () => send(url, 'GET', '/', { 'accept-encoding': 'br' })),
    repeat('orders', seen.orders, ORDER_PAUSE_MS, () => placeOrder(url)),
    repeat('ready', seen.readyMs, READY_PAUSE_MS, () => send(url, 'GET', '/readyz')),
  ])
  return seen
}

/** Places an order and returns the status. Each order has its own IP and e-mail address, to avoid limits. */
export function placeOrder(url: string): Promise<number> {
  orders += 1
  const body = {
    name: 'Анна',
    phone: '+7 (900) 123-45-67',
    email: `anna-${orders}@example.ru`,
    comment: 'Проба',
  }
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-forwarded-for': `192.168.${(orders >> 8) & 255}.${orders & 255}`,
  }
  return send(url, 'POST', endpointRoutes.sendOrderMail.path, headers, JSON.stringify(body))
}

function send(url: string, method: string, path: string, headers: OutgoingHttpHeaders = {}, body?: string) {
  return new Promise<number>((resolve, reject) => {
    const agent = new Agent({ keepAlive: false })
    const signal = AbortSignal.timeout(GIVE_UP_MS)
    const sending = request(url + path, { method, agent, headers, signal })
    sending.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

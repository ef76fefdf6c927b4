import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { orderForm, validFields } from '../../server/test/order-form.ts'
import { FILES } from '../orders/order-client.ts'
import { send } from './http-client.ts'

/** Orders sent from one IP address. The site accepts 30 in ten minutes. */
const ORDERS_BY_ADDRESS = 20
const RETRY_MS = 100
/** Pause of a client between two orders, so that orders arrive during every event. */
const BETWEEN_ORDERS_MS = 300

/** Clients that place orders with files through the proxy. */
export interface OrderClients {
  /** Numbers of answered orders by idempotency key. */
  acknowledged: Map<string, string>
  /** Requests that were not answered 200, each repeated with the same key. */
  failures: { at: number; reason: string }[]
  /** Ends after the orders under way are answered. */
  stop(): Promise<void>
}

/** Starts clients that place orders one after another, until `most` are answered. */
export function startOrderClients(url: string, count: number, most: number): OrderClients {
  const acknowledged = new Map<string, string>()
  const failures: OrderClients['failures'] = []
  let placed = 0
  let isStopping = false

  async function place(key: string, from: string): Promise<void> {
    for (;;) {
      const fields = { ...validFields, email: `${key}@example.ru`, comment: key, policy: '1' }
      const headers = { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': key }
      const sent = { method: 'POST', headers, body: orderForm(fields, FILES), from }
      const at = performance.now()
      try {
        const { status, text } = await send(`${url}${endpointRoutes.sendOrderMail.path}`, sent)
        if (status === 200) {
          const { result } = JSON.parse(text) as { result: { number: string } }
          acknowledged.set(key, result.number)
          return
        }
        if (status < 500) throw new Error(`An order was answered ${status}: ${text}`, { cause: status })
        failures.push({ at, reason: `an order was answered ${status}` })
      } catch (error) {
        const { message, cause } = error as Error
        if (typeof cause === 'number') throw error
        failures.push({ at, reason: `an order got no answer: ${message}` })
      }
      await pause(RETRY_MS)
    }
  }

  async function run(): Promise<void> {
    while (!isStopping && placed < most) {
      placed += 1
      const address = Math.floor(placed / ORDERS_BY_ADDRESS)
      await pause(BETWEEN_ORDERS_MS)
      await place(randomUUID(), `127.1.${address >> 8}.${(address & 255) + 1}`)
    }
  }

  const running = Array.from({ length: count }, run)
  return {
    acknowledged,
    failures,
    async stop() {
      isStopping = true
      await Promise.all(running)
    },
  }
}

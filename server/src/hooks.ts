import type { GuestOrder } from '@rapport/contract/accounts/guest-order'
import type { ErrorStatus } from '@rapport/contract/errors/error-response'
import type { OrderOutcome } from '@rapport/contract/page'
import type { NotificationChannel } from '@rapport/staff-contract/inbox/order-notifications'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from './platform/database/database.ts'
import { createHook, createProvider, type Hook, type Provider } from './platform/process/hooks.ts'

/** Moment from which a customer of a city waits for a call. */
interface WaitingCustomer {
  cityId: number | null
  placedAt: Date
}

/** Test order that a mark belongs to. */
export interface ClaimedProbe {
  probeId: string
  /** Number that an earlier copy of the same request got. */
  number?: string
}

/** Test order that was inserted and undone. */
export interface Rehearsal {
  probeId: string
  number: string
  /** The order as notifications read it. */
  details: object
  channels: readonly NotificationChannel[]
}

/**
 * What lower domains need from higher ones, without knowing them. A lower domain runs a hook or calls a
 * provider; a higher one adds its handler or its function in its plugin.
 */
export interface Hooks {
  /** A user logged in, or proved another email. Runs in that transaction. */
  emailProven: Hook<[tx: Orm, user: { id: number; email: string }]>
  /** An order was placed. Runs in that transaction. */
  orderPlaced: Hook<[tx: Orm, order: WaitingCustomer & { id: string }]>
  /**
   * Returns the test order of a mark, locked. Undefined if the mark is forged: then a visitor sent the order. Throws 409
   * if the mark is this site's own, but its test order has ended, or has another body.
   */
  claimProbe: Provider<[tx: Orm, mark: string, bodySha256: string], ClaimedProbe | undefined>
  /** A test order was inserted and undone. Runs in that transaction. */
  orderRehearsed: Hook<[tx: Orm, rehearsal: Rehearsal]>
  /** Sends a notification of a test order. Rejects if it has to be sent again. */
  notifyProbe: Provider<[probeId: string, channel: NotificationChannel], void>
  /** Returns until when a customer was promised a call. */
  findCallTime: Provider<[customer: WaitingCustomer], Date | undefined>
  /** Answers a form that was sent without scripts: the order page, with its errors and values. */
  renderOrderPage: Provider<
    [outcome: OrderOutcome, status: ErrorStatus, request: FastifyRequest, reply: FastifyReply],
    FastifyReply
  >
  /** Answers a guest link with the page of its order, at that path. */
  renderGuestOrder: Provider<
    [order: GuestOrder, path: string, request: FastifyRequest, reply: FastifyReply],
    FastifyReply
  >
}

/** Creates the hooks. The server does not start while a function is not provided. */
export function createHooks(app: FastifyInstance): Hooks {
  const hooks: Hooks = {
    emailProven: createHook(),
    orderPlaced: createHook(),
    claimProbe: createProvider(),
    orderRehearsed: createHook(),
    notifyProbe: createProvider(),
    findCallTime: createProvider(),
    renderOrderPage: createProvider(),
    renderGuestOrder: createProvider(),
  }
  app.addHook('onReady', async () => {
    for (const [name, hook] of Object.entries(hooks))
      if ('isProvided' in hook && !hook.isProvided()) throw new Error(`No plugin provides ${name}`)
  })
  return hooks
}

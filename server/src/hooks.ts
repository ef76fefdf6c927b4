import type { GuestOrder } from '@rapport/contract/accounts/guest-order'
import type { UserOffer, UserOrder, UserProof } from '@rapport/contract/accounts/user-orders'
import type { CalculatorView } from '@rapport/contract/calculation/form/calculator-view'
import type { CalculationRecord } from '@rapport/contract/calculation/stored/stored-calculation'
import type { ErrorStatus } from '@rapport/contract/errors/error-response'
import type { OfferPage } from '@rapport/contract/offers/offer-page'
import type { CustomerInvoice } from '@rapport/contract/orders/customer-invoice'
import type { MessageSource } from '@rapport/contract/orders/order-message'
import type { OrderOutcome } from '@rapport/contract/page'
import type { ProofPage } from '@rapport/contract/proofs/proof-page'
import type { NotificationChannel } from '@rapport/staff-contract/inbox/order-notifications'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from './platform/database/database.ts'
import { createHook, createProvider, type Hook, type Provider } from './platform/process/hooks.ts'

/** Moment from which a customer of a city waits for a call. */
interface WaitingCustomer {
  cityId: number | null
  placedAt: Date
}

/** A new order. */
export interface PlacedOrder extends WaitingCustomer {
  id: string
  /** The staff member who wrote it down after talking to the customer. */
  takenById?: number
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
  orderPlaced: Hook<[tx: Orm, order: PlacedOrder]>
  /** A customer wrote a message about an order. Runs in that transaction. */
  customerWrote: Hook<[tx: Orm, written: { orderId: string; messageId: number; source: MessageSource }]>
  /** A customer looked at an offer of an order, or answered it. Runs in that transaction. */
  offerChanged: Hook<[tx: Orm, orderId: string]>
  /** A customer looked at the proof of an order, commented or answered it. Runs in that transaction. */
  proofChanged: Hook<[tx: Orm, orderId: string]>
  /** A customer opened an invoice of an order, or its mail was sent. Runs in that transaction. */
  invoiceChanged: Hook<[tx: Orm, orderId: string]>
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
  /** Returns the sent offers of an order by its number. */
  listOrderOffers: Provider<[orderNumber: string], UserOffer[]>
  /** Returns the invoices of an order by its number, or of an offer by its link, as their customer sees them. */
  listCustomerInvoices: Provider<[of: { orderNumber: string } | { offerToken: string }], CustomerInvoice[]>
  /** Returns the sent proof of an order by its number. */
  findOrderProof: Provider<[orderNumber: string], UserProof | null>
  /** Returns the production of an order by its number, as its customer sees it. */
  getOrderProduction: Provider<[orderNumber: string], Pick<UserOrder, 'stages' | 'stageMails'>>
  /** Answers the link of an offer with its page, at that path. */
  renderOffer: Provider<
    [page: OfferPage, status: number, path: string, request: FastifyRequest, reply: FastifyReply],
    FastifyReply
  >
  /** Answers the link of a proof with its page, at that path. */
  renderProof: Provider<
    [page: ProofPage, status: number, path: string, request: FastifyRequest, reply: FastifyReply],
    FastifyReply
  >
  /** Answers a guest link with the page of its order, at that path. */
  renderGuestOrder: Provider<
    [order: GuestOrder, status: number, path: string, request: FastifyRequest, reply: FastifyReply],
    FastifyReply
  >
  /** Answers the calculator's form with its page. */
  renderCalculator: Provider<
    [view: CalculatorView, request: FastifyRequest, reply: FastifyReply],
    FastifyReply
  >
  /** Answers the link of a stored calculation with its page, at that path. */
  renderCalculation: Provider<
    [record: CalculationRecord, path: string, request: FastifyRequest, reply: FastifyReply],
    FastifyReply
  >
}

/** Creates the hooks. The server does not start while a function is not provided. */
export function createHooks(app: FastifyInstance): Hooks {
  const hooks: Hooks = {
    emailProven: createHook(),
    orderPlaced: createHook(),
    customerWrote: createHook(),
    offerChanged: createHook(),
    proofChanged: createHook(),
    invoiceChanged: createHook(),
    claimProbe: createProvider(),
    orderRehearsed: createHook(),
    notifyProbe: createProvider(),
    findCallTime: createProvider(),
    renderOrderPage: createProvider(),
    renderGuestOrder: createProvider(),
    listOrderOffers: createProvider(),
    listCustomerInvoices: createProvider(),
    findOrderProof: createProvider(),
    getOrderProduction: createProvider(),
    renderOffer: createProvider(),
    renderProof: createProvider(),
    renderCalculation: createProvider(),
    renderCalculator: createProvider(),
  }
  app.addHook('onReady', async () => {
    for (const [name, hook] of Object.entries(hooks))
      if ('isProvided' in hook && !hook.isProvided()) throw new Error(`No plugin provides ${name}`)
  })
  return hooks
}

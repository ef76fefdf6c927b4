import { offerMessages } from '@rapport/contract/offers/offer-messages'
import type { OrderRequisitesForm } from '@rapport/contract/requisites/order-requisites'
import { payerMessages } from '@rapport/contract/requisites/payer-messages'
import { and, desc, eq } from 'drizzle-orm'
import { addCustomerMessage, type CustomerMessage } from '../../orders/conversation/add-customer-message.ts'
import { saveRequisites } from '../../orders/requisites/requisites.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AnswerDeps } from '../answers/answer-offer.ts'
import { lockOffer } from '../lock-offer.ts'
import { recordOfferEvent } from '../offer-events.ts'
import { offers, offerVersions } from '../tables.ts'

type Deps = Pick<AnswerDeps, 'offerChanged' | 'customerWrote'>

const FIRST = 'Указали реквизиты для\u00A0счёта'
const CHANGED = 'Изменили реквизиты для\u00A0счёта'

/** An accepted version in force. */
interface Accepted {
  offerId: string
  version: number
}

/** Returns the newest accepted offer of an order; undefined without one. */
export async function findAcceptedOffer(orm: Orm, orderId: string): Promise<Accepted | undefined> {
  const [accepted] = await orm
    .select({ offerId: offers.id, version: offerVersions.version })
    .from(offers)
    .innerJoin(
      offerVersions,
      and(eq(offerVersions.offerId, offers.id), eq(offerVersions.version, offers.sentVersion)),
    )
    .where(and(eq(offers.orderId, orderId), eq(offerVersions.state, 'accepted')))
    .orderBy(desc(offers.createdAt), desc(offers.number))
    .limit(1)
  return accepted
}

/** Stores requisites by the link of an offer. Throws 404 for an unknown link, and as `giveRequisites` does. */
export async function giveOfferRequisites(
  tx: Orm,
  token: string,
  form: OrderRequisitesForm,
  now: Date,
  deps: Deps,
): Promise<void> {
  const { id: offerId, orderId } = await lockOffer(tx, { token })
  await giveRequisites(tx, orderId, form, { source: 'offer', offerId, at: now }, deps)
}

/**
 * Stores the requisites that a customer gives for the invoices of an order, which must be locked. Staff see a message
 * and an event, without the requisites. Throws 409 for a refused order, before an offer is accepted, and if
 * `version` is stale.
 */
export async function giveRequisites(
  tx: Orm,
  orderId: string,
  form: OrderRequisitesForm,
  given: Omit<CustomerMessage, 'text'>,
  deps: Deps,
): Promise<void> {
  const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId))
  if (order?.status === 'refused') throw new ApiError(409, offerMessages.orderRefused)
  const accepted = await findAcceptedOffer(tx, orderId)
  if (!accepted) throw new ApiError(409, payerMessages.notAccepted)
  const { before, isChanged } = await saveRequisites(tx, orderId, form, { staffId: null, now: given.at })
  if (!isChanged) return
  await recordOfferEvent(tx, { ...accepted, kind: 'requisites-given', at: given.at })
  const message = { ...given, text: before === 0 ? FIRST : CHANGED }
  // The requisites are stored also if the conversation is full.
  await addCustomerMessage(tx, orderId, message, deps.customerWrote).catch(ignoreFull)
  await deps.offerChanged.run(tx, orderId)
}

function ignoreFull(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 409) throw error
}

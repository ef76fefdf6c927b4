import type { Company } from '@rapport/contract/accounts/company'
import type { OfferDocument } from '@rapport/contract/offers/offer-document'
import { and, eq } from 'drizzle-orm'
import { getCompany } from '../accounts/company/company.ts'
import { users } from '../accounts/tables.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { versionNumber } from './offer-number.ts'
import { offerAnswers, offers, offerVersions } from './tables.ts'

/** What an invoice is made from. */
export interface AcceptedOffer {
  offerId: string
  orderId: string
  orderNumber: string
  /** `КП-26-000123/2` */
  number: string
  version: number
  acceptedAt: Date
  /** Lines, sums, VAT and terms of payment. They never change. */
  document: OfferDocument
  /** The customer of the order. Texts are empty after erasure. */
  buyer: {
    name: string
    phone: string
    email: string
    /** Account of the order; null without a log-in. */
    userId: number | null
    /** Company of the account; undefined without one. */
    company: Company | undefined
  }
}

/** Returns the accepted version of an offer; undefined unless the version in force is accepted. */
export async function getAcceptedOffer(orm: Orm, offerId: string): Promise<AcceptedOffer | undefined> {
  const [row] = await orm
    .select({ offer: offers, version: offerVersions, answer: offerAnswers, order: orders })
    .from(offers)
    .innerJoin(
      offerVersions,
      and(eq(offerVersions.offerId, offers.id), eq(offerVersions.version, offers.sentVersion)),
    )
    .innerJoin(
      offerAnswers,
      and(eq(offerAnswers.offerId, offers.id), eq(offerAnswers.version, offers.sentVersion)),
    )
    .innerJoin(orders, eq(orders.id, offers.orderId))
    .where(and(eq(offers.id, offerId), eq(offerVersions.state, 'accepted')))
  if (!row) return undefined
  const { offer, version, answer, order } = row
  return {
    offerId,
    orderId: offer.orderId,
    orderNumber: order.number,
    number: versionNumber(offer.number, version.version),
    version: version.version,
    acceptedAt: answer.at,
    document: version.document,
    buyer: {
      name: order.name,
      phone: order.phone,
      email: order.email,
      userId: order.userId,
      company: await findCompany(orm, order.userId),
    },
  }
}

async function findCompany(orm: Orm, userId: number | null): Promise<Company | undefined> {
  if (userId === null) return undefined
  const [user] = await orm.select().from(users).where(eq(users.id, userId))
  return user && getCompany(orm, user)
}

import type { OfferBilling } from '@rapport/contract/offers/offer-page'
import { eq } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import type { Hooks } from '../../hooks.ts'
import { getRequisites } from '../../orders/requisites/requisites.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { findAcceptedOffer } from '../requisites/give-requisites.ts'
import { offers } from '../tables.ts'

/**
 * Returns the invoices of an offer by its link, and the requisites of its order. Of the account it says only whether it
 * has requisites: the link may be forwarded.
 */
export async function getOfferBilling(
  orm: Orm,
  token: string,
  { listCustomerInvoices }: Pick<Hooks, 'listCustomerInvoices'>,
): Promise<OfferBilling | null> {
  const [found] = await orm
    .select({ orderId: offers.orderId, company: users.company, inn: users.inn })
    .from(offers)
    .innerJoin(orders, eq(orders.id, offers.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(offers.token, token))
  if (!found) return null
  const isAccepted = (await findAcceptedOffer(orm, found.orderId)) !== undefined
  return {
    invoices: await listCustomerInvoices.call({ offerToken: token }),
    requisites: isAccepted ? await getRequisites(orm, found.orderId) : null,
    hasAccountRequisites: Boolean(found.company && found.inn),
  }
}

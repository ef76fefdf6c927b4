import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { eq } from 'drizzle-orm'
import { orders } from '../src/orders/tables.ts'
import { ajax, validFields } from './order-form.ts'
import type { SignedIn, StaffApp } from './staff-app.ts'

let senders = 0

/** Places an order as a visitor, or as the user of `headers`, from a new network. Returns its id. */
export async function placeOrder(
  server: StaffApp,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<string> {
  senders += 1
  const answer = await server.app.inject({
    method: 'POST',
    url: endpointRoutes.sendOrderMail.path,
    remoteAddress: `10.${senders >> 8}.${senders & 255}.1`,
    headers: { ...ajax, ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...validFields, ...fields }).toString(),
  })
  const { number } = answer.json<{ result: { number: string } }>().result
  const [order] = await server.database.orm
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, number))
  return order?.id ?? ''
}

/** Returns an order as staff see it. */
export const inboxOrder = async (browser: SignedIn, id: string): Promise<InboxOrder> =>
  (await browser.call('getInboxOrder', { id })).result.order

import type { Offer } from '@rapport/staff-contract/offers/offer'
import { placeOrder } from '../inbox-orders.ts'
import { seedPricedProducts } from '../priced-products.ts'
import type { SignedIn, StaffApp } from '../staff-app.ts'

const products = new WeakMap<object, ReturnType<typeof seedPricedProducts>>()

/** Returns the ids of a coat and a scarf with prices, created once a server. */
export function pricedProducts(server: StaffApp): ReturnType<typeof seedPricedProducts> {
  const ids = products.get(server) ?? seedPricedProducts(server.database)
  products.set(server, ids)
  return ids
}

/** Places an order for coats. Ten of them cost 1 000 roubles each. */
export async function placeCoatOrder(
  server: StaffApp,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const { coat } = await pricedProducts(server)
  const line = { itemId: String(coat), itemTitle: 'Пальто прямое', variant: 'COAT/2' }
  return placeOrder(server, { ...line, material: 'WOOL/Сукно / драп', quantity: '10', ...fields }, headers)
}

/** Creates the draft of an offer for a new order of ten coats. */
export async function draftOffer(
  server: StaffApp,
  by: SignedIn,
  fields: Record<string, string> = {},
  headers?: Record<string, string>,
): Promise<Offer> {
  const id = await placeCoatOrder(server, fields, headers)
  const { status, message, result } = await by.call('createOffer', { id, body: {} })
  if (status !== 200) throw new Error(`No offer: ${status} ${message}`)
  return result.offer
}

/** Sends the draft of an offer. */
export async function sendDraft(by: SignedIn, { id, revision }: Offer): Promise<Offer> {
  const { status, message, errors, result } = await by.call('sendOffer', { id, body: { revision } })
  if (status !== 200) throw new Error(`Not sent: ${status} ${message} ${JSON.stringify(errors)}`)
  return result.offer
}

/** Creates an offer of ten coats and sends it. */
export const sentOffer = async (
  server: StaffApp,
  by: SignedIn,
  fields: Record<string, string> = {},
  headers?: Record<string, string>,
): Promise<Offer> => sendDraft(by, await draftOffer(server, by, fields, headers))

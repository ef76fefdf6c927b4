import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import type { signIn } from '../../bench/owner.ts'

type CallStaff = Awaited<ReturnType<typeof signIn>>

/** An invoice whose number the client has received. */
export interface Acknowledged {
  offerId: string
  number: string
}

interface Place {
  url: string
  call: CallStaff
  itemId: number
  legalEntityId: number
  /** Whether new orders are begun. */
  isOpen(): boolean
}

const RETRY_MS = 30
const BUYER = { name: 'ООО «Весна»', inn: '7707083893', kpp: '770701001', address: 'Тула' }

/**
 * Takes orders one after another: sends an offer, accepts it as the customer, and issues its invoice. Repeats each step
 * with the same key until it is answered. Ends once no new orders are begun.
 */
export async function runInvoiceClient(place: Place, acknowledged: Acknowledged[]): Promise<void> {
  while (place.isOpen()) {
    const offer = await sendOffer(place)
    const token = offer.path.split('/')[2]
    await repeat(() => accept(`${place.url}/api/v1/offers/${token}/accept`))
    const { invoices } = await write<{ invoices: { number: string }[] }>(
      place,
      'POST',
      `orders/${offer.orderId}/invoices`,
      {
        offerId: offer.id,
        legalEntityId: place.legalEntityId,
        part: 'whole',
        advancePercent: 50,
        dueDays: 5,
        buyer: BUYER,
      },
    )
    for (const { number } of invoices) acknowledged.push({ offerId: offer.id, number })
  }
}

async function sendOffer(place: Place): Promise<Offer> {
  const { order } = await write<{ order: { id: string } }>(place, 'POST', 'orders', {
    origin: 'phone',
    phone: '+7 900 123-45-67',
    name: 'Пётр Ильич',
    email: `${randomUUID()}@example.ru`,
    itemId: String(place.itemId),
    quantity: '10',
  })
  const created = await write<{ offer: Offer }>(place, 'POST', `orders/${order.id}/offers`, {})
  const { id, draft, revision } = created.offer
  const lines = draft?.lines.map((line) => ({ ...line, unitPrice: 100_000 }))
  const saved = await write<{ offer: Offer }>(place, 'PATCH', `offers/${id}`, { ...draft, revision, lines })
  const sent = await write<{ offer: Offer }>(place, 'POST', `offers/${id}/sending`, {
    revision: saved.offer.revision,
  })
  return sent.offer
}

/** Writes as staff, with one key for all tries. */
function write<Result>({ call }: Place, method: string, path: string, body: object): Promise<Result> {
  const headers = { 'idempotency-key': randomUUID() }
  return repeat(() => call(method, path, JSON.stringify(body), headers)) as Promise<Result>
}

async function accept(url: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1, name: 'Пётр Ильич' }),
  })
  const { message } = (await answer.json()) as { message?: string }
  if (!answer.ok) throw new Error(`accept: ${answer.status} ${message}`)
}

async function repeat<T>(step: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await step()
    } catch (error) {
      if (!isGone(error)) throw error
      await pause(RETRY_MS)
    }
}

/** `fetch` throws a TypeError if the server is gone. A server that starts or stops may answer with a 5xx. */
const isGone = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && /: 5\d\d /.test(error.message))

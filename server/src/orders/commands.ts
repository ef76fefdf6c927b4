import { randomUUID } from 'node:crypto'
import type { OrderForm } from '@rapport/contract/orders'
import type { Database, Orm } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Storage } from '../platform/storage.ts'
import { type ConsentGiven, recordConsent } from './consent.ts'
import { orderFileKey } from './file-key.ts'
import { findRepeatedOrder, type IdempotencyClaim, storeIdempotencyKey } from './idempotency.ts'
import { takeOrderNumber } from './order-number.ts'
import { findNumberById } from './queries.ts'
import { type DeliveryChannel, orderDeliveries, orderFiles, orders } from './tables.ts'

/** What an order is written with. */
export interface OrderDesk {
  database: Database
  storage: Storage
  jobs: Jobs
  /** Ways an order is told of, those that are configured. */
  channels: readonly DeliveryChannel[]
  /** Host that the Message-ID of its mails names. */
  mailHost: string
  now: () => Date
}

/** A file that has arrived and been checked, still outside the store. */
export interface AcceptedFile {
  name: string
  path: string
  size: number
  /** Of its content, in hexadecimal. */
  sha256: string
}

export interface OrderDraft {
  form: OrderForm
  files: AcceptedFile[]
  consent: ConsentGiven | undefined
  /** Whose cabinet shows it; undefined where nobody is logged in. */
  userId: number | undefined
  /** A repeat with the same one gets the number of the first order. */
  idempotency: IdempotencyClaim | undefined
}

/**
 * Places an order: its files in the store, then everything else in one transaction, jobs included. Gives the
 * number. When it throws, there is neither a row nor a stored file.
 */
export async function placeOrder(desk: OrderDesk, draft: OrderDraft): Promise<string> {
  const { database, storage } = desk
  const id = randomUUID()
  const files = draft.files.map((file) => ({ ...file, id: randomUUID() }))
  const dropFiles = () => Promise.all(files.map((file) => storage.remove(orderFileKey(file.id))))
  let written = false
  try {
    for (const file of files) await storage.keep(orderFileKey(file.id), file.path)
    const placed = await database.orm.transaction(async (tx) => {
      const result = await writeOrder(tx, desk, draft, id, files)
      written = true
      return result
    })
    if (placed.repeated) await dropFiles()
    return placed.number
  } catch (error) {
    // When only the answer to the commit was lost, the order may stand. Where nobody can tell, its files stay
    // until the sweep can.
    const number = written ? await findNumberById(database.orm, id) : undefined
    if (number) return number
    await dropFiles()
    throw error
  }
}

async function writeOrder(
  tx: Orm,
  desk: OrderDesk,
  { form, consent, userId, idempotency }: OrderDraft,
  id: string,
  files: (AcceptedFile & { id: string })[],
): Promise<{ number: string; repeated: boolean }> {
  const now = desk.now()
  const first = idempotency && (await findRepeatedOrder(tx, idempotency, now))
  if (first) return { number: first, repeated: true }
  const number = await takeOrderNumber(tx, now)
  const { policy, comment, additionalComment, quantity, ...fields } = form
  const about = [additionalComment, quantity && `количество: ${quantity}`].filter(Boolean).join(', ')
  await tx.insert(orders).values({
    ...fields,
    id,
    number,
    placedAt: now,
    userId: userId ?? null,
    comment: [comment, about].filter(Boolean).join('\n'),
  })
  if (idempotency) await storeIdempotencyKey(tx, idempotency, id, now)
  if (files.length > 0)
    await tx.insert(orderFiles).values(
      files.map((file, position) => ({
        id: file.id,
        orderId: id,
        position,
        name: file.name,
        size: file.size,
      })),
    )
  if (consent) await recordConsent(tx, id, consent, now)
  await queueDeliveries(tx, desk, id, number)
  return { number, repeated: false }
}

async function queueDeliveries(tx: Orm, desk: OrderDesk, orderId: string, number: string): Promise<void> {
  for (const channel of desk.channels) {
    const id = randomUUID()
    // Fixed here and now, so that a mail sent twice is one mail to whoever gets it.
    const messageId = channel.endsWith('-mail') ? `<order-${number}.${channel}@${desk.mailHost}>` : null
    await tx.insert(orderDeliveries).values({ id, orderId, channel, messageId })
    await desk.jobs.add(tx, channel, id)
  }
}

import { randomUUID } from 'node:crypto'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import type { OrderOrigin } from '@rapport/contract/orders/order-origin'
import type { PriceList } from '@rapport/contract/prices/prices'
import type { FastifyBaseLogger } from 'fastify'
import { saveConsentText } from '../../accounts/consent-text.ts'
import { findUser } from '../../accounts/queries.ts'
import { lockUser } from '../../accounts/sessions/sessions.ts'
import { cityExists } from '../../contacts/queries.ts'
import { acceptsPersonalData } from '../../content/accepts-personal-data.ts'
import type { Hooks } from '../../hooks.ts'
import { getDueAt } from '../../order-rules/get-due-at.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { parseIp } from '../../platform/http/request/client-ip.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { orderFileKey } from '../files/file-key.ts'
import { removeOrderFile } from '../files/remove-file.ts'
import {
  type CarriedCalculation,
  carryCalculation,
  insertOrderCalculation,
} from '../lines/carry-calculation.ts'
import { checkMinimum } from '../lines/check-minimum.ts'
import { findOrderLines } from '../lines/find-order-lines.ts'
import { listLineForms, orderComment } from '../lines/order-comment.ts'
import { insertOrderLines } from '../lines/order-lines.ts'
import { enqueueNotification } from '../notifications/notifications.ts'
import { findOrderNumberById } from '../queries.ts'
import { orderConsents, orderFiles, orders } from '../tables.ts'
import { createClaim, findRepeatedOrder, type IdempotencyClaim, storeIdempotencyKey } from './idempotency.ts'
import type { OrderLimit } from './order-limit.ts'
import { nextOrderNumber } from './order-number.ts'
import { InvalidOrderError, type OrderInput, type OrderSender } from './parse-order.ts'
import type { UploadedFile } from './receive-file.ts'
import { type RehearsalDeps, rehearseOrder } from './rehearse-order.ts'

export interface OrderDeps extends RehearsalDeps {
  database: Database
  storage: Storage
  /** Host for the Message-ID of mails. */
  mailHost: string
  orderLimit: OrderLimit
  /** Keys the hashes of senders. */
  senderSecret: Buffer
  orderPlaced: Hooks['orderPlaced']
  customerWrote: Hooks['customerWrote']
  claimProbe: Hooks['claimProbe']
  log: FastifyBaseLogger
  now: Clock
}

interface NewOrder extends OrderInput {
  id: string
  files: (UploadedFile & { id: string })[]
  userId: number | undefined
  /** Of each product of the form; undefined for an unknown product. */
  lines: (OrderLine | undefined)[]
  claim: IdempotencyClaim | undefined
  carried: CarriedCalculation | undefined
}

/**
 * Stores the files, then writes everything else with its jobs in one transaction. Returns the number of the order; a
 * repeat returns the number of the first one. Leaves no row and no file when it throws.
 */
export async function submitOrder(deps: OrderDeps, input: OrderInput): Promise<string> {
  const { orm } = deps.database
  const { cityId } = input.form
  if (!(await acceptsPersonalData(orm)))
    throw new InvalidOrderError(422, { message: [messages.orderFormClosed] }, input.values)
  const isCityUnknown = typeof cityId === 'number' && !(await cityExists(orm, cityId))
  const errors: FieldErrors = {
    ...(isCityUnknown ? { cityId: [messages.cityUnknown] } : {}),
    ...(await checkMinimum(orm, input.form)),
  }
  if (Object.keys(errors).length > 0) throw new InvalidOrderError(422, errors, input.values)
  await deps.orderLimit.consume(input.sender.ip)
  const user = await findUser(orm, input.sender.token, deps.now())
  const priceList = user?.priceType ?? 'anonymous'
  const carried = await readCalculation(deps, input, { list: priceList, userId: user?.id })
  const form = carried ? { ...input.form, lines: carried.lines } : input.form
  const { number, isProbe } = await storeOrder(deps, {
    ...input,
    form,
    carried,
    id: randomUUID(),
    files: input.files.map((file) => ({ ...file, id: randomUUID() })),
    userId: user?.id,
    lines: await findOrderLines(orm, listLineForms(form), priceList),
    claim: createClaim(deps.senderSecret, input, user?.id),
  })
  const files = input.files.map((file) => file.size)
  if (isProbe) deps.log.info({ reqId: input.requestId, files }, 'test order received')
  else deps.log.info({ reqId: input.requestId, order: number, files }, 'order placed')
  return number
}

/** Returns the calculation that the form names; undefined without one. Throws 422 for an unknown one. */
async function readCalculation(
  { database: { orm }, now }: OrderDeps,
  { form: { calculationId }, values }: OrderInput,
  { list, userId }: { list: PriceList; userId: number | undefined },
): Promise<CarriedCalculation | undefined> {
  if (calculationId === undefined) return undefined
  const carried = await carryCalculation(orm, calculationId, { list, userId, now: now() })
  if (carried) return carried
  throw new InvalidOrderError(422, { calculationId: [messages.calculationUnknown] }, values)
}

interface StoredOrder {
  number: string
  /** Whether no order was stored, since it was a test order. */
  isProbe?: boolean
}

async function storeOrder({ storage, ...deps }: OrderDeps, order: NewOrder): Promise<StoredOrder> {
  const { orm } = deps.database
  const removeFiles = () => Promise.all(order.files.map((file) => removeOrderFile(storage, file.id)))
  let written = false
  try {
    for (const file of order.files) await storage.putFile(orderFileKey(file.id), file.path)
    const { repeated, ...stored } = await orm.transaction(async (tx) => {
      const result = (await rehearseProbe(tx, deps, order)) ?? (await insertSentOrder(tx, deps, order))
      written = true
      return result
    })
    if (repeated) await removeFiles()
    return stored
  } catch (error) {
    // If only the answer to the commit was lost, the order may exist. If this query fails, too, the files stay for
    // the sweep.
    const number = written ? await findOrderNumberById(orm, order.id) : undefined
    if (number) return { number }
    await removeFiles()
    throw error
  }
}

/** Rehearses a test order. Returns undefined for an order of a visitor. */
async function rehearseProbe(
  tx: Orm,
  deps: Omit<OrderDeps, 'storage'>,
  order: NewOrder,
): Promise<(StoredOrder & { repeated: boolean }) | undefined> {
  const { probeMark } = order.sender
  const probe = probeMark ? await deps.claimProbe.call(tx, probeMark, order.bodySha256) : undefined
  if (!probe) return undefined
  if (probe.number) return { number: probe.number, repeated: true, isProbe: true }
  const ids = { probeId: probe.probeId, orderId: order.id }
  const number = await rehearseOrder(tx, deps, ids, (rehearsal) => insertSentOrder(rehearsal, deps, order))
  return { number, repeated: false, isProbe: true }
}

async function insertSentOrder(
  tx: Orm,
  deps: Omit<OrderDeps, 'storage'>,
  { id, form, files, sender, userId, lines, claim, carried }: NewOrder,
): Promise<{ number: string; repeated: boolean }> {
  const now = deps.now()
  const first = claim && (await findRepeatedOrder(tx, claim, now))
  if (first) return { number: first, repeated: true }
  const number = await insertOrder(tx, deps, { id, form, lines, userId, sender })
  if (carried) await insertOrderCalculation(tx, id, carried, now)
  if (claim) await storeIdempotencyKey(tx, claim, id, now)
  if (files.length > 0)
    await tx
      .insert(orderFiles)
      .values(
        files.map((file, position) => ({
          id: file.id,
          orderId: id,
          position,
          name: file.name,
          size: file.size,
        })),
      )
  if (form.policy) await insertConsent(tx, id, sender, now)
  return { number, repeated: false }
}

interface InsertedOrder extends Pick<NewOrder, 'id' | 'form' | 'lines' | 'userId'> {
  /** The customer's browser; undefined for an order of a staff member. */
  sender?: Pick<OrderSender, 'pagePath' | 'metrikaClientId'>
  /** Of an order that a staff member wrote down. */
  taken?: { origin: OrderOrigin; takenById: number }
}

/** Inserts an order with its lines, runs the hook, and enqueues a notification for each channel. Returns the number. */
export async function insertOrder(
  tx: Orm,
  deps: Pick<OrderDeps, 'now' | 'orderPlaced' | 'channels' | 'jobs' | 'mailHost'>,
  { id, form, lines, userId, sender, taken }: InsertedOrder,
): Promise<string> {
  const placedAt = deps.now()
  const number = await nextOrderNumber(tx, placedAt)
  // The account may have been merged or erased meanwhile; then the order has no account.
  const owner = userId === undefined ? undefined : await lockUser(tx, userId, 'key share')
  const { policy, repeatFiles, calculationId: _id, lines: _lines, ...fields } = form
  const { pagePath = null, metrikaClientId = null } = sender ?? {}
  const known = { id, number, placedAt, userId: owner?.id ?? null, pagePath, metrikaClientId, ...taken }
  const found = lines.flatMap((line) => line ?? [])
  const comment = orderComment(form, lines)
  const dueAt = await getDueAt(tx, { status: 'new', at: placedAt })
  await tx.insert(orders).values({ ...fields, ...known, comment, dueAt, line: found[0] ?? null })
  await insertOrderLines(tx, id, found)
  await deps.orderPlaced.run(tx, {
    id,
    cityId: form.cityId ?? null,
    placedAt,
    ...(taken ? { takenById: taken.takenById } : {}),
  })
  for (const channel of deps.channels) await enqueueNotification(tx, deps, { id, number }, channel)
  return number
}

async function insertConsent(
  tx: Orm,
  orderId: string,
  { ip, userAgent }: OrderSender,
  givenAt: Date,
): Promise<void> {
  const policy = await saveConsentText(tx)
  await tx.insert(orderConsents).values({ orderId, givenAt, ...policy, ip: parseIp(ip) ?? null, userAgent })
}

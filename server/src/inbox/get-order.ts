import { ORDER_HISTORY_MAX } from '@rapport/contract/accounts/account-limits'
import { HOUR_MS } from '@rapport/contract/hours/durations'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import {
  DUPLICATE_HOURS,
  ORDER_NOTES_MAX,
  ORDER_REMINDERS_MAX,
  RELATED_ORDERS_MAX,
} from '@rapport/staff-contract/inbox/inbox-limits'
import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { offers } from '../offers/tables.ts'
import { mayHavePreview } from '../orders/files/preview/file-readers.ts'
import { findOrderCalculation } from '../orders/lines/order-calculation.ts'
import { listOrderLines } from '../orders/lines/order-lines.ts'
import { orderFiles, orderNotifications, orderStatusChanges, orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { proofs } from '../proofs/tables.ts'
import { staff } from '../staff/tables.ts'
import { listMessages } from './conversation/list-messages.ts'
import { listOfferEvents } from './list-offer-events.ts'
import { selectPreviews, toPreview } from './list-orders.ts'
import { listProofEvents } from './list-proof-events.ts'
import { orderCalls, orderContacts, orderNotes, orderReminders } from './tables.ts'

const author = { id: staff.id, name: staff.name }

/** Returns a signed path to the thumbnail of a file. */
export type SignThumbnail = (fileId: string) => string

/**
 * Returns an order with its history, or undefined if it is missing. Without `signThumbnail` its files have no
 * thumbnails.
 */
export async function findInboxOrder(
  orm: Orm,
  id: string,
  signThumbnail?: SignThumbnail,
): Promise<InboxOrder | undefined> {
  const [preview] = await selectPreviews(orm).where(eq(orders.id, id))
  const [order] = await orm.select().from(orders).where(eq(orders.id, id))
  if (!preview || !order) return undefined
  const { email, comment, isCatalog, clientCity, clientCountry, referrerUrl, userId } = order
  return {
    ...toPreview(preview),
    email,
    comment,
    lines: await listOrderLines(orm, id),
    calculation: await findOrderCalculation(orm, id),
    isCatalog,
    referrerUrl,
    takenBy: await findStaff(orm, order.takenById),
    pagePath: order.pagePath,
    utm: {
      source: order.utmSource,
      medium: order.utmMedium,
      campaign: order.utmCampaign,
      content: order.utmContent,
      term: order.utmTerm,
    },
    customerLocation: [clientCity, clientCountry].filter(Boolean).join(', ') || null,
    customerId: userId ?? (await findAccountByEmail(orm, email)),
    files: await listFiles(orm, id, signThumbnail),
    statusChanges: await listStatusChanges(orm, id),
    calls: await listCalls(orm, id),
    contacts: await listContacts(orm, id),
    notes: await listNotes(orm, id),
    messages: await listMessages(orm, id),
    reminders: await listReminders(orm, id),
    notifications: await listNotifications(orm, id),
    related: await listRelated(orm, order),
    offerEvents: (await listOfferEvents(orm, eq(offers.orderId, id))).reverse(),
    proofEvents: (await listProofEvents(orm, eq(proofs.orderId, id))).reverse(),
  }
}

async function findStaff(orm: Orm, id: number | null): Promise<InboxOrder['takenBy']> {
  if (id === null) return null
  const [person] = await orm.select(author).from(staff).where(eq(staff.id, id))
  return person ?? null
}

/** Returns the account with the order's address. */
async function findAccountByEmail(orm: Orm, email: string): Promise<number | null> {
  if (email === '') return null
  const [owner] = await orm
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return owner?.id ?? null
}

async function listFiles(
  orm: Orm,
  orderId: string,
  signThumbnail?: SignThumbnail,
): Promise<InboxOrder['files']> {
  const { id, name, size, removedAt, staffId } = orderFiles
  const rows = await orm
    .select({ id, name, size, removedAt, author })
    .from(orderFiles)
    .leftJoin(staff, eq(staff.id, staffId))
    .where(eq(orderFiles.orderId, orderId))
    .orderBy(asc(orderFiles.position))
  return rows.map(({ removedAt, ...file }) => ({
    ...file,
    isRemoved: removedAt !== null,
    thumbnailPath: removedAt === null && mayHavePreview(file) ? (signThumbnail?.(file.id) ?? null) : null,
  }))
}

async function listStatusChanges(orm: Orm, orderId: string): Promise<InboxOrder['statusChanges']> {
  const { id, status, at, by, reason, event, staffId } = orderStatusChanges
  const rows = await orm
    .select({ status, at, by, reason, event, author })
    .from(orderStatusChanges)
    .leftJoin(staff, eq(staff.id, staffId))
    .where(eq(orderStatusChanges.orderId, orderId))
    .orderBy(desc(id))
    .limit(ORDER_HISTORY_MAX)
  return oldestFirst(rows)
}

async function listCalls(orm: Orm, orderId: string): Promise<InboxOrder['calls']> {
  const rows = await orm
    .select({ at: orderCalls.at, outcome: orderCalls.outcome, callAt: orderCalls.callAt, author })
    .from(orderCalls)
    .leftJoin(staff, eq(staff.id, orderCalls.authorId))
    .where(eq(orderCalls.orderId, orderId))
    .orderBy(desc(orderCalls.id))
    .limit(ORDER_HISTORY_MAX)
  return oldestFirst(rows).map((row) => ({ ...row, callAt: row.callAt?.toISOString() ?? null }))
}

async function listContacts(orm: Orm, orderId: string): Promise<InboxOrder['contacts']> {
  const rows = await orm
    .select({ at: orderContacts.at, messenger: orderContacts.messenger, author })
    .from(orderContacts)
    .leftJoin(staff, eq(staff.id, orderContacts.authorId))
    .where(eq(orderContacts.orderId, orderId))
    .orderBy(desc(orderContacts.id))
    .limit(ORDER_HISTORY_MAX)
  return oldestFirst(rows)
}

async function listNotes(orm: Orm, orderId: string): Promise<InboxOrder['notes']> {
  const { id, at, text, mentions } = orderNotes
  const rows = await orm
    .select({ id, at, text, mentions, author })
    .from(orderNotes)
    .leftJoin(staff, eq(staff.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(id))
    .limit(ORDER_NOTES_MAX)
  const ids = [...new Set(rows.flatMap((note) => note.mentions))]
  const people = ids.length > 0 ? await orm.select(author).from(staff).where(inArray(staff.id, ids)) : []
  return oldestFirst(rows).map((note) => ({
    ...note,
    mentions: people.filter((person) => note.mentions.includes(person.id)),
  }))
}

async function listReminders(orm: Orm, orderId: string): Promise<InboxOrder['reminders']> {
  const { id, at, text, dueAt, staffId } = orderReminders
  const rows = await orm
    .select({ id, at, text, dueAt, person: author })
    .from(orderReminders)
    .innerJoin(staff, eq(staff.id, staffId))
    .where(eq(orderReminders.orderId, orderId))
    .orderBy(asc(at), asc(id))
    .limit(ORDER_REMINDERS_MAX)
  return rows.map(({ dueAt, ...row }) => ({ ...row, at: row.at.toISOString(), isDue: dueAt !== null }))
}

async function listNotifications(orm: Orm, orderId: string): Promise<InboxOrder['notifications']> {
  const rows = await orm
    .select()
    .from(orderNotifications)
    .where(eq(orderNotifications.orderId, orderId))
    .orderBy(asc(orderNotifications.channel))
  return rows.map(({ id, channel, state, attempts, lastError, recipient, nextAttemptAt, sentAt }) => ({
    id,
    channel,
    state,
    attempts,
    recipient,
    reason: lastError,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
  }))
}

const oldestFirst = <Row extends { at: Date }>(rows: Row[]) =>
  rows.reverse().map((row) => ({ ...row, at: row.at.toISOString() }))

/** Returns other orders with the same phone or e-mail, newest first. */
async function listRelated(
  orm: Orm,
  { id, phone, email, placedAt }: typeof orders.$inferSelect,
): Promise<InboxOrder['related']> {
  const sameEmail = email === '' ? undefined : eq(sql`lower(${orders.email})`, email.toLowerCase())
  const samePhone = phone === '' ? undefined : eq(orders.phone, phone)
  if (!sameEmail && !samePhone) return []
  const rows = await selectPreviews(orm)
    .where(and(ne(orders.id, id), or(sameEmail, samePhone)))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(RELATED_ORDERS_MAX)
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    summary: row.summary,
    version: row.version ?? 0,
    placedAt: row.placedAt.toISOString(),
    isDuplicate: Math.abs(row.placedAt.getTime() - placedAt.getTime()) <= DUPLICATE_HOURS * HOUR_MS,
  }))
}

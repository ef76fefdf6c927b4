import { CALL_OUTCOMES, MESSENGERS } from '@rapport/staff-contract/inbox/inbox'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'
import { staff } from '../staff/tables.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const orderId = () => uuid().references(() => orders.id, { onDelete: 'cascade' })
const author = () => integer().references(() => staff.id)

/** How staff handle an order. */
export const orderHandling = pgTable(
  'order_handling',
  {
    orderId: orderId().primaryKey(),
    /** Raised by every write. */
    version: integer().notNull().default(0),
    assigneeId: author(),
    /** Deadline of the next call; null if no call is due. */
    callBy: moment(),
    /**
     * Deadline promised to the customer, as the report counts it. An unanswered call does not move it; a time that
     * the customer asks for does. Null without a promise.
     */
    promisedBy: moment(),
    /** Time of the click of the last write; the next one is not earlier. */
    changedAt: moment(),
    missedCalls: integer().notNull().default(0),
  },
  (table) => [
    index('order_handling_call_by').on(table.callBy, table.orderId).where(sql`${table.callBy} is not null`),
    index('order_handling_assignee').on(table.assigneeId),
  ],
)

export const orderCalls = pgTable(
  'order_calls',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId().notNull(),
    at: moment().notNull(),
    authorId: author(),
    outcome: text({ enum: CALL_OUTCOMES }).notNull(),
    /** Deadline of this call. */
    callBy: moment(),
    /** Promised deadline at that time. */
    promisedBy: moment(),
    /** Time that the customer requested. */
    callAt: moment(),
    /** Working minutes since the order. */
    waitedMinutes: integer(),
  },
  (table) => [index('order_calls_order').on(table.orderId, table.id), index('order_calls_at').on(table.at)],
)

/** Conversations with the customer in messengers. */
export const orderContacts = pgTable(
  'order_contacts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId().notNull(),
    at: moment().notNull(),
    authorId: author(),
    messenger: text({ enum: MESSENGERS }).notNull(),
  },
  (table) => [index('order_contacts_order').on(table.orderId, table.id)],
)

/** Notes of staff about an order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId().notNull(),
    at: moment().notNull(),
    authorId: author(),
    text: text().notNull(),
    /** Ids of mentioned staff. */
    mentions: jsonb().$type<number[]>().notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.id)],
)

/** Reminders of staff, deleted when done. */
export const orderReminders = pgTable(
  'order_reminders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId().notNull(),
    /** The author and recipient. */
    staffId: author().notNull(),
    at: moment().notNull(),
    text: text().notNull(),
    /** Set by the job at the reminder's time. */
    dueAt: moment(),
  },
  (table) => [
    index('order_reminders_order').on(table.orderId, table.at),
    index('order_reminders_due').on(table.staffId, table.orderId).where(sql`${table.dueAt} is not null`),
  ],
)

/** Keys of writes, so that a repeat is skipped. */
export const orderWriteKeys = pgTable(
  'order_write_keys',
  {
    staffId: author().notNull(),
    key: text().notNull(),
    /** Endpoint and record of the write. */
    action: text().notNull(),
    subjectId: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.key] }),
    index('order_write_keys_age').on(table.at),
  ],
)

/** Templates of messages to customers. */
export const messageTemplates = pgTable('message_templates', {
  id: uuid().primaryKey(),
  title: text().notNull().unique('message_templates_title'),
  text: text().notNull(),
})

import { CALL_OUTCOMES, MESSENGERS } from '@rapport/staff-contract/inbox/inbox'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'
import { staff } from '../staff/tables.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const orderId = () => uuid().references(() => orders.id, { onDelete: 'cascade' })
const author = () => integer().references(() => staff.id)

/** How staff deal with an order. */
export const orderHandling = pgTable(
  'order_handling',
  {
    orderId: orderId().primaryKey(),
    /** Raised by every write. */
    version: integer().notNull().default(0),
    assigneeId: author(),
    /** Until when the customer is to be called; null where they need not be. */
    callBy: moment(),
    /**
     * Until when the customer was promised a call, as the report counts it: a call that nobody answered does not move it, a time that
     * the customer asked for does. Null where nobody was promised one.
     */
    promisedBy: moment(),
    /** When the last write was pressed: the next one was not pressed earlier. */
    changedAt: moment(),
    missedCalls: integer().notNull().default(0),
  },
  (table) => [
    index('order_handling_call_by').on(table.callBy, table.orderId).where(sql`${table.callBy} is not null`),
    index('order_handling_assignee').on(table.assigneeId),
  ],
)

/** A call to the customer. */
export const orderCalls = pgTable(
  'order_calls',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId().notNull(),
    at: moment().notNull(),
    authorId: author(),
    outcome: text({ enum: CALL_OUTCOMES }).notNull(),
    /** Until when it was to be made. */
    callBy: moment(),
    /** Until when it was promised by then. */
    promisedBy: moment(),
    /** When the customer asked to be called instead. */
    callAt: moment(),
    /** Working minutes since the order came. */
    waitedMinutes: integer(),
  },
  (table) => [index('order_calls_order').on(table.orderId, table.id), index('order_calls_at').on(table.at)],
)

/** Where staff began to write to the customer, beside the site. */
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

/** What staff write for one another about an order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId().notNull(),
    at: moment().notNull(),
    authorId: author(),
    text: text().notNull(),
    /** Ids of the staff it concerns. */
    mentions: jsonb().$type<number[]>().notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.id)],
)

/** Of which order somebody is to be told at which minute; gone once it is done. */
export const orderReminders = pgTable(
  'order_reminders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId().notNull(),
    /** Who asked for it, and gets it. */
    staffId: author().notNull(),
    at: moment().notNull(),
    text: text().notNull(),
    /** Set by the job, once its minute has come. */
    dueAt: moment(),
  },
  (table) => [
    index('order_reminders_order').on(table.orderId, table.at),
    index('order_reminders_due').on(table.staffId, table.orderId).where(sql`${table.dueAt} is not null`),
  ],
)

/** Writes that were sent with a key, so that a repeat does nothing twice. */
export const orderWriteKeys = pgTable(
  'order_write_keys',
  {
    staffId: author().notNull(),
    key: text().notNull(),
    /** The call, and what it was about. */
    action: text().notNull(),
    subjectId: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.key] }),
    index('order_write_keys_age').on(table.at),
  ],
)

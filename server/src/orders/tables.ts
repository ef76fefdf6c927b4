import type { OrderLine } from '@rapport/contract/orders/order-line'
import { ORDER_AUTHORS, ORDER_STATUSES } from '@rapport/contract/orders/order-status'
import { NOTIFICATION_CHANNELS, NOTIFICATION_STATES } from '@rapport/staff-contract/inbox/order-notifications'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { foldedText } from '../platform/database/folded-text.ts'
import { trigrams } from '../platform/database/trigrams.ts'

/** What a check of the database lets a column hold. */
const oneOf = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '))

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** The last number given out in each year; the year is the one in Moscow. */
export const orderCounters = pgTable('order_counters', {
  year: integer().primaryKey(),
  last: integer().notNull(),
})

/** A line each; a phone once more in figures alone, as it is looked for. */
const searched = sql`number || chr(10) || name || chr(10) || email || chr(10) || phone || chr(10) || regexp_replace(phone, '\\D', '', 'g') || chr(10) || comment || chr(10) || coalesce(line ->> 'title', '')`

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique('orders_number'),
    placedAt: moment().notNull(),
    /** Whose account shows it; null where nobody was logged in. */
    userId: integer(),
    /** Who of the customers placed it, with an account or without: kept by a trigger; null once the person is erased. */
    personId: integer(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    comment: text().notNull(),
    /** The product that it is for, as it was priced; null where it is for none. */
    line: jsonb().$type<OrderLine>(),
    isCatalog: boolean().notNull(),
    cityId: integer(),
    clientCity: text(),
    clientCountry: text(),
    referrerUrl: text(),
    /** The page of the site that it was sent from: `/catalog/polo/`. */
    pagePath: text(),
    utmSource: text(),
    utmMedium: text(),
    utmCampaign: text(),
    utmContent: text(),
    utmTerm: text(),
    /** The last of its `order_status_changes`. */
    status: text({ enum: ORDER_STATUSES }).notNull().default('new'),
    /** All that staff find it by, made of the columns it says: who is erased from them is gone from here. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => foldedText(searched)),
  },
  (table) => [
    index('orders_placed').on(table.placedAt),
    index('orders_city')
      .on(table.cityId, table.placedAt, table.number)
      .where(sql`${table.cityId} is not null`),
    index('orders_utm_source')
      .on(table.utmSource, table.placedAt, table.number)
      .where(sql`${table.utmSource} is not null`),
    index('orders_status').on(table.status, table.placedAt, table.number),
    // `fastupdate` is off: no query has to read a list of pending entries.
    index('orders_search').using('gin', trigrams(table.searchText)).with({ fastupdate: false }),
    index('orders_user').on(table.userId, table.placedAt, table.number),
    index('orders_person').on(table.personId, table.placedAt, table.number),
    /** By which those without an account are known, beside their e-mail. */
    index('orders_guest_phone').on(table.phone).where(sql`${table.userId} is null and ${table.phone} <> ''`),
    /** Orders that an account with a proven address may take over. */
    index('orders_unclaimed').on(sql`lower(${table.email})`).where(sql`${table.userId} is null`),
    check('orders_status_known', sql`${table.status} in (${oneOf(ORDER_STATUSES)})`),
  ],
)

/** Which order a sender's key stands for, so that a repeat places no second one. Valid for 24 hours. */
export const orderIdempotencyKeys = pgTable(
  'order_idempotency_keys',
  {
    /** `user:<id>`, `visitor:<id>` or `ip:<address>`, as a keyed hash. */
    sender: text().notNull(),
    key: text().notNull(),
    /** Of the fields and the files; a repeat with another is refused. */
    bodySha256: text().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sender, table.key] }),
    index('order_idempotency_keys_order').on(table.orderId),
    index('order_idempotency_keys_age').on(table.createdAt),
  ],
)

/** A file's content stands in the store under a key made of its id. */
export const orderFiles = pgTable(
  'order_files',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => foldedText(sql`name`)),
    size: bigint({ mode: 'number' }).notNull(),
    /** Who of the staff added it, a domain above this one; null where the customer sent it. */
    staffId: integer(),
    /** Set once the content was removed for its age; name and size stay. */
    removedAt: moment(),
  },
  (table) => [
    unique('order_files_position').on(table.orderId, table.position),
    index('order_files_search').using('gin', trigrams(table.searchText)).with({ fastupdate: false }),
  ],
)

/** What was agreed to, by whom and when; an order placed without the check box has no row. */
export const orderConsents = pgTable('order_consents', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  givenAt: moment().notNull(),
  /** Null where the site had no such page yet. */
  textVersion: text(),
  textSha256: text(),
  /** Null where it is no valid IP address. */
  ip: text(),
  userAgent: text().notNull(),
})

/** What has become of an order, change by change; that it was new at first has no row. */
export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    at: moment().notNull(),
    by: text({ enum: ORDER_AUTHORS }).notNull(),
    /** Who of the staff did it, a domain above this one. */
    staffId: integer(),
    /** Why an order was refused. */
    reason: text(),
  },
  (table) => [
    index('order_status_changes_order').on(table.orderId, table.id),
    check('order_status_changes_status_known', sql`${table.status} in (${oneOf(ORDER_STATUSES)})`),
    check('order_status_changes_by_known', sql`${table.by} in (${oneOf(ORDER_AUTHORS)})`),
  ],
)

/** What is written to the customer about an order. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    author: text({ enum: ORDER_AUTHORS }).notNull(),
    /** Who of the factory wrote it. */
    authorName: text(),
    text: text().notNull(),
  },
  (table) => [
    index('order_messages_order').on(table.orderId, table.id),
    check('order_messages_author_known', sql`${table.author} in (${oneOf(ORDER_AUTHORS)})`),
  ],
)

/** A mail or message that an order is followed by, with its own attempts and its own state. */
export const orderNotifications = pgTable(
  'order_notifications',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    channel: text({ enum: NOTIFICATION_CHANNELS }).notNull(),
    state: text({ enum: NOTIFICATION_STATES }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** A code or a status, never what it was sent to. */
    lastError: text(),
    /** The address that staff had a mail sent to in place of its own. */
    recipient: text(),
    /** Whether a server took no mail of the size of its files: it goes with links, however often it is sent. */
    isLinked: boolean().notNull().default(false),
    /** Message-ID of a mail: the same however often it is sent. */
    messageId: text(),
    /** When it will have been tried again at the latest. */
    nextAttemptAt: moment(),
    sentAt: moment(),
  },
  (table) => [
    unique('order_notifications_channel').on(table.orderId, table.channel),
    index('order_notifications_pending').on(table.state).where(sql`${table.state} = 'pending'`),
    index('order_notifications_failed').on(table.orderId).where(sql`${table.state} = 'failed'`),
    check('order_notifications_channel_known', sql`${table.channel} in (${oneOf(NOTIFICATION_CHANNELS)})`),
    check('order_notifications_state_known', sql`${table.state} in ('pending', 'sent', 'failed')`),
  ],
)

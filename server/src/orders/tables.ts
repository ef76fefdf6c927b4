import type { OrderLine } from '@rapport/contract/orders/order-line'
import { ORDER_ORIGINS } from '@rapport/contract/orders/order-origin'
import { ORDER_AUTHORS, ORDER_STATUSES } from '@rapport/contract/orders/order-status'
import type { PriceList } from '@rapport/contract/prices/prices'
import { NOTIFICATION_CHANNELS, NOTIFICATION_STATES } from '@rapport/staff-contract/inbox/order-notifications'
import { ORDER_EVENTS } from '@rapport/staff-contract/order-rules/order-rules-events'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { calculations } from '../calculations/tables.ts'
import { foldedText } from '../platform/database/folded-text.ts'
import { trigrams } from '../platform/database/trigrams.ts'

const oneOf = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '))

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Last order number of each year, in Moscow time. */
export const orderCounters = pgTable('order_counters', {
  year: integer().primaryKey(),
  last: integer().notNull(),
})

/** One value a line, the phone also in digits only. */
const searched = sql`number || chr(10) || name || chr(10) || email || chr(10) || phone || chr(10) || regexp_replace(phone, '\\D', '', 'g') || chr(10) || comment || chr(10) || coalesce(line ->> 'title', '')`

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique('orders_number'),
    placedAt: moment().notNull(),
    /** Owner account; null without a log-in. */
    userId: integer(),
    /** The customer, with or without an account. Set by a trigger; null after erasure. */
    personId: integer(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    comment: text().notNull(),
    /** The first of `order_lines`, for processes of the release before. */
    line: jsonb().$type<OrderLine>(),
    isCatalog: boolean().notNull(),
    cityId: integer(),
    clientCity: text(),
    clientCountry: text(),
    referrerUrl: text(),
    /** Page that the form was sent from, such as `/catalog/polo/`. */
    pagePath: text(),
    utmSource: text(),
    utmMedium: text(),
    utmCampaign: text(),
    utmContent: text(),
    utmTerm: text(),
    /** The visitor's number in Yandex Metrika; null unless the visitor allowed counters. */
    metrikaClientId: text(),
    /** Equal to the newest of its `order_status_changes`. */
    status: text({ enum: ORDER_STATUSES }).notNull().default('new'),
    /** By when it needs its next step; null without a term. Set by each change of the status. */
    dueAt: moment(),
    /** Where it came from. */
    origin: text({ enum: ORDER_ORIGINS }).notNull().default('site'),
    /** The staff member who wrote it down; null if the customer sent it. */
    takenById: integer(),
    /** Texts that staff search by. Generated from other columns, so erasing these erases it, too. */
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
    index('orders_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('orders_status').on(table.status, table.placedAt, table.number),
    // `fastupdate` is off, so queries never read a pending list.
    index('orders_search').using('gin', trigrams(table.searchText)).with({ fastupdate: false }),
    index('orders_user').on(table.userId, table.placedAt, table.number),
    index('orders_person').on(table.personId, table.placedAt, table.number),
    /** Guests are identified by phone and e-mail. */
    index('orders_guest_phone').on(table.phone).where(sql`${table.userId} is null and ${table.phone} <> ''`),
    /** Orders that an account with a proven email may claim. */
    index('orders_unclaimed').on(sql`lower(${table.email})`).where(sql`${table.userId} is null`),
    check('orders_origin_known', sql`${table.origin} in (${oneOf(ORDER_ORIGINS)})`),
    check('orders_status_known', sql`${table.status} in (${oneOf(ORDER_STATUSES)})`),
  ],
)

/** Products of an order with the prices of that time. Never changed afterwards. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The product may have been deleted since. */
    itemId: integer().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    priceErpId: text(),
    variant: integer(),
    variantTitle: text(),
    materialErpId: text(),
    material: text(),
    baseColor: text(),
    /** Pieces, or metres in halves. */
    quantity: numeric({ precision: 9, scale: 1, mode: 'number' }),
    /** Pieces by size. `jsonb` would not keep the order of sizes. */
    sizes: json().$type<Record<string, number>>(),
    unit: text().notNull(),
    /** Kopecks. */
    unitPrice: bigint({ mode: 'number' }),
    total: bigint({ mode: 'number' }),
    priceList: text().$type<PriceList>().notNull(),
    /** When the price table was last changed. */
    priceRevision: moment(),
    /** Kopecks that the page showed, if they differ from the total. */
    shownTotal: bigint({ mode: 'number' }),
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => foldedText(sql`title`)),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_search').using('gin', trigrams(table.searchText)).with({ fastupdate: false }),
  ],
)

/** The calculation that an order carries. */
export const orderCalculations = pgTable(
  'order_calculations',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    calculationId: text()
      .notNull()
      .references(() => calculations.id, { onDelete: 'cascade' }),
    /** Whether its prices no longer held when the order was placed. */
    wasExpired: boolean().notNull(),
    /** What had changed by then, in Russian. */
    changes: json().$type<string[]>().notNull(),
  },
  (table) => [index('order_calculations_calculation').on(table.calculationId)],
)

/** Order of a sender's idempotency key, so that a repeat creates no second one. Valid for 24 hours. */
export const orderIdempotencyKeys = pgTable(
  'order_idempotency_keys',
  {
    /** `user:<id>`, `visitor:<id>` or `ip:<ip>`, as a keyed hash. */
    sender: text().notNull(),
    key: text().notNull(),
    /** Hash of fields and files; the same key with another body is refused. */
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

/** The content is in the store, under a key derived from the id. */
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
    /** The staff member who added it; null if the customer sent it. */
    staffId: integer(),
    /** The message of the conversation that it belongs to. Customers see it, also if staff added it. */
    messageId: integer(),
    /** Set when the content was removed because of its age. Name and size stay. */
    removedAt: moment(),
  },
  (table) => [
    unique('order_files_position').on(table.orderId, table.position),
    index('order_files_message').on(table.messageId).where(sql`${table.messageId} is not null`),
    index('order_files_search').using('gin', trigrams(table.searchText)).with({ fastupdate: false }),
  ],
)

/** Consents. An order without the checked box has no row. */
export const orderConsents = pgTable('order_consents', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  givenAt: moment().notNull(),
  /** Null if the site had no such page yet. */
  textVersion: text(),
  textSha256: text(),
  /** Null without a valid IP address. */
  ip: text(),
  userAgent: text().notNull(),
})

/** Status history of orders, without the initial `new`. */
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
    /** The staff member who made the change. */
    staffId: integer(),
    /** Reason of a refusal. */
    reason: text(),
    /** The event whose rule made the change. */
    event: text({ enum: ORDER_EVENTS }),
  },
  (table) => [
    index('order_status_changes_order').on(table.orderId, table.id),
    check('order_status_changes_status_known', sql`${table.status} in (${oneOf(ORDER_STATUSES)})`),
    check('order_status_changes_by_known', sql`${table.by} in (${oneOf(ORDER_AUTHORS)})`),
  ],
)

/** A mail or message about an order, with its attempts and state. */
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
    /** An error code or status, never an email. */
    lastError: text(),
    /** Address that staff entered in place of the order's own. */
    recipient: text(),
    /** True after a mail server refused the mail with attachments as too large: all tries send links. */
    isLinked: boolean().notNull().default(false),
    /** Message-ID of a mail, equal for all tries. */
    messageId: text(),
    /** Latest time of the next attempt. */
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

import type { OfferDocument } from '@rapport/contract/offers/offer-document'
import { DECLINE_REASONS } from '@rapport/contract/offers/public-offer'
import { NOTIFICATION_STATES } from '@rapport/staff-contract/inbox/order-notifications'
import type { ListPrices } from '@rapport/staff-contract/offers/calculate-offer'
import { OFFER_EVENTS, OFFER_MAILS } from '@rapport/staff-contract/offers/offer'
import type { OfferDraft } from '@rapport/staff-contract/offers/offer-draft'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  json,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'

const oneOf = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '))
const moment = () => timestamp({ withTimezone: true, mode: 'date' })
/** A staff member, as in `orders`: offers know no staff. */
const staffId = () => integer()

/** Last offer number of each year, in Moscow time. */
export const offerCounters = pgTable('offer_counters', {
  year: integer().primaryKey(),
  last: integer().notNull(),
})

/** States that are stored; `opened` and `expired` follow from times. */
const STORED_STATES = ['draft', 'approval', 'sent', 'accepted', 'declined', 'superseded'] as const

/** Written only while the row of the order is locked. */
export const offers = pgTable(
  'offers',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `КП-26-000123` */
    number: text().notNull().unique('offers_number'),
    /** Opens the customer's page; 256 random bits. */
    token: text().notNull().unique('offers_token'),
    /** Raised by every write of staff. */
    revision: integer().notNull().default(0),
    /** The newest version, and the version in force: the last one sent. */
    newest: integer().notNull().default(1),
    sentVersion: integer(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('offers_order').on(table.orderId, table.createdAt),
    index('offers_updated').on(table.updatedAt, table.number),
  ],
)

/** A trigger refuses changes of the document of a sent version. */
export const offerVersions = pgTable(
  'offer_versions',
  {
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    state: text({ enum: STORED_STATES }).notNull().default('draft'),
    /** What staff edit. `jsonb` would not keep the order of sizes. */
    draft: json().$type<Omit<OfferDraft, 'comment'>>().notNull(),
    listPrices: json().$type<ListPrices>().notNull(),
    reducedVat: json().$type<string[]>().notNull(),
    document: json().$type<OfferDocument>().notNull(),
    /** Apart from the document, so that it can be erased. */
    comment: text().notNull().default(''),
    /** Percent with two decimals. */
    discount: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** Kopecks; null while a price is missing. */
    total: bigint({ mode: 'number' }),
    validUntil: date({ mode: 'string' }).notNull(),
    createdAt: moment().notNull(),
    authorId: staffId(),
    /** Address that staff chose in place of the order's own. */
    recipient: text(),
    sentAt: moment(),
    sentBy: staffId(),
    /** Name of the member who sent it, as the customer sees it. */
    authorName: text(),
    approvedBy: staffId(),
    openedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.version] }),
    index('offer_versions_sent').on(table.sentAt).where(sql`${table.sentAt} is not null`),
    // The report reads figures of all offers from it, without the documents.
    index('offer_versions_figures').on(table.offerId, table.version, table.sentAt, table.sentBy, table.total),
    index('offer_versions_open').on(table.validUntil).where(sql`${table.state} = 'sent'`),
    check('offer_versions_state_known', sql`${table.state} in (${oneOf(STORED_STATES)})`),
  ],
)

/** Acceptances and refusals by customers. Kept as proof like consents. */
export const offerAnswers = pgTable(
  'offer_answers',
  {
    offerId: uuid().notNull(),
    version: integer().notNull(),
    kind: text({ enum: ['accepted', 'declined'] }).notNull(),
    at: moment().notNull(),
    name: text().notNull(),
    reason: text({ enum: DECLINE_REASONS }),
    text: text().notNull(),
    /** Hash of the document that was shown. */
    documentSha256: text().notNull(),
    /** Null without a valid IP address. */
    ip: text(),
    userAgent: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.version] }),
    foreignKey({
      name: 'offer_answers_version',
      columns: [table.offerId, table.version],
      foreignColumns: [offerVersions.offerId, offerVersions.version],
    }).onDelete('cascade'),
  ],
)

/** What happened to an offer, for the timeline of its order. */
export const offerEvents = pgTable(
  'offer_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    kind: text({ enum: OFFER_EVENTS }).notNull(),
    at: moment().notNull(),
    staffId: staffId(),
    text: text().notNull().default(''),
    /** Moscow day. Openings of one day share a row. */
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull().default(1),
    /** When staff read a question. */
    readAt: moment(),
  },
  (table) => [
    index('offer_events_offer').on(table.offerId, table.id),
    uniqueIndex('offer_events_opened')
      .on(table.offerId, table.version, table.day)
      .where(sql`${table.kind} = 'opened'`),
    index('offer_events_unread')
      .on(table.offerId)
      .where(sql`${table.kind} in ('asked', 'prices-requested') and ${table.readAt} is null`),
  ],
)

/** Mails about offers, with their attempts and state. */
export const offerMails = pgTable(
  'offer_mails',
  {
    id: uuid().primaryKey(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    kind: text({ enum: OFFER_MAILS }).notNull(),
    state: text({ enum: NOTIFICATION_STATES }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** An error code or status, never an email. */
    lastError: text(),
    /** Address in place of the order's own. */
    recipient: text(),
    /** The question that a mail to the factory is about. */
    eventId: integer(),
    createdAt: moment().notNull(),
    sentAt: moment(),
  },
  (table) => [
    index('offer_mails_offer').on(table.offerId, table.createdAt),
    index('offer_mails_pending').on(table.state).where(sql`${table.state} = 'pending'`),
    uniqueIndex('offer_mails_reminder')
      .on(table.offerId, table.version)
      .where(sql`${table.kind} = 'reminder'`),
  ],
)

/** Templates for repeated offers. */
export const offerTemplates = pgTable('offer_templates', {
  id: uuid().primaryKey(),
  title: text().notNull(),
  draft: json().$type<Omit<OfferDraft, 'validUntil'>>().notNull(),
  listPrices: json().$type<ListPrices>().notNull(),
  createdAt: moment().notNull(),
})

/** The single row of settings; missing until they are changed. */
export const offerSettings = pgTable(
  'offer_settings',
  {
    id: integer().primaryKey().default(1),
    revision: integer().notNull().default(0),
    validDays: integer().notNull(),
    advancePercent: integer().notNull(),
    paymentTerms: text().notNull(),
    managerDiscount: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    reminderDays: integer().notNull(),
  },
  (table) => [check('offer_settings_single', sql`${table.id} = 1`)],
)

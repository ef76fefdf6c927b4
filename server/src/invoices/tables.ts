import type { InvoiceBuyer } from '@rapport/contract/invoices/invoice-buyer'
import type { InvoiceDocument } from '@rapport/contract/invoices/invoice-document'
import { NOTIFICATION_STATES } from '@rapport/staff-contract/inbox/order-notifications'
import { INVOICE_EVENTS } from '@rapport/staff-contract/invoices/invoice-event'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { offers } from '../offers/tables.ts'
import { orders } from '../orders/tables.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** The digit of each legal entity in its numbers. It is never given to another, even if the entity is deleted. */
export const invoiceSeries = pgTable('invoice_series', {
  series: integer().primaryKey(),
  legalEntityId: integer().notNull().unique('invoice_series_entity'),
})

/** Last running number of each series and year, in Moscow time. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { year: integer().notNull(), series: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.year, table.series] })],
)

/** Issued invoices. They outlive their order and offer: the law keeps them for five years. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    /** `26-100123` */
    number: text().notNull().unique('invoices_number'),
    /** Opens the PDF for the customer; 256 random bits. */
    token: text().notNull().unique('invoices_token'),
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    offerId: uuid().references(() => offers.id, { onDelete: 'set null' }),
    legalEntityId: integer().notNull(),
    /** A trigger refuses changes. */
    document: json().$type<InvoiceDocument>().notNull(),
    buyer: json().$type<InvoiceBuyer>().notNull(),
    /** Kopecks. */
    total: bigint({ mode: 'number' }).notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    issuedAt: moment().notNull(),
    /** A staff member. */
    issuedBy: integer().notNull(),
    cancelledAt: moment(),
    cancelledBy: integer(),
    cancelReason: text().notNull().default(''),
    /** The cancelled invoice that this one corrects. */
    correctsId: uuid().unique('invoices_corrects'),
  },
  (table) => [
    index('invoices_order').on(table.orderId, table.issuedAt),
    index('invoices_offer').on(table.offerId),
    index('invoices_issued').on(table.issuedAt, table.number),
    index('invoices_due').on(table.dueOn).where(sql`${table.cancelledAt} is null`),
    check('invoices_total_positive', sql`${table.total} > 0`),
  ],
)

/** Money that came for invoices. What was noted by mistake is marked as removed. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: uuid().primaryKey(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    /** Moscow day on which it came. */
    day: date({ mode: 'string' }).notNull(),
    /** Kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    recordedAt: moment().notNull(),
    /** A staff member. */
    recordedBy: integer().notNull(),
    removedAt: moment(),
    removedBy: integer(),
    /** The payment of a bank statement; null for one noted by hand. The migration has its foreign key. */
    bankPaymentId: uuid(),
  },
  (table) => [
    index('invoice_payments_invoice').on(table.invoiceId),
    index('invoice_payments_day').on(table.day).where(sql`${table.removedAt} is null`),
    uniqueIndex('invoice_payments_bank')
      .on(table.bankPaymentId, table.invoiceId)
      .where(sql`${table.removedAt} is null`),
    check('invoice_payments_amount_positive', sql`${table.amount} > 0`),
  ],
)

/** What happened to an invoice, for its history. */
export const invoiceEvents = pgTable(
  'invoice_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    kind: text({ enum: INVOICE_EVENTS }).notNull(),
    at: moment().notNull(),
    /** Null for the customer and the bank. */
    staffId: integer(),
    /** Kopecks that came or were taken back. */
    amount: bigint({ mode: 'number' }),
    /** Moscow day. Openings of one day share a row. */
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [
    index('invoice_events_invoice').on(table.invoiceId, table.id),
    uniqueIndex('invoice_events_opened').on(table.invoiceId, table.day).where(sql`${table.kind} = 'opened'`),
  ],
)

/** Mails that bring invoices, with their attempts and state. */
export const invoiceMails = pgTable(
  'invoice_mails',
  {
    id: uuid().primaryKey(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    state: text({ enum: NOTIFICATION_STATES }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** An error code or status, never an email. */
    lastError: text(),
    /** Address in place of the order's own. */
    recipient: text(),
    createdAt: moment().notNull(),
    sentAt: moment(),
  },
  (table) => [
    index('invoice_mails_invoice').on(table.invoiceId, table.createdAt),
    index('invoice_mails_pending').on(table.state).where(sql`${table.state} = 'pending'`),
  ],
)

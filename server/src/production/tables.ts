import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const orderId = () => uuid().references(() => orders.id, { onDelete: 'cascade' })

/** Where an order is in production. An order without a row has not been started. */
export const orderProduction = pgTable(
  'order_production',
  {
    orderId: orderId().primaryKey(),
    /** The current stage, by its id in the rules; null before the first stage and after the last. */
    stageId: text(),
    /** When the last stage was done. */
    doneAt: moment(),
    /** Raised by every change of the stage. */
    version: integer().notNull().default(0),
    /** Whether the customer asked for a mail at each stage. */
    wantsMails: boolean().notNull().default(false),
    /** When the customer last turned these mails on or off. */
    mailsChosenAt: moment(),
    /** When the mail about the current stage is due; null without one. */
    mailDueAt: moment(),
    mailAttempts: integer().notNull().default(0),
    /** An error code or status, never an email. */
    mailError: text(),
    /** The stage that the customer knows by mail, or saw when turning the mails on. */
    mailedStageId: text(),
    mailedDone: boolean().notNull().default(false),
    mailedAt: moment(),
  },
  (table) => [
    index('order_production_stage').on(table.stageId).where(sql`${table.stageId} is not null`),
    index('order_production_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
  ],
)

/** History of an order's stages. */
export const orderStageChanges = pgTable(
  'order_stage_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId().notNull(),
    /** Null: not started, or all stages are done. */
    stageId: text(),
    /** Name of the stage at that time. */
    title: text().notNull(),
    isDone: boolean().notNull().default(false),
    at: moment().notNull(),
    /** A staff member, as in `orders`. */
    staffId: integer(),
  },
  (table) => [index('order_stage_changes_order').on(table.orderId, table.id)],
)

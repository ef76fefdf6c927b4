import { MESSAGE_SOURCES } from '@rapport/contract/orders/order-message'
import { ORDER_AUTHORS } from '@rapport/contract/orders/order-status'
import { NOTIFICATION_STATES } from '@rapport/staff-contract/inbox/order-notifications'
import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../tables.ts'

const oneOf = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '))
const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** The conversation with the customer about an order. Notes of staff are in a table of their own, out of reach. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    author: text({ enum: ORDER_AUTHORS }).notNull(),
    /** Name of the staff member who wrote it. */
    authorName: text(),
    /** The staff member who wrote it. */
    staffId: integer(),
    source: text({ enum: MESSAGE_SOURCES }).notNull().default('staff'),
    /** The offer whose page it was written on. */
    offerId: uuid(),
    text: text().notNull(),
    /** When the customer read it; of a customer's message, when staff answered it or marked it as read. */
    readAt: moment(),
    /** Hash of the Message-ID of the mail that brought it. */
    mailSha256: text(),
    /** State of the mail to the customer; null without one. */
    mailState: text({ enum: NOTIFICATION_STATES }),
    mailAttempts: integer().notNull().default(0),
    /** An error code or status, never an email. */
    mailError: text(),
    mailedAt: moment(),
  },
  (table) => [
    index('order_messages_order').on(table.orderId, table.id),
    index('order_messages_unanswered')
      .on(table.orderId)
      .where(sql`${table.author} = 'customer' and ${table.readAt} is null`),
    index('order_messages_pending').on(table.mailState).where(sql`${table.mailState} = 'pending'`),
    uniqueIndex('order_messages_mail').on(table.mailSha256).where(sql`${table.mailSha256} is not null`),
    check('order_messages_author_known', sql`${table.author} in (${oneOf(ORDER_AUTHORS)})`),
  ],
)

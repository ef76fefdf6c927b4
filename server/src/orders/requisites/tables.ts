import type { Payer } from '@rapport/contract/requisites/payer'
import { integer, json, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../tables.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Requisites for the invoices of an order. They are personal data, which erasure deletes. */
export const orderRequisites = pgTable('order_requisites', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Raised by every change of the payer. */
  version: integer().notNull().default(0),
  /** Null until they are given. */
  buyer: json().$type<Payer>(),
  /** When they were given or changed. */
  at: moment(),
  /** The staff member who corrected them; null for the customer. */
  staffId: integer(),
  /** When staff last asked the customer for them. */
  requestedAt: moment(),
})

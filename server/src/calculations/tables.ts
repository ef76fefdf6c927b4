import type { Calculation } from '@rapport/contract/calculation/calculation'
import type { CalculationRequest } from '@rapport/contract/calculation/calculation-request'
import type { LineWords } from '@rapport/contract/calculation/stored/stored-calculation'
import type { PriceList } from '@rapport/contract/prices/prices'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Calculations that a visitor saved. They have no personal data and are never changed. */
export const calculations = pgTable(
  'calculations',
  {
    id: text().primaryKey(),
    createdAt: moment().notNull(),
    validUntil: moment().notNull(),
    /** Account that saved it; null without a log-in and after its removal. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When the last order with it was placed. */
    orderedAt: moment(),
    priceList: text().$type<PriceList>().notNull(),
    /** Revision of the tables. */
    revision: text().notNull(),
    // `jsonb` would not keep the order of sizes.
    request: json().$type<CalculationRequest>().notNull(),
    calculation: json().$type<Calculation>().notNull(),
    words: json().$type<LineWords[]>().notNull(),
    city: text(),
    /** Keyed hash of the sender, with the key and the hash of the request. Null after 24 hours. */
    sender: text(),
    idempotencyKey: text(),
    bodySha256: text(),
  },
  (table) => [
    unique('calculations_idempotency_key').on(table.sender, table.idempotencyKey),
    index('calculations_validity').on(table.validUntil),
    index('calculations_user').on(table.userId, table.createdAt).where(sql`${table.userId} is not null`),
  ],
)

/** Pieces of accepted orders that the workshops make, by operation and Moscow day. Orders are a higher domain. */
export const operationBookings = pgTable(
  'operation_bookings',
  {
    orderId: uuid().notNull(),
    code: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    quantity: doublePrecision().notNull(),
    /** The order was refused: its days are free. */
    isReleased: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.code, table.day] }),
    index('operation_bookings_days').on(table.day, table.code),
  ],
)

import type { PriceList } from '@rapport/contract/prices/prices'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { staff } from '../staff/tables.ts'

/** History of assigned price lists. The last one is in force, and its id is the version for the next change. */
export const customerPriceLists = pgTable(
  'customer_price_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    priceList: text().$type<PriceList>().notNull(),
    givenAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    staffId: integer().references(() => staff.id),
  },
  (table) => [index('customer_price_lists_user').on(table.userId, table.id)],
)

/**
 * A row for each account and guest. Guests are identified by the phone and e-mail of their orders. Triggers on
 * accounts and orders maintain the rows (`migrations/0017_customers.sql`). The table has no personal data.
 */
export const people = pgTable(
  'people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for guests. */
    userId: integer().unique('people_user'),
    orderCount: integer().notNull().default(0),
    lastOrderId: uuid(),
    /** Time of the last order, or of the registration. */
    activeAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('people_active').on(table.activeAt, table.id),
    index('people_with_account').on(table.activeAt, table.id).where(sql`${table.userId} is not null`),
    index('people_without_account').on(table.activeAt, table.id).where(sql`${table.userId} is null`),
  ],
)

import type { PriceList } from '@rapport/contract/prices/prices'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { staff } from '../staff/tables.ts'

/** Price lists that staff gave to customers, the last of each in force; its id is the version that the next one starts from. */
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
 * All who registered or ordered, a row each; those without an account are known by the phone and the e-mail of their orders.
 * Kept by triggers (`migrations/0071_people.sql`) on accounts and orders, and holds nothing personal itself.
 */
export const people = pgTable(
  'people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null of those without an account. */
    userId: integer().unique('people_user'),
    orderCount: integer().notNull().default(0),
    lastOrderId: uuid(),
    /** When they ordered last, or registered where they never did. */
    activeAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('people_active').on(table.activeAt, table.id),
    index('people_with_account').on(table.activeAt, table.id).where(sql`${table.userId} is not null`),
    index('people_without_account').on(table.activeAt, table.id).where(sql`${table.userId} is null`),
  ],
)

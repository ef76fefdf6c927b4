import type { PriceList } from '@rapport/contract/prices'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
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

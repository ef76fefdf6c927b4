import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Secrets the product makes for itself at its first start. */
export const appSecrets = pgTable('app_secrets', {
  name: text().primaryKey(),
  value: bytes().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

import { bigint, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Secrets that the product creates at its first start. */
export const appSecrets = pgTable('app_secrets', {
  name: text().primaryKey(),
  value: bytes().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/** Points counted against a limit in all processes; see rate-limits.ts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /**
     * Name of the limit and the counted key, separated by a colon. Personal data is stored only as a keyed
     * hash.
     */
    key: text().primaryKey(),
    points: bigint({ mode: 'number' }).notNull(),
    expire: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [index('rate_limits_expiry').on(table.expire)],
)

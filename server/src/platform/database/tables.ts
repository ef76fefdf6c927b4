import { bigint, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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

/** Restores of an archive into this database; see restores/restores.ts. */
export const restores = pgTable('restores', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Time of the rows in the archive. */
  takenAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  restoredAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  /** Time from which files without a row are deleted again. */
  confirmedAt: timestamp({ withTimezone: true, mode: 'date' }),
})

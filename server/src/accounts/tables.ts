import type { PriceList } from '@rapport/contract/prices'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** As typed; unique whatever its case. */
    email: text().notNull(),
    name: text().notNull(),
    phone: text(),
    company: text(),
    inn: text(),
    cityId: integer(),
    priceList: text().$type<PriceList>().notNull().default('registered'),
    /** Argon2id, in its own notation. */
    passwordHash: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
)

/** A log-in on one device. Only the hash of its token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenSha256: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** Set once a newer token replaced this one, which is then good for a minute more. */
    replacedAt: moment(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** A code sent by mail, to confirm an address or to set a new password. */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case. */
    email: text().notNull(),
    purpose: text({ enum: ['registration', 'recovery'] }).notNull(),
    codeSha256: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex('email_codes_purpose').on(table.email, table.purpose)],
)

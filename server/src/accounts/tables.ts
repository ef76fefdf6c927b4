import type { PriceList } from '@rapport/contract/prices/prices'
import { type SQL, sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { foldedText } from '../platform/database/folded-text.ts'
import { trigrams } from '../platform/database/trigrams.ts'
import { passkeyColumns } from '../platform/security/passkey-columns.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** A line each; a phone in figures alone, too. */
const searched = sql`name || chr(10) || email || chr(10) || coalesce(phone, '') || chr(10) || regexp_replace(coalesce(phone, ''), '\\D', '', 'g') || chr(10) || coalesce(company, '') || chr(10) || coalesce(inn, '')`

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
    kpp: text(),
    legalAddress: text(),
    /** Grows with every change of what is stored of the company. */
    companyVersion: integer().notNull().default(0),
    cityId: integer(),
    priceList: text().$type<PriceList>().notNull().default('registered'),
    /** Argon2id, in its own notation. */
    passwordHash: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** All that staff find them by, as of an order. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => foldedText(searched)),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_search').using('gin', trigrams(table.searchText)).with({ fastupdate: false }),
  ],
)

/** Where goods of a user's company are delivered to, in the order they were written in. */
export const companyAddresses = pgTable(
  'company_addresses',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    address: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.position] })],
)

/** Whom to speak to in a user's company; a text that is not known is empty. */
export const companyContacts = pgTable(
  'company_contacts',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    post: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.position] })],
)

/** A log-in on one device. Only the hash of its token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenSha256: text().primaryKey(),
    /** The log-in it goes back to: tokens that replace one another are of one family, and end together. */
    familyId: uuid().notNull().defaultRandom(),
    /** When that log-in was; no family outlives it by more than SESSION_ABSOLUTE_DAYS. */
    startedAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
    userAgent: text().notNull().default(''),
    /** Network of the log-in, without its last part; null where unknown. */
    network: text(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** Set once a newer token replaced this one, which is then good for a minute more. */
    replacedAt: moment(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_family').on(table.familyId),
  ],
)

/** A log-in on its way to another host of the site, whose storage knows nothing of it. Only the hash of its code is kept. */
export const sessionTransfers = pgTable(
  'session_transfers',
  {
    codeSha256: text().primaryKey(),
    /** The log-in that goes on there. */
    familyId: uuid().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The only host the code is good at: a subdomain of a city, empty for the base. */
    subdomain: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('session_transfers_family').on(table.familyId)],
)

/** A key that logs in without a password: an authenticator has its private half, and nobody else. */
export const passkeys = pgTable(
  'passkeys',
  {
    ...passkeyColumns(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId),
  ],
)

/** What an authenticator has to sign to make or to use a key, once. Only its hash is kept. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeSha256: text().primaryKey(),
    /** Whose new key it is for, and the log-in that asked; null for a log-in, which may be anybody's. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    familyId: uuid(),
    userHandle: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    index('passkey_challenges_family').on(table.familyId),
  ],
)

/** Devices a user has logged in from: others' wrong passwords do not shut these out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the X-Visitor-Id that the browser keeps. */
    deviceHash: text().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
)

/** What a user agreed to when they registered, and to which text. */
export const userConsents = pgTable('user_consents', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  givenAt: moment().notNull(),
  /** Null where the site had no such page yet. */
  textVersion: text(),
  textSha256: text(),
  /** Null where it is no valid IP address. */
  ip: text(),
  userAgent: text().notNull(),
})

/** An account that staff merged into another: what proves who had it, and what they agreed to. Its orders are the other one's. */
export const mergedAccounts = pgTable(
  'merged_accounts',
  {
    /** What its id was. */
    id: integer().primaryKey(),
    /** The account that was kept. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** Whoever logs in by it is told what became of it, and nobody else. */
    passwordHash: text().notNull(),
    mergedAt: moment().notNull(),
    /** Null where it was made without a consent. */
    consentGivenAt: moment(),
    consentTextVersion: text(),
    consentTextSha256: text(),
    consentIp: text(),
    consentUserAgent: text(),
  },
  (table) => [
    index('merged_accounts_user').on(table.userId),
    index('merged_accounts_email').on(sql`lower(${table.email})`),
  ],
)

/** Texts that somebody agreed to, as HTML; none is ever changed. */
export const consentTexts = pgTable('consent_texts', {
  sha256: text().primaryKey(),
  version: text().notNull(),
  body: text().notNull(),
})

/** A code sent by mail: to confirm an address, to set a new password, or for what a log-in is not enough for. */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case. */
    email: text().notNull(),
    purpose: text({ enum: ['registration', 'recovery', 'email-change', 'export', 'removal'] }).notNull(),
    codeSha256: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  // Several may be good at once: a newer one does not end an older one that is still on its way.
  (table) => [index('email_codes_purpose').on(table.email, table.purpose)],
)

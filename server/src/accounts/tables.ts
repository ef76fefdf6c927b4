import type { CartLine } from '@rapport/contract/orders/cart-line'
import type { PriceList } from '@rapport/contract/prices/prices'
import { type SQL, sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { foldedText } from '../platform/database/folded-text.ts'
import { trigrams } from '../platform/database/trigrams.ts'
import { passkeyColumns } from '../platform/security/passkey-columns.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** One value a line, the phone also in digits only. */
const searched = sql`name || chr(10) || email || chr(10) || coalesce(phone, '') || chr(10) || regexp_replace(coalesce(phone, ''), '\\D', '', 'g') || chr(10) || coalesce(company, '') || chr(10) || coalesce(inn, '')`

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** As typed; unique in any letter case. */
    email: text().notNull(),
    name: text().notNull(),
    phone: text(),
    company: text(),
    inn: text(),
    kpp: text(),
    legalAddress: text(),
    /** Grows with every change of the company. */
    companyVersion: integer().notNull().default(0),
    cityId: integer(),
    priceList: text().$type<PriceList>().notNull().default('registered'),
    /** Discount in calculations, in percent with two decimals, and its title there. Set by staff. */
    discountPercent: doublePrecision().notNull().default(0),
    discountTitle: text().notNull().default(''),
    /** Grows with every change of the discount. */
    discountVersion: integer().notNull().default(0),
    /** Argon2id in PHC format. */
    passwordHash: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Fields that staff search by. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => foldedText(searched)),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_search').using('gin', trigrams(table.searchText)).with({ fastupdate: false }),
  ],
)

/** Delivery addresses of a user's company, in the order of its form. */
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

/** Contact persons of a user's company. Unknown fields are empty. */
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

/** The list of products that a user wants to order. It is read and written as a whole. */
export const carts = pgTable('carts', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Grows with every change. */
  version: integer().notNull(),
  lines: jsonb().$type<CartLine[]>().notNull(),
  updatedAt: moment().notNull(),
})

/** A token of a log-in on one device. Only the token's hash is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenSha256: text().primaryKey(),
    /** The log-in: tokens that replace one another share a family and end together. */
    familyId: uuid().notNull().defaultRandom(),
    /** Start of the log-in. The family ends SESSION_ABSOLUTE_DAYS later at the latest. */
    startedAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
    userAgent: text().notNull().default(''),
    /** Truncated IP network of the log-in; null if unknown. */
    network: text(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** Set when a newer token replaces this one, which then stays valid for a minute. */
    replacedAt: moment(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_family').on(table.familyId),
  ],
)

/** A log-in on its way to another host of the site. Only the hash of its code is stored. */
export const sessionTransfers = pgTable(
  'session_transfers',
  {
    codeSha256: text().primaryKey(),
    /** The log-in to continue. */
    familyId: uuid().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The only host that accepts the code: a city's subdomain, empty for the base host. */
    subdomain: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('session_transfers_family').on(table.familyId)],
)

/** A key for log-ins without a password. Its private half stays in the authenticator. */
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

/** A challenge that an authenticator signs once, to create or use a key. Only its hash is stored. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeSha256: text().primaryKey(),
    /** Owner of a new key, and the log-in that requested it; null for a log-in with any key. */
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

/** Devices that users have logged in from: wrong passwords of other devices do not delay these. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of `X-Visitor-Id`, which the browser stores. */
    deviceHash: text().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
)

/** The consent of a registration. */
export const userConsents = pgTable('user_consents', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  givenAt: moment().notNull(),
  /** Null if the site had no such page yet. */
  textVersion: text(),
  textSha256: text(),
  /** Null without a valid IP address. */
  ip: text(),
  userAgent: text().notNull(),
})

/**
 * An account that staff merged into another. It keeps the proof of ownership and the consent; the orders were moved.
 */
export const mergedAccounts = pgTable(
  'merged_accounts',
  {
    /** Its former user id. */
    id: integer().primaryKey(),
    /** The account it was merged into. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** Proves the owner at a log-in: only the owner learns of the merge. */
    passwordHash: text().notNull(),
    mergedAt: moment().notNull(),
    /** Null if the account had no consent. */
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

/** Texts of consents, as HTML; rows never change. */
export const consentTexts = pgTable('consent_texts', {
  sha256: text().primaryKey(),
  version: text().notNull(),
  body: text().notNull(),
})

/** A mailed code. It proves an address, permits a new password, or confirms an export or a removal. */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    purpose: text({ enum: ['registration', 'recovery', 'email-change', 'export', 'removal'] }).notNull(),
    codeSha256: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  // Several may be valid at once: a new code does not end those still on their way.
  (table) => [index('email_codes_purpose').on(table.email, table.purpose)],
)

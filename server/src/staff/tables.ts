import { SIGN_IN_STAGES, STAFF_ROLES } from '@rapport/staff-contract/staff/permissions'
import { isNotNull, type SQL, sql } from 'drizzle-orm'
import {
  bigint,
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
import { tsvector, wordsVector } from '../platform/database/words-vector.ts'
import { passkeyColumns } from '../platform/security/passkey-columns.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** People of the factory, apart from its customers. They are blocked, never deleted: the audit log names them. */
export const staff = pgTable(
  'staff',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Unique whatever its case. */
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: STAFF_ROLES }).notNull(),
    /** Argon2id, in its own notation; null until an invitation is accepted. */
    passwordHash: text(),
    createdAt: moment().notNull(),
    /** When they accepted their invitation; null where it waits. */
    joinedAt: moment(),
    blockedAt: moment(),
    lastSignInAt: moment(),
  },
  (table) => [uniqueIndex('staff_email').on(sql`lower(${table.email})`)],
)

const staffId = () =>
  integer()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' })

/** A sign-in on one device, complete or under way. Only the hash of its token is kept. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenSha256: text().notNull(),
    staffId: staffId(),
    stage: text({ enum: SIGN_IN_STAGES }).notNull(),
    startedAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When a factor was shown last. */
    confirmedAt: moment().notNull(),
    /** Secret of an app that is being set up, encrypted. */
    totpSecret: text(),
    userAgent: text().notNull(),
    /** Without its last part; null where unknown. */
    network: text(),
  },
  (table) => [
    uniqueIndex('staff_sessions_token').on(table.tokenSha256),
    index('staff_sessions_staff').on(table.staffId),
    index('staff_sessions_expiry').on(table.expiresAt),
  ],
)

/** An app that makes codes (RFC 6238). */
export const staffTotp = pgTable('staff_totp', {
  staffId: staffId().primaryKey(),
  /** Encrypted with a key that is not in this table. */
  secret: text().notNull(),
  /** The last half minute whose code was used: no code of it or an earlier one is good again. */
  lastStep: bigint({ mode: 'number' }).notNull(),
  enabledAt: moment().notNull(),
})

/** Codes for whoever has lost the app, each good once. Only keyed hashes are kept. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { staffId: staffId(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
)

/** As the passkeys of customers. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  { ...passkeyColumns(), staffId: staffId() },
  (table) => [
    uniqueIndex('staff_passkeys_credential').on(table.credentialId),
    index('staff_passkeys_staff').on(table.staffId),
  ],
)

/** What an authenticator has to sign to make or to use a key, once. Only its hash is kept. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    challengeSha256: text().primaryKey(),
    /** The session that a new key is for, with its user handle; null for a key that is used. */
    sessionId: uuid().references(() => staffSessions.id, { onDelete: 'cascade' }),
    userHandle: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('staff_challenges_expiry').on(table.expiresAt),
    index('staff_challenges_session').on(table.sessionId),
  ],
)

/** A mailed link, good once. Only the hash of its token is kept. */
export const staffLinks = pgTable(
  'staff_links',
  {
    tokenSha256: text().primaryKey(),
    staffId: staffId(),
    purpose: text({ enum: ['invitation', 'password'] }).notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('staff_links_staff').on(table.staffId)],
)

/** Values of a field before and after a change; personal ones masked. */
export type AuditChanges = Record<string, { before?: unknown; after?: unknown }>

/** What staff did, or were refused. A trigger lets nobody change a row, or delete one before its time. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** Null where nobody is known by the address that was tried. */
    staffId: integer().references(() => staff.id),
    /** The session it was done in, which may be gone; null for whoever is signing in. */
    sessionId: uuid(),
    /** Null where it is no valid IP address. */
    ip: text(),
    /** The endpoint that was called. */
    action: text().notNull(),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    /** What was changed: a kind of thing and which one. */
    subject: text(),
    subjectId: text(),
    /** What the thing was called then: it may be gone since. */
    title: text(),
    /** Of its title, by which it is found. */
    words: tsvector().generatedAlwaysAs((): SQL => wordsVector(sql`coalesce(title, '')`)),
    changes: jsonb().$type<AuditChanges>(),
  },
  (table) => [
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_staff').on(table.staffId, table.at, table.id),
    index('audit_log_action').on(table.action, table.at, table.id),
    index('audit_log_kind').on(table.subject, table.at, table.id),
    index('audit_log_subject').on(table.subject, table.subjectId, table.at, table.id),
    index('audit_log_words')
      .using('gin', table.words)
      .with({ fastupdate: false })
      .where(isNotNull(table.title)),
    index('audit_log_refused').on(table.at, table.id).where(sql`${table.outcome} = 'refused'`),
  ],
)

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

/**
 * Staff of the factory, apart from customers. Accounts are blocked, never deleted, because the audit log refers to
 * them.
 */
export const staff = pgTable(
  'staff',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Unique in any letter case. */
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: STAFF_ROLES }).notNull(),
    /** Argon2id in PHC format; null until the invitation is accepted. */
    passwordHash: text(),
    createdAt: moment().notNull(),
    /** Null until the invitation is accepted. */
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

/** A sign-in on one device, complete or in progress. Only the token's hash is stored. */
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
    /** Time of the last shown factor. */
    confirmedAt: moment().notNull(),
    /** Encrypted secret of an app during its setup. */
    totpSecret: text(),
    userAgent: text().notNull(),
    /** Truncated IP network; null if unknown. */
    network: text(),
  },
  (table) => [
    uniqueIndex('staff_sessions_token').on(table.tokenSha256),
    index('staff_sessions_staff').on(table.staffId),
    index('staff_sessions_expiry').on(table.expiresAt),
  ],
)

/** Authenticator app with time-based codes (RFC 6238). */
export const staffTotp = pgTable('staff_totp', {
  staffId: staffId().primaryKey(),
  /** Encrypted with a key outside the database. */
  secret: text().notNull(),
  /** Period of the last used code. Codes of this period and earlier ones are refused. */
  lastStep: bigint({ mode: 'number' }).notNull(),
  enabledAt: moment().notNull(),
})

/** Codes for members without their app; each works once. Only keyed hashes are stored. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { staffId: staffId(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
)

/** Same columns as the customers' passkeys. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  { ...passkeyColumns(), staffId: staffId() },
  (table) => [
    uniqueIndex('staff_passkeys_credential').on(table.credentialId),
    index('staff_passkeys_staff').on(table.staffId),
  ],
)

/** A challenge that an authenticator signs once, to create or use a key. Only its hash is stored. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    challengeSha256: text().primaryKey(),
    /** Session and user handle of a new key; null for a sign-in. */
    sessionId: uuid().references(() => staffSessions.id, { onDelete: 'cascade' }),
    userHandle: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('staff_challenges_expiry').on(table.expiresAt),
    index('staff_challenges_session').on(table.sessionId),
  ],
)

/** A mailed link that works once. Only the token's hash is stored. */
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

/** Values of each changed field; personal values are masked. */
export type AuditChanges = Record<string, { before?: unknown; after?: unknown }>

/** Actions of staff and refusals. A trigger forbids changing rows, and deleting them early. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** Null for an attempt with an unknown address. */
    staffId: integer().references(() => staff.id),
    /** The session, which may have ended; null during a sign-in. */
    sessionId: uuid(),
    /** Null without a valid IP address. */
    ip: text(),
    /** Name of the endpoint. */
    action: text().notNull(),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    /** Kind of the changed record. */
    subject: text(),
    subjectId: text(),
    /** Title of the record at that time. */
    title: text(),
    /** Search index of the title. */
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

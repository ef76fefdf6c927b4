import { ORDER_AUTHORS } from '@rapport/contract/orders/order-status'
import { PROOF_STATES } from '@rapport/contract/proofs/proof-state'
import { NOTIFICATION_STATES } from '@rapport/staff-contract/inbox/order-notifications'
import { PROOF_EVENTS, PROOF_MAILS } from '@rapport/staff-contract/proofs/proof'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'

const oneOf = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '))
const moment = () => timestamp({ withTimezone: true, mode: 'date' })
/** A staff member, as in `orders`: proofs know no staff. */
const staffId = () => integer()

/** The proof of an order. Written only while the row of the order is locked. */
export const proofs = pgTable(
  'proofs',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .unique('proofs_order')
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Opens the customer's page; 256 random bits. */
    token: text().notNull().unique('proofs_token'),
    /** Raised by every write of staff and every answer. */
    revision: integer().notNull().default(0),
    /** Last version that was begun; 0 before the first file. */
    newest: integer().notNull().default(0),
    /** The version in force: the last one sent. */
    sentVersion: integer(),
    /** Staff require an approval although nothing was sent yet. */
    isRequired: boolean().notNull().default(false),
    /** An owner lets the order go into production without an approval, and why. */
    waivedAt: moment(),
    waivedBy: staffId(),
    waiverReason: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('proofs_updated').on(table.updatedAt)],
)

export const proofVersions = pgTable(
  'proof_versions',
  {
    proofId: uuid()
      .notNull()
      .references(() => proofs.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    state: text({ enum: PROOF_STATES }).notNull().default('draft'),
    /** Message to the customer. */
    comment: text().notNull().default(''),
    /** Set when it is sent (files/version-hash.ts). A trigger refuses changes. */
    sha256: text(),
    createdAt: moment().notNull(),
    authorId: staffId(),
    /** Address that staff chose in place of the order's own. */
    recipient: text(),
    sentAt: moment(),
    sentBy: staffId(),
    /** Name of the member who sent it, as the customer sees it. */
    authorName: text(),
    openedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.proofId, table.version] }),
    index('proof_versions_open').on(table.sentAt).where(sql`${table.state} = 'sent'`),
    check('proof_versions_state_known', sql`${table.state} in (${oneOf(PROOF_STATES)})`),
  ],
)

const ofVersion = (name: string, table: { proofId: AnyPgColumn; version: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.proofId, table.version],
    foreignColumns: [proofVersions.proofId, proofVersions.version],
  }).onDelete('cascade')

/** Originals of a version. The content is in the store, under keys derived from the id. */
export const proofFiles = pgTable(
  'proof_files',
  {
    id: uuid().primaryKey(),
    proofId: uuid().notNull(),
    version: integer().notNull(),
    position: integer().notNull(),
    /** What its pages are drawn from. */
    kind: text({ enum: ['picture', 'pdf'] }).notNull(),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Hash of its bytes, in hexadecimal. A trigger refuses changes. */
    sha256: text().notNull(),
    /** Set when the content was removed because of its age. */
    removedAt: moment(),
  },
  (table) => [
    unique('proof_files_position').on(table.proofId, table.version, table.position),
    ofVersion('proof_files_version', table),
  ],
)

/** Pages drawn from a file: none if it can only be downloaded. */
export const proofPages = pgTable(
  'proof_pages',
  {
    fileId: uuid()
      .notNull()
      .references(() => proofFiles.id, { onDelete: 'cascade' }),
    /** Sheet of the file, from 1. */
    sheet: integer().notNull(),
    /** Pixels of the large picture. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Hashes of the stored pictures. */
    largeSha256: text().notNull(),
    smallSha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.sheet] })],
)

/** Comments of customers, and answers of both sides (`replyTo`). */
export const proofComments = pgTable(
  'proof_comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    proofId: uuid().notNull(),
    version: integer().notNull(),
    replyTo: integer().references((): AnyPgColumn => proofComments.id, { onDelete: 'cascade' }),
    /** Page of the version, from 1; null: about the whole. */
    page: integer(),
    /** Thousandths of the page. */
    x: integer(),
    y: integer(),
    at: moment().notNull(),
    author: text({ enum: ORDER_AUTHORS }).notNull(),
    staffId: staffId(),
    /** Name of a staff member, as the customer sees it. */
    authorName: text().notNull().default(''),
    text: text().notNull(),
    solvedAt: moment(),
    /** Of a customer's comment: when staff answered or solved it, or marked it as read. */
    readAt: moment(),
  },
  (table) => [
    index('proof_comments_proof').on(table.proofId, table.id),
    index('proof_comments_reply').on(table.replyTo).where(sql`${table.replyTo} is not null`),
    index('proof_comments_open')
      .on(table.proofId)
      .where(sql`${table.author} = 'customer' and ${table.solvedAt} is null`),
    index('proof_comments_unread')
      .on(table.proofId)
      .where(sql`${table.author} = 'customer' and ${table.readAt} is null`),
    ofVersion('proof_comments_version', table),
  ],
)

/** Approvals, and requests for changes. Kept as proof like consents. */
export const proofAnswers = pgTable(
  'proof_answers',
  {
    proofId: uuid().notNull(),
    version: integer().notNull(),
    kind: text({ enum: ['approved', 'changes-requested'] }).notNull(),
    at: moment().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    /** Hash of the version that was shown. */
    sha256: text().notNull(),
    /** Null without a valid IP address. */
    ip: text(),
    userAgent: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.proofId, table.version, table.kind] }),
    ofVersion('proof_answers_version', table),
  ],
)

/** What happened to a proof, for the timeline of its order. */
export const proofEvents = pgTable(
  'proof_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    proofId: uuid()
      .notNull()
      .references(() => proofs.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    kind: text({ enum: PROOF_EVENTS }).notNull(),
    at: moment().notNull(),
    staffId: staffId(),
    text: text().notNull().default(''),
    /** Moscow day. Openings of one day share a row. */
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [
    index('proof_events_proof').on(table.proofId, table.id),
    uniqueIndex('proof_events_opened')
      .on(table.proofId, table.version, table.day)
      .where(sql`${table.kind} = 'opened'`),
  ],
)

/** Mails about proofs, with their attempts and state. */
export const proofMails = pgTable(
  'proof_mails',
  {
    id: uuid().primaryKey(),
    proofId: uuid()
      .notNull()
      .references(() => proofs.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    kind: text({ enum: PROOF_MAILS }).notNull(),
    state: text({ enum: NOTIFICATION_STATES }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** An error code or status, never an email. */
    lastError: text(),
    /** Address in place of the order's own. */
    recipient: text(),
    /** The answer that a mail to the factory is about. */
    eventId: integer(),
    createdAt: moment().notNull(),
    /** The mail waits until then; null: it is sent at once. */
    dueAt: moment(),
    sentAt: moment(),
  },
  (table) => [
    index('proof_mails_proof').on(table.proofId, table.createdAt),
    index('proof_mails_pending').on(table.state).where(sql`${table.state} = 'pending'`),
    uniqueIndex('proof_mails_reminder')
      .on(table.proofId, table.version)
      .where(sql`${table.kind} = 'reminder'`),
  ],
)

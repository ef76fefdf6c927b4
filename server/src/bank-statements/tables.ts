import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Uploaded statements. The file itself is not kept. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: uuid().primaryKey(),
    /** Hash of the file: a file that two members upload is one statement. */
    sha256: text().notNull().unique('bank_statements_sha256'),
    fileName: text().notNull(),
    accounts: json().$type<string[]>().notNull(),
    periodFrom: date({ mode: 'string' }),
    periodTo: date({ mode: 'string' }),
    /** Documents of the file, and those of them that brought money. */
    documents: integer().notNull(),
    incoming: integer().notNull(),
    warnings: json().$type<string[]>().notNull(),
    uploadedAt: moment().notNull(),
    /** A staff member. */
    uploadedBy: integer().notNull(),
  },
  (table) => [index('bank_statements_uploaded').on(table.uploadedAt)],
)

/** Incoming payments of all statements, each once. */
export const bankPayments = pgTable(
  'bank_payments',
  {
    id: uuid().primaryKey(),
    /** What makes it the same payment in every file; has account numbers, so it is never logged. */
    identity: text().notNull().unique('bank_payments_identity'),
    legalEntityId: integer().notNull(),
    account: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    number: text().notNull(),
    /** Kopecks. */
    sum: bigint({ mode: 'number' }).notNull(),
    /** Kopecks that are not booked to an invoice. */
    unbooked: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    payerName: text().notNull(),
    payerInn: text().notNull(),
    payerKpp: text().notNull(),
    payerAccount: text().notNull(),
    purpose: text().notNull(),
    addedAt: moment().notNull(),
    /** Set aside: it pays no invoice. */
    dismissedAt: moment(),
    dismissedBy: integer(),
  },
  (table) => [
    index('bank_payments_day').on(table.day, table.id),
    index('bank_payments_waiting')
      .on(table.day, table.id)
      .where(sql`${table.unbooked} > 0 and ${table.dismissedAt} is null`),
    check(
      'bank_payments_unbooked_in_sum',
      sql`${table.unbooked} between 0 and ${table.sum} and ${table.sum} > 0`,
    ),
  ],
)

/** Which payments a statement has. Files of one account may overlap. */
export const bankStatementPayments = pgTable(
  'bank_statement_payments',
  {
    statementId: uuid()
      .notNull()
      .references(() => bankStatements.id),
    paymentId: uuid()
      .notNull()
      .references(() => bankPayments.id),
    /** In the file, from 0. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.statementId, table.paymentId] }),
    index('bank_statement_payments_payment').on(table.paymentId),
  ],
)

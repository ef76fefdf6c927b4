import { VAT_MODES } from '@rapport/contract/money/vat'
import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Companies and sole traders that issue invoices. */
export const legalEntities = pgTable('legal_entities', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  position: doublePrecision().notNull(),
  title: text().notNull(),
  inn: text().notNull(),
  /** Empty for a sole trader. */
  kpp: text().notNull(),
  ogrn: text().notNull(),
  address: text().notNull(),
  phone: text().notNull(),
  bankName: text().notNull(),
  bic: text().notNull(),
  account: text().notNull(),
  correspondentAccount: text().notNull(),
  vatMode: text({ enum: VAT_MODES }).notNull(),
  directorPost: text().notNull(),
  directorName: text().notNull(),
  accountantName: text().notNull(),
})

import { CONTENT_KINDS } from '@rapport/staff-contract/entries/content-kinds'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Published entries that are still the demo factory's. A trigger deletes a row when its entry changes on the site. */
export const demoEntries = pgTable(
  'demo_entries',
  { kind: text({ enum: CONTENT_KINDS }).notNull(), subjectId: text().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
)

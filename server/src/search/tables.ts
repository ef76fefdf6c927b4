import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

/** What can be found; `subjectId` is the id of a catalogue item or of a post. */
const subject = () => text({ enum: ['catalog', 'post'] }).notNull()

/**
 * Texts here are compared byte by byte (COLLATE "C" in the migration): a range of them is then what begins
 * with the same letters, whatever the collation of the database.
 */

/** A thing that can be found, as it stands in the index. See docs/decisions/010-search.md. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: subject(),
    subjectId: integer().notNull(),
    /** Its name as it is compared whole. */
    name: text().notNull(),
    /** Breaks ties; lower comes first. */
    position: integer().notNull(),
    /** Changes whenever its postings would. */
    digest: text().notNull(),
  },
  (table) => [
    unique('search_documents_subject').on(table.subject, table.subjectId),
    index('search_documents_name').on(table.subject, table.name),
  ],
)

/** A word in all its forms. */
export const searchTerms = pgTable('search_terms', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  stem: text().notNull().unique(),
  /** Whether a name bears it: only such words are guessed from their parts and their misspellings. */
  named: boolean().notNull(),
  /** In how many documents it stands. */
  uses: integer().notNull().default(0),
})

const termId = () =>
  integer()
    .notNull()
    .references(() => searchTerms.id, { onDelete: 'cascade' })

/**
 * How well a word finds a document: the more, the sooner it is shown. By far the most rows of the index, and
 * written in one place only, so that no references are checked.
 */
export const searchPostings = pgTable(
  'search_postings',
  {
    documentId: integer().notNull(),
    termId: integer().notNull(),
    subject: subject(),
    score: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.termId] }),
    index('search_postings_rank').on(
      table.termId,
      table.subject,
      table.score.desc().nullsFirst(),
      table.documentId,
    ),
  ],
)

/** The forms of a word that names are written in; `shown` has its «ё». */
export const searchSpellings = pgTable(
  'search_spellings',
  { word: text().primaryKey(), shown: text().notNull(), termId: termId() },
  (table) => [index('search_spellings_term').on(table.termId)],
)

/** Every end of a spelling, so that what begins a part begins one of these. */
export const searchParts = pgTable(
  'search_parts',
  {
    part: text().notNull(),
    termId: termId(),
    /** Whether the part is the word from its start. */
    whole: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.part, table.termId] }),
    index('search_parts_term').on(table.termId),
  ],
)

/** What is left of a stem when letters are struck out; see edits.ts. */
export const searchSlips = pgTable('search_slips', { slip: text().notNull(), termId: termId() }, (table) => [
  primaryKey({ columns: [table.slip, table.termId] }),
  index('search_slips_term').on(table.termId),
])

/** What has changed since it was indexed, written by triggers; more than one line may name the same thing. */
export const searchChanges = pgTable('search_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subject: subject(),
  subjectId: integer().notNull(),
})

/** One row: by which rules the index was made, and whether changes were left to be indexed later. */
export const searchState = pgTable('search_state', {
  id: integer().primaryKey().default(1),
  rules: text().notNull(),
  lags: boolean().notNull().default(false),
})

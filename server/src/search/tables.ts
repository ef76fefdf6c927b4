import { SEARCH_PAGE_KINDS } from '@rapport/contract/search'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'

/** What can be found; `subjectId` is the id of a catalogue item, of a post, or of a row of `searchPages`. */
const subject = () => text({ enum: ['catalog', 'post', 'page'] }).notNull()

/**
 * Texts here are compared byte by byte (COLLATE "C" in the migration): a range of them is then what begins
 * with the same letters, whatever the collation of the database.
 */

/** What can be found, as the index holds it. See decision 010. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: subject(),
    subjectId: integer().notNull(),
    /** In the form whole names are compared in. */
    normalizedName: text().notNull(),
    /** Orders documents of one score; lower comes first. */
    position: doublePrecision().notNull(),
    /** Changes whenever the rows made of the document would. */
    digest: text().notNull(),
  },
  (table) => [
    unique('search_documents_subject').on(table.subject, table.subjectId),
    index('search_documents_normalized_name').on(table.subject, table.normalizedName),
  ],
)

/** A word in all its forms. */
export const searchTerms = pgTable('search_terms', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  stem: text().notNull().unique(),
  /** Whether a title has it: only such words are found by their parts and their misspellings. */
  inTitle: boolean().notNull(),
  /** How many documents have it. */
  documentFrequency: integer().notNull().default(0),
})

const termId = () =>
  integer()
    .notNull()
    .references(() => searchTerms.id, { onDelete: 'cascade' })

/**
 * How well a term finds a document. By far the most rows of the index, and written in one place only, so that no
 * references are checked.
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

/** The forms of a term that titles are written in; `display` has its «ё». */
export const searchSpellings = pgTable(
  'search_spellings',
  { word: text().primaryKey(), display: text().notNull(), termId: termId() },
  (table) => [index('search_spellings_term').on(table.termId)],
)

/** Every suffix of a spelling, so that what has a part has a suffix that starts with it. */
export const searchSuffixes = pgTable(
  'search_suffixes',
  {
    suffix: text().notNull(),
    termId: termId(),
    /** Whether the suffix is the whole word. */
    isWholeWord: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.suffix, table.termId] }),
    index('search_suffixes_term').on(table.termId),
  ],
)

/** What misspellings of a term have in common with it; see language/typos.ts. */
export const searchTypoKeys = pgTable(
  'search_typo_keys',
  { typoKey: text().notNull(), termId: termId() },
  (table) => [
    primaryKey({ columns: [table.typoKey, table.termId] }),
    index('search_typo_keys_term').on(table.termId),
  ],
)

/** Pages that answer a question, as the results show them. Written anew from the content whenever it changes. */
export const searchPages = pgTable('search_pages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  path: text().notNull().unique(),
  kind: text({ enum: SEARCH_PAGE_KINDS }).notNull(),
  title: text().notNull(),
  /** How it begins. */
  text: text().notNull(),
})

/** What has changed and is not indexed yet, written by triggers; several rows may name the same subject. A page that changes changes all. */
export const searchChanges = pgTable('search_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subject: subject(),
  subjectId: integer().notNull(),
})

/** What was searched for: how often on which day. Words alone, and nothing of who asked. */
const queryCounts = () => ({ day: text().notNull(), query: text().notNull(), hits: integer().notNull() })

/** In vain. */
export const searchMisses = pgTable('search_misses', queryCounts(), (table) => [
  primaryKey({ columns: [table.day, table.query] }),
])

/** And found. */
export const searchHits = pgTable('search_hits', queryCounts(), (table) => [
  primaryKey({ columns: [table.day, table.query] }),
])

/** One row: the version the index was made by, and whether it has been behind the content since the last notice. */
export const searchState = pgTable('search_state', {
  id: integer().primaryKey().default(1),
  version: integer().notNull().default(0),
  isBehind: boolean().notNull().default(false),
})

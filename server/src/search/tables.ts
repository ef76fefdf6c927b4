import { SEARCH_PAGE_KINDS } from '@rapport/contract/search/search'
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

/** Searchable subjects; `subjectId` is the id of a catalogue item, of a post, or of a row of `searchPages`. */
const subject = () => text({ enum: ['catalog', 'post', 'page'] }).notNull()

/**
 * Texts here are compared byte by byte (COLLATE "C" in the migration): a range matches a prefix, whatever the
 * collation of the database.
 */

/** Documents of the index. See decision 010. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: subject(),
    subjectId: integer().notNull(),
    /** In the form used to compare whole names. */
    normalizedName: text().notNull(),
    /** Order of documents with equal scores, lower first. */
    position: doublePrecision().notNull(),
    /** Changes whenever the document's rows would. */
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
  /** Whether a title has it: only such words match by parts and misspellings. */
  inTitle: boolean().notNull(),
  /** Number of documents that have it. */
  documentFrequency: integer().notNull().default(0),
})

const termId = () =>
  integer()
    .notNull()
    .references(() => searchTerms.id, { onDelete: 'cascade' })

/** Score of a term in a document. The largest table of the index, written in one place only, so that no references are checked. */
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

/** Forms of a term in titles; `display` has its «ё». */
export const searchSpellings = pgTable(
  'search_spellings',
  { word: text().primaryKey(), display: text().notNull(), termId: termId() },
  (table) => [index('search_spellings_term').on(table.termId)],
)

/** Every suffix of a spelling: a part of a word is a prefix of a suffix. */
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

/** Typo keys of a term, shared by its misspellings; see language/typos.ts. */
export const searchTypoKeys = pgTable(
  'search_typo_keys',
  { typoKey: text().notNull(), termId: termId() },
  (table) => [
    primaryKey({ columns: [table.typoKey, table.termId] }),
    index('search_typo_keys_term').on(table.termId),
  ],
)

/** Pages with answers, as the results show them. Rewritten from the content whenever it changes. */
export const searchPages = pgTable('search_pages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  path: text().notNull().unique(),
  kind: text({ enum: SEARCH_PAGE_KINDS }).notNull(),
  title: text().notNull(),
  /** The beginning of its text. */
  text: text().notNull(),
})

/** Changes that are not indexed yet, written by triggers; several rows may have the same subject. A changed page changes all pages. */
export const searchChanges = pgTable('search_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subject: subject(),
  subjectId: integer().notNull(),
})

/** Searches of a query by day, without any visitor's data. */
const queryCounts = () => ({ day: text().notNull(), query: text().notNull(), hits: integer().notNull() })

/** Queries without results. */
export const searchMisses = pgTable('search_misses', queryCounts(), (table) => [
  primaryKey({ columns: [table.day, table.query] }),
])

/** Queries with results. */
export const searchHits = pgTable('search_hits', queryCounts(), (table) => [
  primaryKey({ columns: [table.day, table.query] }),
])

/** A single row: the version that made the index, and whether it was behind the content since the last notification. */
export const searchState = pgTable('search_state', {
  id: integer().primaryKey().default(1),
  version: integer().notNull().default(0),
  isBehind: boolean().notNull().default(false),
})

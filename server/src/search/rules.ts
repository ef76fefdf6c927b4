import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that decides what the index holds of a text. Synonyms are not among it: they are a query's. */
const FILES = [
  'words',
  'irregular',
  'stem',
  'stop-words',
  'edits',
  'postings',
  'documents',
  'vocabulary-writer',
]

/** Changes whenever one of these files does, so that no index outlives the rules it was made by. */
export const RULES = FILES.reduce(
  (hash, name) => hash.update(readFileSync(join(import.meta.dirname, `${name}.ts`))),
  createHash('sha256'),
).digest('base64url')

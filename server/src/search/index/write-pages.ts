import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { queryRows, textArray } from '../../platform/database/sql-arrays.ts'
import { searchPages } from '../tables.ts'
import { indexDocument } from './index-document.ts'
import type { SourceDocument } from './source-documents.ts'
import { type PageSource, readSourcePages } from './source-pages.ts'
import { writeDocuments } from './write-documents.ts'

/** Updates the index to the current pages: there are few, so all are read. Returns the number of written and deleted documents. */
export async function writePages(tx: Orm): Promise<number> {
  const sources = await readSourcePages(tx)
  const { kept, removed } = await storePages(tx, sources)
  const documents = sources.flatMap((source, position) => {
    const id = kept.get(source.path)
    return id === undefined ? [] : [indexDocument(toDocument(source, id, position))]
  })
  return writeDocuments(tx, 'page', [...kept.values(), ...removed], documents)
}

/** A question uses many words where a page uses one: each counts as much as a tag. */
const toDocument = (
  { kind, title, tags, summary, body }: PageSource,
  subjectId: number,
  position: number,
): SourceDocument => ({
  subject: 'page',
  subjectId,
  position,
  isGroup: false,
  isLanding: false,
  groups: [],
  materials: [],
  name: kind === 'question' ? '' : title,
  tags,
  summary,
  body,
})

/** Returns the ids of the pages by path, and those of deleted pages. */
async function storePages(
  tx: Orm,
  sources: PageSource[],
): Promise<{ kept: Map<string, number>; removed: number[] }> {
  const cells = (part: 'path' | 'kind' | 'title' | 'text') => textArray(sources.map((source) => source[part]))
  const stored = await queryRows<{ id: number; path: string }>(
    tx,
    sql`insert into ${searchPages} (path, kind, title, text)
      select * from unnest(${cells('path')}, ${cells('kind')}, ${cells('title')}, ${cells('text')})
      on conflict (path) do update set kind = excluded.kind, title = excluded.title, text = excluded.text
      returning id, path`,
  )
  const removed = await queryRows<{ id: number }>(
    tx,
    sql`delete from ${searchPages} where path <> all (${cells('path')}) returning id`,
  )
  return { kept: new Map(stored.map(({ id, path }) => [path, id])), removed: removed.map(({ id }) => id) }
}

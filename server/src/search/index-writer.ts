import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database.ts'
import type { Subject } from './documents.ts'
import type { IndexedDocument } from './postings.ts'
import { integers, rowsOf, texts } from './statements.ts'
import { searchDocuments, searchPostings } from './tables.ts'
import { countUses, learnWords } from './vocabulary-writer.ts'

/**
 * Makes the index hold these documents as they are now. `ids` names what may have changed: what is among them
 * but has no document is gone. Only one process at a time may write; see refresh.ts.
 */
export async function writeDocuments(
  tx: Orm,
  subject: Subject,
  ids: number[],
  documents: IndexedDocument[],
): Promise<void> {
  const held = await rowsOf<{ id: number; subjectId: number; digest: string }>(
    tx,
    sql`select id, subject_id as "subjectId", digest from ${searchDocuments}
      where subject = ${subject} and subject_id = any (${integers(ids)})`,
  )
  const digests = new Map(held.map(({ subjectId, digest }) => [subjectId, digest]))
  const changed = documents.filter(({ subjectId, digest }) => digests.get(subjectId) !== digest)
  const present = new Set(documents.map(({ subjectId }) => subjectId))
  const rewritten = new Set(changed.map(({ subjectId }) => subjectId))
  const stale = held.filter(({ subjectId }) => rewritten.has(subjectId) || !present.has(subjectId))
  const uses = await dropPostings(
    tx,
    stale.map(({ id }) => id),
  )
  const gone = held.filter(({ subjectId }) => !present.has(subjectId)).map(({ id }) => id)
  await tx.execute(sql`delete from ${searchDocuments} where id = any (${integers(gone)})`)
  if (changed.length > 0) await addPostings(tx, subject, changed, uses)
  if (uses.size > 0) await countUses(tx, uses)
}

/** Gives how many fewer documents bear each word. */
async function dropPostings(tx: Orm, documentIds: number[]): Promise<Map<number, number>> {
  if (documentIds.length === 0) return new Map()
  const rows = await rowsOf<{ termId: number; count: number }>(
    tx,
    sql`with gone as (
        delete from ${searchPostings} where document_id = any (${integers(documentIds)}) returning term_id
      )
      select term_id as "termId", count(*)::integer as count from gone group by term_id`,
  )
  return new Map(rows.map(({ termId, count }) => [termId, -count]))
}

async function addPostings(
  tx: Orm,
  subject: Subject,
  documents: IndexedDocument[],
  uses: Map<number, number>,
): Promise<void> {
  const stems = new Set(documents.flatMap(({ scores }) => [...scores.keys()]))
  const named = documents.flatMap((document) => document.named)
  const termIds = await learnWords(tx, [...stems], named)
  const documentIds = await addDocuments(tx, subject, documents)
  const postings = documents.flatMap(({ subjectId, scores }) =>
    Array.from(scores, ([stem, score]) => ({
      documentId: documentIds.get(subjectId) ?? 0,
      termId: termIds.get(stem) ?? 0,
      score,
    })),
  )
  for (const { termId } of postings) uses.set(termId, (uses.get(termId) ?? 0) + 1)
  await tx.execute(sql`
    insert into ${searchPostings} (document_id, term_id, score, subject)
    select document_id, term_id, score, ${subject}
    from unnest(${integers(postings.map(({ documentId }) => documentId))},
      ${integers(postings.map(({ termId }) => termId))},
      ${integers(postings.map(({ score }) => score))}) as p (document_id, term_id, score)`)
}

async function addDocuments(
  tx: Orm,
  subject: Subject,
  documents: IndexedDocument[],
): Promise<Map<number, number>> {
  const rows = await rowsOf<{ id: number; subjectId: number }>(
    tx,
    sql`insert into ${searchDocuments} (subject, subject_id, name, position, digest)
      select ${subject}, * from unnest(${integers(documents.map(({ subjectId }) => subjectId))},
        ${texts(documents.map(({ name }) => name))}, ${integers(documents.map(({ position }) => position))},
        ${texts(documents.map(({ digest }) => digest))})
      on conflict (subject, subject_id) do update
        set name = excluded.name, position = excluded.position, digest = excluded.digest
      returning id, subject_id as "subjectId"`,
  )
  return new Map(rows.map(({ id, subjectId }) => [subjectId, id]))
}

import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { doubleArray, integerArray, queryRows, textArray } from '../../platform/database/sql-arrays.ts'
import { searchDocuments, searchPostings } from '../tables.ts'
import type { IndexedDocument } from './index-document.ts'
import type { Subject } from './source-documents.ts'
import { updateDocumentFrequencies, upsertTerms } from './upsert-terms.ts'

/**
 * Updates the index to these documents. `ids` are the possibly changed subjects: those without a document are
 * deleted. Only one process at a time may write; see index-sync.ts. Returns the number of written and deleted
 * documents.
 */
export async function writeDocuments(
  tx: Orm,
  subject: Subject,
  ids: number[],
  documents: IndexedDocument[],
): Promise<number> {
  const stored = await queryRows<{ id: number; subjectId: number; digest: string }>(
    tx,
    sql`select id, subject_id as "subjectId", digest from ${searchDocuments}
      where subject = ${subject} and subject_id = any (${integerArray(ids)})`,
  )
  const digests = new Map(stored.map(({ subjectId, digest }) => [subjectId, digest]))
  const changed = documents.filter(({ subjectId, digest }) => digests.get(subjectId) !== digest)
  const present = new Set(documents.map(({ subjectId }) => subjectId))
  const rewritten = new Set(changed.map(({ subjectId }) => subjectId))
  const outdated = stored.filter(({ subjectId }) => rewritten.has(subjectId) || !present.has(subjectId))
  const frequencies = await deletePostings(
    tx,
    outdated.map(({ id }) => id),
  )
  const deleted = stored.filter(({ subjectId }) => !present.has(subjectId)).map(({ id }) => id)
  await tx.execute(sql`delete from ${searchDocuments} where id = any (${integerArray(deleted)})`)
  if (changed.length > 0) await insertPostings(tx, subject, changed, frequencies)
  if (frequencies.size > 0) await updateDocumentFrequencies(tx, frequencies)
  return changed.length + deleted.length
}

/** Returns the change of each term's document frequency. */
async function deletePostings(tx: Orm, documentIds: number[]): Promise<Map<number, number>> {
  if (documentIds.length === 0) return new Map()
  const rows = await queryRows<{ termId: number; count: number }>(
    tx,
    sql`with deleted as (
        delete from ${searchPostings} where document_id = any (${integerArray(documentIds)}) returning term_id
      )
      select term_id as "termId", count(*)::integer as count from deleted group by term_id`,
  )
  return new Map(rows.map(({ termId, count }) => [termId, -count]))
}

/** Adds the changes by new postings to `frequencies`. */
async function insertPostings(
  tx: Orm,
  subject: Subject,
  documents: IndexedDocument[],
  frequencies: Map<number, number>,
): Promise<void> {
  const stems = new Set(documents.flatMap(({ scores }) => [...scores.keys()]))
  const titleWords = documents.flatMap((document) => document.titleWords)
  const termIds = await upsertTerms(tx, [...stems], titleWords)
  const documentIds = await upsertDocuments(tx, subject, documents)
  const postings = documents.flatMap(({ subjectId, scores }) =>
    Array.from(scores, ([stem, score]) => ({
      documentId: documentIds.get(subjectId) ?? 0,
      termId: termIds.get(stem) ?? 0,
      score,
    })),
  )
  for (const { termId } of postings) frequencies.set(termId, (frequencies.get(termId) ?? 0) + 1)
  await tx.execute(sql`
    insert into ${searchPostings} (document_id, term_id, score, subject)
    select document_id, term_id, score, ${subject}
    from unnest(${integerArray(postings.map(({ documentId }) => documentId))},
      ${integerArray(postings.map(({ termId }) => termId))},
      ${integerArray(postings.map(({ score }) => score))}) as p (document_id, term_id, score)`)
}

/** Returns the ids of the documents by those of their subjects. */
async function upsertDocuments(
  tx: Orm,
  subject: Subject,
  documents: IndexedDocument[],
): Promise<Map<number, number>> {
  const names = documents.map(({ normalizedName }) => normalizedName)
  const rows = await queryRows<{ id: number; subjectId: number }>(
    tx,
    sql`insert into ${searchDocuments} (subject, subject_id, normalized_name, position, digest)
      select ${subject}, * from unnest(${integerArray(documents.map(({ subjectId }) => subjectId))},
        ${textArray(names)}, ${doubleArray(documents.map(({ position }) => position))},
        ${textArray(documents.map(({ digest }) => digest))})
      on conflict (subject, subject_id) do update
        set normalized_name = excluded.normalized_name, position = excluded.position, digest = excluded.digest
      returning id, subject_id as "subjectId"`,
  )
  return new Map(rows.map(({ id, subjectId }) => [subjectId, id]))
}

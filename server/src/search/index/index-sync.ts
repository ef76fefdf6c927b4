import { sql } from 'drizzle-orm'
import { posts } from '../../blog/tables.ts'
import { catalogItems } from '../../catalog/tables.ts'
import { CONTENT_CHANGED } from '../../platform/database/content-changes.ts'
import type { Orm } from '../../platform/database/database.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'
import { searchChanges, searchSpellings, searchState, searchSuffixes, searchTypoKeys } from '../tables.ts'
import { indexDocument } from './index-document.ts'
import { INDEX_VERSION } from './index-version.ts'
import { readSourceDocuments, type Subject } from './source-documents.ts'
import { writeDocuments } from './write-documents.ts'
import { writePages } from './write-pages.ts'

/** Advisory lock of this product: one process writes the index at a time. */
const INDEX_LOCK = 7_265_003
/** Subject that `subscribeToContent` reports, instead of a table, when the index is up to date. */
export const INDEX_SYNCED = 'search_state'
/** Changed subjects of one transaction: about a second of work. */
export const CHANGES_PER_BATCH = 1000
/** Changes, duplicates included, that are scanned for those subjects. */
const CHANGES_READ = 5000

/**
 * Marks all content as changed if another version made the index. Called once per process: during a rollout
 * an older process must not undo the newer index.
 */
export async function resetOutdatedIndex(orm: Orm): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockIndex(tx)
    const updated = await queryRows(
      tx,
      sql`update ${searchState} set version = ${INDEX_VERSION} where version <> ${INDEX_VERSION} returning id`,
    )
    if (updated.length === 0) return
    // Documents are rewritten because their digests include the version; these tables only get rows for new
    // spellings.
    for (const table of [searchSuffixes, searchTypoKeys, searchSpellings]) await tx.delete(table)
    await tx.execute(sql`
      insert into ${searchChanges} (subject, subject_id)
      select 'catalog', id from ${catalogItems} union all select 'post', id from ${posts} union all select 'page', 0`)
  })
}

/**
 * Brings the index up to date with everything committed before, in transactions of bounded size. Processes
 * take turns. Throws if `isStopping` returns true and work is left.
 */
export async function syncIndex(orm: Orm, isStopping: () => boolean = () => false): Promise<void> {
  do {
    if (isStopping()) throw new Error('Stopped before every change was indexed')
    await syncBatch(orm)
    // Checked after the commit: a change committed meanwhile may have the running job's name.
  } while ((await findNewestChange(orm)) !== undefined)
}

/** Builds the index of a newly seeded database. */
export async function buildIndex(orm: Orm): Promise<void> {
  await resetOutdatedIndex(orm)
  await syncIndex(orm)
}

/** Returns the id of the newest change that is not indexed yet. */
export async function findNewestChange(orm: Orm): Promise<string | undefined> {
  const [newest] = await queryRows<{ id: string | null }>(
    orm,
    sql`select max(id)::text as id from ${searchChanges}`,
  )
  return newest?.id ?? undefined
}

async function syncBatch(orm: Orm): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockIndex(tx)
    // These statements are long and simple: compiling them takes longer than running them.
    await tx.execute(sql`select set_config('jit', 'off', true)`)
    let written = 0
    for (const [subject, ids] of await takeChanges(tx)) {
      written += await (subject === 'page' ? writePages(tx) : writeSubjects(tx, subject, ids))
    }
    const isBehind = (await findNewestChange(tx)) !== undefined
    await notifyWhenCaughtUp(tx, written > 0, isBehind)
  })
}

async function writeSubjects(tx: Orm, subject: Exclude<Subject, 'page'>, ids: number[]): Promise<number> {
  const sources = await readSourceDocuments(tx, subject, ids)
  return writeDocuments(tx, subject, ids, sources.map(indexDocument))
}

async function lockIndex(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`)
}

async function takeChanges(tx: Orm): Promise<Map<Subject, number[]>> {
  const rows = await queryRows<{ subject: Subject; subjectId: number }>(
    tx,
    sql`with first as (
        select subject, subject_id
        from (select * from ${searchChanges} order by id limit ${CHANGES_READ}) as waiting
        group by subject, subject_id order by min(id) limit ${CHANGES_PER_BATCH}
      ),
      taken as (delete from ${searchChanges} as change using first
        where change.subject = first.subject and change.subject_id = first.subject_id)
      select subject, subject_id as "subjectId" from first`,
  )
  const bySubject = Map.groupBy(rows, ({ subject }) => subject)
  return new Map([...bySubject].map(([subject, found]) => [subject, found.map((row) => row.subjectId)]))
}

/** Invalidates cached results, because other content may match now. */
async function notifyWhenCaughtUp(tx: Orm, hasWritten: boolean, isBehind: boolean): Promise<void> {
  const [before] = await queryRows<{ wasBehind: boolean }>(
    tx,
    sql`update ${searchState} as state set is_behind = ${isBehind} from ${searchState} as before
      where before.id = state.id and (before.is_behind <> ${isBehind} or ${hasWritten}::boolean)
      returning before.is_behind as "wasBehind"`,
  )
  if (before && !isBehind) await tx.execute(sql`select pg_notify(${CONTENT_CHANGED}, ${INDEX_SYNCED})`)
}

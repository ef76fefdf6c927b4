import { sql } from 'drizzle-orm'
import { posts } from '../blog/tables.ts'
import { catalogItems } from '../catalog/tables.ts'
import type { Orm } from '../platform/database.ts'
import { readSources, type Subject } from './documents.ts'
import { writeDocuments } from './index-writer.ts'
import { indexDocument } from './postings.ts'
import { RULES } from './rules.ts'
import { rowsOf } from './statements.ts'
import { searchChanges, searchState } from './tables.ts'

/** Any number that only this product takes: one process writes the index at a time. */
const INDEX_LOCK = 7_265_003
/** Changes taken at once: a request that meets them waits about a second at most. */
const BATCH = 1000

/**
 * Databases whose index this process has made follow its rules. Once is enough: while a release is rolled out,
 * processes with older rules would else make it anew for ever, each in its own way.
 */
const followed = new WeakSet<Orm>()

/**
 * Brings the index up to date with whatever was committed before, at most a batch of it. Costs one small read
 * where nothing has changed. Safe to repeat and to call from several processes at once: the later one waits.
 * Gives whether more is left.
 */
export async function refreshIndex(orm: Orm): Promise<boolean> {
  const state = await readState(orm)
  const follows = state.rules === RULES || followed.has(orm)
  if (follows) followed.add(orm)
  if (follows && !state.changed) return false
  const more = await orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`)
    if (!follows) await followRules(tx)
    const changes = await takeChanges(tx)
    for (const [subject, ids] of changes) {
      const sources = await readSources(tx, subject, ids)
      await writeDocuments(tx, subject, ids, sources.map(indexDocument))
    }
    return (await readState(tx)).changed
  })
  followed.add(orm)
  return more
}

async function readState(orm: Orm): Promise<{ changed: boolean; rules: string | null }> {
  const [state] = await rowsOf<{ changed: boolean; rules: string | null }>(
    orm,
    sql`select exists (select from ${searchChanges}) as changed, (select rules from ${searchState}) as rules`,
  )
  return state ?? { changed: false, rules: null }
}

/** An index made by other rules is made anew; an empty one has none yet. */
async function followRules(tx: Orm): Promise<void> {
  const written = await rowsOf(
    tx,
    sql`insert into ${searchState} (rules) values (${RULES})
      on conflict (id) do update set rules = excluded.rules where search_state.rules <> excluded.rules
      returning id`,
  )
  if (written.length === 0) return
  await tx.execute(sql`
    insert into ${searchChanges} (subject, subject_id)
    select 'catalog', id from ${catalogItems} union all select 'post', id from ${posts}`)
}

async function takeChanges(tx: Orm): Promise<Map<Subject, number[]>> {
  const rows = await rowsOf<{ subject: Subject; subjectId: number }>(
    tx,
    sql`with taken as (
        delete from ${searchChanges}
        where id in (select id from ${searchChanges} order by id limit ${BATCH})
        returning subject, subject_id
      )
      select distinct subject, subject_id as "subjectId" from taken order by 1, 2`,
  )
  const bySubject = Map.groupBy(rows, ({ subject }) => subject)
  return new Map([...bySubject].map(([subject, found]) => [subject, found.map((row) => row.subjectId)]))
}

import { sql } from 'drizzle-orm'
import { posts } from '../blog/tables.ts'
import { catalogItems } from '../catalog/tables.ts'
import { CONTENT_CHANGED } from '../platform/changes.ts'
import type { Orm } from '../platform/database.ts'
import { readSources, type Subject } from './documents.ts'
import { writeDocuments } from './index-writer.ts'
import { indexDocument } from './postings.ts'
import { RULES } from './rules.ts'
import { rowsOf } from './statements.ts'
import { searchChanges, searchState } from './tables.ts'

/** Any number that only this product takes: one process writes the index at a time. */
const INDEX_LOCK = 7_265_003
/** Changed things taken at once: about a second of work. */
export const CHANGES_AT_ONCE = 1000
/** Changes, repeated ones too, that are a long line of them. */
const LONG_LINE = 5000

/**
 * Databases whose index this process has made follow its rules. Once is enough: while a release is rolled out,
 * processes with older rules would else make it anew for ever, each in its own way.
 */
const followed = new WeakSet<Orm>()

/**
 * Brings the index up to date with whatever was committed before, as far as one batch goes. Costs one small
 * read where nothing has changed. Safe to repeat and to call from several processes at once: they take turns,
 * but for a caller that is not `patient`, who leaves a long line of changes to whoever is at it already.
 * Gives whether more is left.
 */
export async function refreshIndex(orm: Orm, patient = false): Promise<boolean> {
  const state = await readState(orm)
  const follows = state.rules === RULES || followed.has(orm)
  if (follows) followed.add(orm)
  if (follows && state.changes === 0) return false
  const more = await orm.transaction(async (tx) => {
    if (!(await lock(tx, patient || state.changes <= LONG_LINE))) return true
    // Statements here are long and simple: to compile them takes longer than to run them.
    await tx.execute(sql`select set_config('jit', 'off', true)`)
    if (!follows) await followRules(tx)
    for (const [subject, ids] of await takeChanges(tx)) {
      const sources = await readSources(tx, subject, ids)
      await writeDocuments(tx, subject, ids, sources.map(indexDocument))
    }
    return tellIfCaughtUp(tx)
  })
  followed.add(orm)
  return more
}

interface State {
  /** How many wait; one more than a long line means any number more. */
  changes: number
  rules: string | null
}

async function readState(orm: Orm): Promise<State> {
  const [state] = await rowsOf<State>(
    orm,
    sql`select (select rules from ${searchState}) as rules,
      (select count(*)::integer from (select from ${searchChanges} limit ${LONG_LINE + 1}) as waiting) as changes`,
  )
  return state ?? { changes: 0, rules: null }
}

async function lock(tx: Orm, wait: boolean): Promise<boolean> {
  const [row] = wait
    ? await rowsOf(tx, sql`select pg_advisory_xact_lock(${INDEX_LOCK})`)
    : await rowsOf(tx, sql`select where pg_try_advisory_xact_lock(${INDEX_LOCK})`)
  return row !== undefined
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
    sql`with first as (
        select subject, subject_id
        from (select * from ${searchChanges} order by id limit ${LONG_LINE}) as waiting
        group by subject, subject_id order by min(id) limit ${CHANGES_AT_ONCE}
      ),
      taken as (delete from ${searchChanges} as change using first
        where change.subject = first.subject and change.subject_id = first.subject_id)
      select subject, subject_id as "subjectId" from first`,
  )
  const bySubject = Map.groupBy(rows, ({ subject }) => subject)
  return new Map([...bySubject].map(([subject, found]) => [subject, found.map((row) => row.subjectId)]))
}

/**
 * Pages rendered while the index lagged behind may be kept: once it has caught up, they are dropped as after
 * any change of content. Gives whether it still lags.
 */
async function tellIfCaughtUp(tx: Orm): Promise<boolean> {
  const lags = (await readState(tx)).changes > 0
  const turned = await rowsOf(
    tx,
    sql`update ${searchState} set lags = ${lags} where lags <> ${lags} returning id`,
  )
  if (turned.length > 0 && !lags) await tx.execute(sql`select pg_notify(${CONTENT_CHANGED}, 'search_state')`)
  return lags
}

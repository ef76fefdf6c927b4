import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import type { CopiedTable } from './snapshot.ts'

/** Rows of the job queue that a copy needs. The rest is created at the start of the site. */
const ROWS: Record<string, string> = { queue: 'true', job: `state < 'completed'` }

/** Returns the tables of the job queue, none if the site was never started. */
export async function listJobTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select table_name::text as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'pgboss' and table_name = any($1) and is_generated = 'NEVER'
    group by 1 order by 1 desc`,
    [Object.keys(ROWS)],
  )
  return rows
}

/** Returns the query of the rows to copy, in parentheses. */
export const jobRows = ({ name, columns }: CopiedTable): string =>
  `(select ${columns.map((column) => `"${column}"`).join(', ')} from pgboss."${name}" where ${ROWS[name]})`

/** Creates the empty job queue in the caller's transaction. */
export async function createJobQueue(client: pg.Client): Promise<void> {
  // The statements bring a transaction of their own along.
  const statements = getConstructionPlans('pgboss')
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')
  await client.query(statements)
  await client.query('set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0')
}

/**
 * Creates a temporary table for rows of the job queue. An archive may come from another version of the
 * library, so its columns are text until `addJobs`.
 */
export async function createIncomingJobs(client: pg.Client, { name, columns }: CopiedTable): Promise<void> {
  const fields = columns.map((column) => `"${column}" text`)
  await client.query(`create temporary table "incoming_${name}" (${fields.join(', ')}) on commit drop`)
}

/** Moves the incoming rows to the queue, without the columns that it does not have. */
export async function addJobs(client: pg.Client, { name, columns }: CopiedTable): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname = any($2)`,
    [`pgboss."${name}"`, columns],
  )
  const names = rows.map((column) => column.name).join(', ')
  const values = rows.map((column) => `${column.name}::${column.type}`).join(', ')
  await client.query(`insert into pgboss."${name}" (${names}) select ${values} from "incoming_${name}"`)
}

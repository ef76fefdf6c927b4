import type pg from 'pg'

/** Table with its columns that can be written. */
export interface CopiedTable {
  name: string
  columns: string[]
}

/** What a snapshot of the database consists of. */
export interface Snapshot {
  tables: CopiedTable[]
  /** Last value of each sequence that was used. */
  sequences: { name: string; value: string }[]
  /** Applied migrations, the first one first. */
  migrations: { hash: string; createdAt: string }[]
}

const ATTEMPTS_MAX = 5

/** Text forms of values that every version and setting of PostgreSQL reads. */
const SETTINGS = `
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local lock_timeout = '30s';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local client_encoding = 'UTF8'`

/**
 * Starts a transaction that sees one state of the database to its end, while others write. The tables are
 * locked first, so that no migration changes them meanwhile.
 */
export async function startSnapshot(client: pg.Client): Promise<Snapshot> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await listTables(client)
    await client.query('begin isolation level repeatable read')
    await client.query(SETTINGS)
    const names = before.map(({ name }) => name)
    // Locking takes no snapshot yet.
    if (names.length > 0) await client.query(`lock table ${names.map(quote).join(', ')} in access share mode`)
    const tables = await listTables(client)
    if (JSON.stringify(tables) === JSON.stringify(before))
      return { tables, sequences: await listSequences(client), migrations: await listMigrations(client) }
    await client.query('rollback')
    if (attempt === ATTEMPTS_MAX) throw new Error('The tables change all the time')
  }
}

/** Quotes a name for SQL. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Returns the tables of the product's schema, without those of extensions. Generated columns are left out. */
export async function listTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`)
  return rows
}

/** A sequence is outside of transactions, so its value is at least the one of the snapshot. */
async function listSequences(client: pg.Client): Promise<Snapshot['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`)
  return rows
}

async function listMigrations(client: pg.Client): Promise<Snapshot['migrations']> {
  const { rows: found } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (found[0].name === null) return []
  const { rows } = await client.query<{ hash: string; createdAt: string }>(
    `select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows
}

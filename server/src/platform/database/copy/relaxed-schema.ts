import type pg from 'pg'
import { type CopiedTable, listTables, quote } from './snapshot.ts'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Tables that take rows in any order: empty, without foreign keys and triggers. */
export interface RelaxedSchema {
  tables: CopiedTable[]
  /** Restores triggers and foreign keys. Throws if a row refers to a missing row. */
  tighten(): Promise<void>
}

/** Empties all tables of the caller's transaction and removes what would reject or change their rows. */
export async function relaxSchema(client: pg.Client): Promise<RelaxedSchema> {
  const tables = await listTables(client)
  const { rows: foreignKeys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`)
  const triggers = (action: string) => runForAll(client, tables, `${action} trigger user`)
  for (const { table, name } of foreignKeys)
    await client.query(`alter table ${table} drop constraint ${name}`)
  await triggers('disable')
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => quote(name)).join(', ')}`)
  return {
    tables,
    async tighten() {
      for (const { table, name, definition } of foreignKeys)
        await client.query(`alter table ${table} add constraint ${name} ${definition}`)
      await triggers('enable')
    },
  }
}

async function runForAll(client: pg.Client, tables: CopiedTable[], action: string): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quote(name)} ${action}`)
}

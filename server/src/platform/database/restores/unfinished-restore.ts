import type pg from 'pg'
import { StartError } from '../../process/env.ts'

/** Table that exists while a restore is under way, and after a restore that was killed. */
export const UNFINISHED_TABLE = 'unfinished_restore'

/** Returns the store that a killed restore was filling, empty if it kept the files there. Undefined without one. */
export async function findUnfinishedRestore(client: pg.ClientBase): Promise<string | undefined> {
  const { rows: found } = await client.query('select to_regclass($1) as name', [UNFINISHED_TABLE])
  if (found[0].name === null) return undefined
  const { rows } = await client.query(`select store from ${UNFINISHED_TABLE}`)
  return rows[0]?.store ?? ''
}

/** Marks the database, so that no site starts on it. */
export async function markUnfinishedRestore(client: pg.ClientBase, store: string): Promise<void> {
  await client.query(`create table if not exists ${UNFINISHED_TABLE} (store text not null)`)
  await client.query(`delete from ${UNFINISHED_TABLE}`)
  await client.query(`insert into ${UNFINISHED_TABLE} values ($1)`, [store])
}

export async function unmarkUnfinishedRestore(client: pg.ClientBase): Promise<void> {
  await client.query(`drop table if exists ${UNFINISHED_TABLE}`)
}

/** Throws StartError if a restore into the database was killed. */
export async function rejectUnfinishedRestore(client: pg.ClientBase): Promise<void> {
  if ((await findUnfinishedRestore(client)) !== undefined)
    throw new StartError(
      'A restore into this database was not finished, so it holds nothing yet. Run npm run restore with the same archive again.',
    )
}

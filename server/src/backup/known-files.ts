import type pg from 'pg'
import { ORDER_FILES_PREFIX } from '../orders/files/file-key.ts'

/** Storage keys of originals that rows name. Variants are made from them. */
const KNOWN = `
  select '${ORDER_FILES_PREFIX}/' || id as key from order_files where removed_at is null
  union select 'media/' || file from media
  union select 'media/' || file from media_former_files`

/** Largest number of missing files that are named. */
const NAMED_MAX = 1000

/** Files that rows of the snapshot name and the archive does not have. */
export interface MissingFiles {
  /** Deleted while the backup ran, together with their rows. */
  deleted: string[]
  /** Lost: rows still name them. */
  lost: string[]
}

/** Notes the files that the snapshot of the client's transaction knows, in a temporary table. */
export async function noteKnownFiles(client: pg.Client): Promise<void> {
  await client.query('create temporary table known_files (key text primary key) on commit drop')
  await client.query(`insert into known_files ${KNOWN}`)
}

export async function markAsCopied(client: pg.Client, keys: readonly string[]): Promise<void> {
  await client.query('delete from known_files where key = any($1)', [keys])
}

/** Returns what was not copied. `current` sees the present rows. */
export async function findMissingFiles(client: pg.Client, current: pg.Client): Promise<MissingFiles> {
  const { rows } = await client.query<{ key: string }>('select key from known_files order by key limit $1', [
    NAMED_MAX,
  ])
  const keys = rows.map(({ key }) => key)
  const { rows: known } = await current.query<{ key: string }>(
    `select key from (${KNOWN}) as known where key = any($1)`,
    [keys],
  )
  const lost = new Set(known.map(({ key }) => key))
  return { deleted: keys.filter((key) => !lost.has(key)), lost: [...lost] }
}

import { DAY_MS } from '@rapport/contract/hours/durations'
import { type ImportKind, PERSONAL_KINDS } from '@rapport/staff-contract/imports/import-kinds'
import { IMPORT_DAYS } from '@rapport/staff-contract/imports/import-limits'
import { inArray, lt } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { findUnconfirmedRestore } from '../platform/database/restores/restores.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { imports } from './tables.ts'

/** Files per query. */
const CHECKED_AT_ONCE = 500

/**
 * Deletes imports with their files after IMPORT_DAYS. Deletes files after a day if they have no import or contain
 * personal data. So no old table contains a person who was erased meanwhile. Reports contain no names and stay.
 * Deletes no file while a restore is unconfirmed.
 */
export async function deleteOldImports(orm: Orm, storage: Storage, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await orm.delete(imports).where(lt(imports.createdAt, daysAgo(IMPORT_DAYS)))
  if (await findUnconfirmedRestore(orm)) return
  let keys: string[] = []
  for await (const { key, storedAt } of storage.list('imports')) {
    if (storedAt < daysAgo(1)) keys.push(key)
    if (keys.length < CHECKED_AT_ONCE) continue
    await removeFiles(orm, storage, keys)
    keys = []
  }
  await removeFiles(orm, storage, keys)
}

async function removeFiles(orm: Orm, storage: Storage, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const { fileKey, kind } = imports
  const rows = await orm.select({ fileKey, kind }).from(imports).where(inArray(fileKey, keys))
  const needed = new Set(rows.filter((row) => !isPersonal(row.kind)).map((row) => row.fileKey))
  for (const key of keys) if (!needed.has(key)) await storage.remove(key)
}

const isPersonal = (kind: ImportKind) => PERSONAL_KINDS.includes(kind)

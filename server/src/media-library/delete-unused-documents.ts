import { DAY_MS } from '@rapport/contract/hours/durations'
import { documentExtension } from '@rapport/staff-contract/media/documents'
import { inArray } from 'drizzle-orm'
import { mediaUsages } from '../media/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { stemOf } from './usages.ts'

/** Days that a document stays which nothing names any more. */
const UNUSED_DOCUMENT_DAYS = 30
const BATCH = 200
const PREFIX = 'media/'

/**
 * Removes documents, films and captions that no page, draft or version names, once they have lain for so long that nobody has them in a
 * form that is open. Returns how many.
 */
export async function deleteUnusedDocuments(orm: Orm, storage: Storage, now: Date): Promise<number> {
  let removed = 0
  let batch: string[] = []
  const removeUnused = async () => {
    const used = await findUsedStems(orm, batch.map(stemOfKey))
    for (const key of batch) {
      if (used.has(stemOfKey(key))) continue
      await storage.remove(key)
      removed += 1
    }
    batch = []
  }
  for await (const { key, storedAt } of storage.list(PREFIX)) {
    if (!documentExtension(key) || now.getTime() - storedAt.getTime() < UNUSED_DOCUMENT_DAYS * DAY_MS)
      continue
    batch.push(key)
    if (batch.length === BATCH) await removeUnused()
  }
  if (batch.length > 0) await removeUnused()
  return removed
}

const stemOfKey = (key: string): string => stemOf(key.slice(PREFIX.length))

async function findUsedStems(orm: Orm, stems: string[]): Promise<ReadonlySet<string>> {
  const rows = await orm
    .selectDistinct({ stem: mediaUsages.stem })
    .from(mediaUsages)
    .where(inArray(mediaUsages.stem, stems))
  return new Set(rows.map(({ stem }) => stem))
}

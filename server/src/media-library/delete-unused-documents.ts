import { DAY_MS } from '@rapport/contract/hours/durations'
import { documentExtension } from '@rapport/staff-contract/media/documents'
import { inArray } from 'drizzle-orm'
import { mediaUsages } from '../media/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { findUnconfirmedRestore } from '../platform/database/restores/restores.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { getFileStem } from './usages.ts'

/** A document may be named in a form that is open and not saved yet. */
const UNUSED_DOCUMENT_DAYS = 30
const BATCH = 200
const PREFIX = 'media/'

/**
 * Deletes old documents, films and captions that no page, draft or version refers to. Returns their number.
 * Deletes nothing while a restore is unconfirmed.
 */
export async function deleteUnusedDocuments(orm: Orm, storage: Storage, now: Date): Promise<number> {
  if (await findUnconfirmedRestore(orm)) return 0
  let removed = 0
  let batch: string[] = []
  const removeUnused = async () => {
    const used = await findUsedStems(orm, batch.map(getKeyStem))
    for (const key of batch) {
      if (used.has(getKeyStem(key))) continue
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

const getKeyStem = (key: string): string => getFileStem(key.slice(PREFIX.length))

async function findUsedStems(orm: Orm, stems: string[]): Promise<ReadonlySet<string>> {
  const rows = await orm
    .selectDistinct({ stem: mediaUsages.stem })
    .from(mediaUsages)
    .where(inArray(mediaUsages.stem, stems))
  return new Set(rows.map(({ stem }) => stem))
}

import type { ContentKindName } from '@rapport/contract/editing/content-kinds'
import { eq } from 'drizzle-orm'
import { createEntry, saveDraft } from '../../editing/drafts.ts'
import type { Snapshot } from '../../editing/kinds.ts'
import { publishEntry } from '../../editing/publish.ts'
import { contentEntries } from '../../editing/tables.ts'
import { lockEntry } from '../../editing/write-entry.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { type ImportAuthor, type ImportResult, LineError, type PlanPart } from './import-kind.ts'

/** A thing as a file has it; `id` and `version`: which one it changes, undefined where it is new. */
export interface ContentWrite {
  kind: ContentKindName
  id?: number
  version?: number
  snapshot: Snapshot
  /** Whether it stays a draft even where all is published. */
  isDraftOnly: boolean
}

/**
 * Writes things in their order, each as a draft or onto the site; returns their ids. Throws a LineError of what stands against one.
 */
export async function writeContent(
  tx: Orm,
  writes: PlanPart<ContentWrite>['writes'],
  as: ImportResult,
  author: ImportAuthor,
): Promise<number[]> {
  const ids: number[] = []
  for (const { line, write } of writes) {
    try {
      const id = await writeDraft(tx, write, author)
      ids.push(id)
      if (as === 'published' && !write.isDraftOnly) await publishEntry(tx, await lockPresent(tx, id), author)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      throw new LineError(line, Object.values(error.fields).flat()[0] ?? error.message)
    }
  }
  return ids
}

async function writeDraft(tx: Orm, { kind, id, version, snapshot }: ContentWrite, author: ImportAuthor) {
  if (id === undefined) return createEntry(tx, { kind, snapshot }, author)
  await saveDraft(tx, { id, version }, { snapshot, reason: 'save' }, author)
  return id
}

async function lockPresent(tx: Orm, id: number) {
  const [entry] = await tx
    .select({ version: contentEntries.version })
    .from(contentEntries)
    .where(eq(contentEntries.id, id))
  return lockEntry(tx, { id, version: entry?.version })
}

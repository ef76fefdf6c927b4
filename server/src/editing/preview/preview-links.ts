import { HOUR_MS } from '@rapport/contract/hours/durations'
import { PREVIEW_HOURS } from '@rapport/staff-contract/editing/editing-limits'
import type { Preview } from '@rapport/staff-contract/editing/preview'
import { previewPath } from '@rapport/staff-contract/staff/admin-paths'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/api-error.ts'
import { findEntry } from '../entries.ts'
import { contentEntries } from '../tables.ts'
import { findPreviewPath } from './find-preview-path.ts'
import { signPreview } from './preview-token.ts'

/** Returns links that show entries as if they were published together. Throws 404 if an entry is missing. */
export async function createPreview(
  orm: Orm,
  { staffId, entryIds, now, key }: { staffId: number; entryIds: number[]; now: Date; key: Buffer },
): Promise<Preview> {
  const expiresAt = new Date(now.getTime() + PREVIEW_HOURS * HOUR_MS)
  const ids = [...new Set(entryIds)]
  const token = signPreview(key, { staffId, entryIds: ids, expiresAt })
  const pages = await Promise.all(
    ids.map(async (id) => {
      const { kind, title, snapshot } = await orNotFound(findEntry(orm, id))
      const subjectId = await findSubjectId(orm, id)
      const path = await findPreviewPath(orm, { kind, subjectId, snapshot })
      return { entryId: id, title, path: previewPath(token, path) }
    }),
  )
  return { pages, expiresAt: expiresAt.toISOString() }
}

async function findSubjectId(orm: Orm, id: number): Promise<string | null> {
  const { subjectId } = contentEntries
  const [row] = await orm.select({ subjectId }).from(contentEntries).where(eq(contentEntries.id, id))
  return row?.subjectId ?? null
}

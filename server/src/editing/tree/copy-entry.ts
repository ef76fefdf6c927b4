import { SLUG_MAX } from '@rapport/contract/paths/query-limits'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { ERP_ID_MAX, TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, orNotFound } from '../../platform/http/api-error.ts'
import { createEntry } from '../drafts.ts'
import { findCurrentSnapshot } from '../entries.ts'
import { getKind, type Snapshot } from '../kinds.ts'
import { contentEntries, isInUse } from '../tables.ts'
import type { Author } from '../write-entry.ts'

/**
 * Copies an entry to a new draft. Returns the id of the copy. Throws 409 if the site has only one entry of this kind.
 */
export async function copyEntry(tx: Orm, id: number, author: Author): Promise<number> {
  const [entry] = await tx
    .select()
    .from(contentEntries)
    .where(and(eq(contentEntries.id, id), isInUse))
  const snapshot = await orNotFound(Promise.resolve(entry && findCurrentSnapshot(tx, entry)))
  if (!entry || !getKind(entry.kind).remove) throw new ApiError(409, editingMessages.cannotCopy)
  return createEntry(tx, { kind: entry.kind, snapshot: toCopy(snapshot) }, author)
}

/** Changes the unique fields. The copy gets the last place. */
function toCopy(snapshot: Snapshot): Snapshot {
  const changed = {
    title: editingMessages.copyTitle(snapshot.title).slice(0, TITLE_MAX).toWellFormed(),
    ...('slug' in snapshot ? { slug: withSuffix(snapshot.slug, SLUG_MAX) } : {}),
    ...('erpId' in snapshot ? { erpId: withSuffix(snapshot.erpId, ERP_ID_MAX) } : {}),
    ...('formerSlugs' in snapshot ? { formerSlugs: [] } : {}),
    ...('position' in snapshot ? { position: null } : {}),
    ...('publicationAt' in snapshot ? { publicationAt: null } : {}),
  }
  return { ...snapshot, ...changed } as Snapshot
}

const SUFFIX = '-kopiya'
const withSuffix = (text: string, max: number) => `${text.slice(0, max - SUFFIX.length)}${SUFFIX}`

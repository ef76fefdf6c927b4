import { SLUG_MAX } from '@rapport/contract/paths/query-limits'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { ERP_ID_MAX, TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, orNotFound } from '../../platform/http/api-error.ts'
import { createEntry } from '../drafts.ts'
import { findPresent } from '../entries.ts'
import { kindOf, type Snapshot } from '../kinds.ts'
import { contentEntries, isInUse } from '../tables.ts'
import type { Author } from '../write-entry.ts'

/** Makes the draft of a new thing of an existing one; returns its id. Throws the 409 where the site has but one such thing. */
export async function copyEntry(tx: Orm, id: number, author: Author): Promise<number> {
  const [entry] = await tx
    .select()
    .from(contentEntries)
    .where(and(eq(contentEntries.id, id), isInUse))
  const snapshot = await orNotFound(Promise.resolve(entry && findPresent(tx, entry)))
  if (!entry || !kindOf(entry.kind).remove) throw new ApiError(409, editingMessages.cannotCopy)
  return createEntry(tx, { kind: entry.kind, snapshot: toCopy(snapshot) }, author)
}

/** What no two things share is the copy's own; where it stands is behind the others. */
function toCopy(snapshot: Snapshot): Snapshot {
  const own = {
    title: editingMessages.copyTitle(snapshot.title).slice(0, TITLE_MAX).toWellFormed(),
    ...('slug' in snapshot ? { slug: withSuffix(snapshot.slug, SLUG_MAX) } : {}),
    ...('erpId' in snapshot ? { erpId: withSuffix(snapshot.erpId, ERP_ID_MAX) } : {}),
    ...('formerSlugs' in snapshot ? { formerSlugs: [] } : {}),
    ...('position' in snapshot ? { position: null } : {}),
    ...('publicationAt' in snapshot ? { publicationAt: null } : {}),
  }
  return { ...snapshot, ...own } as Snapshot
}

const SUFFIX = '-kopiya'
const withSuffix = (text: string, max: number) => `${text.slice(0, max - SUFFIX.length)}${SUFFIX}`

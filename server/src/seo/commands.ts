import type { RedirectDraft, SeoDraft } from '@rapport/contract/drafts'
import type { SeoGroup } from '@rapport/contract/seo'
import type { Orm } from '../platform/database.ts'
import { redirects, seoRecords } from './tables.ts'

/** Writes down what was said of a page; nothing where nothing was said. */
export async function saveSeo(
  tx: Orm,
  groupName: SeoGroup,
  entityId: string,
  draft: SeoDraft,
): Promise<void> {
  if (Object.keys(draft).length === 0) return
  const values = { ...draft, groupName, entityId }
  await tx
    .insert(seoRecords)
    .values(values)
    .onConflictDoUpdate({ target: [seoRecords.groupName, seoRecords.entityId], set: values })
}

export async function loadRedirects(tx: Orm, drafts: RedirectDraft[]): Promise<void> {
  if (drafts.length === 0) return
  await tx
    .insert(redirects)
    .values(drafts.map(({ from, to, status }) => ({ oldPath: from, newPath: to, status })))
}

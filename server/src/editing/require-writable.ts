import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { isSameButSeo } from '@rapport/staff-contract/editing/merge'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { writableFields } from '@rapport/staff-contract/staff/content-permissions'
import { ApiError } from '../platform/http/api-error.ts'
import type { Snapshot } from './kinds.ts'
import type { Author } from './write-entry.ts'

/** Throws 403 if the author may write only SEO fields and changes another field. */
export function requireWritable(
  kind: ContentKindName,
  before: Snapshot | undefined,
  after: Snapshot,
  { role }: Author,
): void {
  if (role === undefined || writableFields(role, kind) === 'all') return
  if (!before || !isSameButSeo(before, after)) throw new ApiError(403, editingMessages.seoOnly)
}

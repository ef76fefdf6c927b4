import { getKindPermissions, type KindPermissions } from '../staff/content-permissions.ts'
import type { BatchKind } from './batches.ts'

/** A picture's alt text counts as SEO text; its folders do not. */
export const picturePermissions = {
  read: 'media.read',
  write: 'media.upload',
  writeMany: 'import.content',
  writeSeo: 'media.alt',
  writeManySeo: 'import.seo',
} as const satisfies KindPermissions

/** Returns the permissions to read and write many entries of a kind. */
export const getBatchPermissions = (kind: BatchKind): KindPermissions =>
  kind === 'picture' ? picturePermissions : getKindPermissions(kind)

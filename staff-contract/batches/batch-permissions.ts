import { contentPermissions, type KindPermissions } from '../staff/content-permissions.ts'
import type { BatchKind } from './batches.ts'

/** Permissions to read and write many entries of each kind. A picture's alt text counts as SEO text; its folders do not. */
export const batchPermissions: Record<BatchKind, KindPermissions> = {
  ...contentPermissions,
  picture: {
    read: 'media.read',
    write: 'media.upload',
    writeMany: 'import.content',
    writeSeo: 'media.alt',
    writeManySeo: 'import.seo',
  },
}

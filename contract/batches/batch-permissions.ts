import { contentPermissions, type KindPermissions } from '../staff/content-permissions.ts'
import type { BatchKind } from './batches.ts'

/** What reading and writing many of each kind takes. Of pictures the text that says what they show is for search engines, their folders are not. */
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

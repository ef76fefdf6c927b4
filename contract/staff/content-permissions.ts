import type { ContentKindName } from '../editing/content-kinds.ts'
import { hasPermission, type Permission, type StaffRole } from './permissions.ts'

export interface KindPermissions {
  read: Permission
  write: Permission
  /** What writing many at once takes: by bulk edits and imports. */
  writeMany: Permission
  /** Of a kind that has words for search engines: what writing those alone takes, of one and of many at once. */
  writeSeo?: Permission
  writeManySeo?: Permission
}

const content: KindPermissions = {
  read: 'content.read',
  write: 'content.write',
  writeMany: 'import.content',
}
const pages: KindPermissions = { ...content, writeSeo: 'seo.write', writeManySeo: 'import.seo' }
const prices: KindPermissions = { read: 'prices.read', write: 'prices.write', writeMany: 'import.prices' }

/** What reading and writing each kind of content takes; apart from its schemas, which the first screen does without. */
export const contentPermissions: Record<ContentKindName, KindPermissions> = {
  material: content,
  'price-group': prices,
  item: pages,
  post: pages,
  'text-page': pages,
  story: content,
  licence: content,
  'faq-question': content,
  'layout-requirement': content,
  'delivery-zone': content,
  home: pages,
  site: content,
  city: pages,
}

/** What of a thing somebody may write: all its fields, its words for search engines alone, none. */
export type WritableFields = 'all' | 'seo' | 'none'

export function writableFields(role: StaffRole, kind: ContentKindName): WritableFields {
  const { write, writeSeo } = contentPermissions[kind]
  if (hasPermission(role, write)) return 'all'
  return writeSeo && hasPermission(role, writeSeo) ? 'seo' : 'none'
}

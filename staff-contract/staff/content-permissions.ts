import type { ContentKindName } from '../entries/content-kinds.ts'
import { hasPermission, type Permission, type StaffRole } from './permissions.ts'

export interface KindPermissions {
  read: Permission
  write: Permission
  /** Permission of bulk edits and imports. */
  writeMany: Permission
  /** For a kind with SEO fields: permission to write those alone, of one entry and of many. */
  writeSeo?: Permission
  writeManySeo?: Permission
}

const content: KindPermissions = { read: 'content.read', write: 'content.write', writeMany: 'import.content' }
const pages: KindPermissions = { ...content, writeSeo: 'seo.write', writeManySeo: 'import.seo' }
const prices: KindPermissions = { read: 'prices.read', write: 'prices.write', writeMany: 'import.prices' }

/** Permissions to read and write each kind of content, in a module without schemas for the first screen. */
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

/** Fields of an entry that a staff member may write: all, SEO only, none. */
export type WritableFields = 'all' | 'seo' | 'none'

export function writableFields(role: StaffRole, kind: ContentKindName): WritableFields {
  const { write, writeSeo } = contentPermissions[kind]
  if (hasPermission(role, write)) return 'all'
  return writeSeo && hasPermission(role, writeSeo) ? 'seo' : 'none'
}

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

const requisites: KindPermissions = {
  read: 'invoices.read',
  write: 'requisites.write',
  writeMany: 'requisites.write',
}

const orderRules: KindPermissions = {
  read: 'orders.write',
  write: 'order-rules.write',
  writeMany: 'order-rules.write',
}

/** Kinds with other permissions than `content`, in a module without schemas for the first screen. */
const exceptions: Partial<Record<ContentKindName, KindPermissions>> = {
  'price-group': prices,
  operation: prices,
  'calculation-rules': prices,
  'order-rules': orderRules,
  'legal-entity': requisites,
  item: pages,
  post: pages,
  'text-page': pages,
  home: pages,
  city: pages,
}

/** Returns the permissions to read and write a kind of content. */
export const getKindPermissions = (kind: ContentKindName): KindPermissions => exceptions[kind] ?? content

/** Fields of an entry that a staff member may write: all, SEO only, none. */
export type WritableFields = 'all' | 'seo' | 'none'

export function writableFields(role: StaffRole, kind: ContentKindName): WritableFields {
  const { write, writeSeo } = getKindPermissions(kind)
  if (hasPermission(role, write)) return 'all'
  return writeSeo && hasPermission(role, writeSeo) ? 'seo' : 'none'
}

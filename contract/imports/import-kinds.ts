import { hasPermission, type Permission, type StaffRole } from '../staff/permissions.ts'

/** What a file of rows is taken in of. */
export const IMPORT_KINDS = ['items', 'prices', 'materials', 'seo', 'redirects', 'price-lists'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** What is given as a file of rows: orders and customers go out only. */
export const EXPORT_KINDS = [...IMPORT_KINDS, 'orders', 'customers'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** Those that name people: a factor is asked for again before they go out. */
export const PERSONAL_KINDS: readonly ExportKind[] = ['price-lists', 'orders', 'customers']

/** Those that are edited by drafts; the others hold as soon as they are taken in. */
export const DRAFTED_KINDS: readonly ImportKind[] = ['items', 'prices', 'materials', 'seo']

export const exportPermissions: Record<ExportKind, Permission> = {
  items: 'content.read',
  prices: 'prices.read',
  materials: 'content.read',
  seo: 'seo.read',
  redirects: 'seo.read',
  'price-lists': 'customers.read',
  orders: 'orders.read',
  customers: 'customers.read',
}

/** What taking each in asks for: all of it. */
export const importPermissions: Record<ImportKind, readonly Permission[]> = {
  items: ['import.content', 'content.write'],
  prices: ['import.prices', 'prices.write'],
  materials: ['import.content', 'content.write'],
  seo: ['import.seo', 'seo.write'],
  redirects: ['import.seo', 'seo.write'],
  'price-lists': ['import.prices', 'customers.write'],
}

export const mayImport = (role: StaffRole, kind: ImportKind): boolean =>
  importPermissions[kind].every((permission) => hasPermission(role, permission))

export const mayExport = (role: StaffRole, kind: ExportKind): boolean =>
  hasPermission(role, exportPermissions[kind])

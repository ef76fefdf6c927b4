import { hasPermission, type Permission, type StaffRole } from '../staff/permissions.ts'

/** Kinds of rows that a table can be imported as. */
export const TABLE_KINDS = [
  'items',
  'prices',
  'operations',
  'materials',
  'seo',
  'redirects',
  'price-lists',
] as const
export type TableKind = (typeof TABLE_KINDS)[number]

/**
 * Kinds of imports. `catalogue`: a workbook with a sheet for each part of the catalogue. `pictures`: an archive of
 * pictures.
 */
export const IMPORT_KINDS = [...TABLE_KINDS, 'catalogue', 'pictures'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** Kinds that are exported only. `conversions`: a file for Yandex Metrika. */
export const EXPORT_ONLY_KINDS = ['orders', 'offers', 'invoices', 'conversions', 'customers'] as const

/** Kinds of exportable rows. */
export const EXPORT_KINDS = [...TABLE_KINDS, ...EXPORT_ONLY_KINDS] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** Kinds with personal data: exporting them requires a second factor again. */
export const PERSONAL_KINDS: readonly (ExportKind | ImportKind)[] = [
  'price-lists',
  'orders',
  'invoices',
  'conversions',
  'customers',
]

/** Kinds edited by drafts; the others take effect on import. */
export const DRAFTED_KINDS: readonly ImportKind[] = [
  'items',
  'prices',
  'operations',
  'materials',
  'seo',
  'catalogue',
  'pictures',
]

export const exportPermissions: Record<ExportKind, Permission> = {
  items: 'content.read',
  prices: 'prices.read',
  operations: 'prices.read',
  materials: 'content.read',
  seo: 'seo.read',
  redirects: 'seo.read',
  'price-lists': 'customers.read',
  orders: 'customers.read',
  offers: 'orders.read',
  invoices: 'invoices.read',
  conversions: 'customers.read',
  customers: 'customers.read',
}

/** Permissions required to import each kind: all of them. */
export const importPermissions: Record<ImportKind, readonly Permission[]> = {
  items: ['import.content', 'content.write'],
  prices: ['import.prices', 'prices.write'],
  operations: ['import.prices', 'prices.write'],
  materials: ['import.content', 'content.write'],
  seo: ['import.seo', 'seo.write'],
  redirects: ['import.seo', 'seo.write'],
  'price-lists': ['import.prices', 'customers.write'],
  catalogue: ['import.content', 'content.write', 'import.prices', 'prices.write', 'import.seo', 'seo.write'],
  pictures: ['import.content', 'content.write', 'media.upload'],
}

export const mayImport = (role: StaffRole, kind: ImportKind): boolean =>
  importPermissions[kind].every((permission) => hasPermission(role, permission))

export const mayExport = (role: StaffRole, kind: ExportKind): boolean =>
  hasPermission(role, exportPermissions[kind])

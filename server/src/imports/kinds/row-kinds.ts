import type { ExportKind, ImportKind } from '@rapport/staff-contract/imports/import-kinds'
import type { ExportKindRows, ImportKindRows } from './import-kind.ts'
import { itemRows } from './item-rows.ts'
import { materialRows } from './material-rows.ts'
import { orderRows } from './order-rows.ts'
import { customerRows } from './people-rows.ts'
import { priceListRows } from './price-list-rows.ts'
import { priceRows } from './price-rows.ts'
import { seoRows } from './seo-rows.ts'

/** Kinds of rows that domains below have; redirects stand above, with what knows every address. */
const importKinds: Record<Exclude<ImportKind, 'redirects'>, ImportKindRows> = {
  items: itemRows as ImportKindRows,
  prices: priceRows as ImportKindRows,
  materials: materialRows as ImportKindRows,
  seo: seoRows as ImportKindRows,
  'price-lists': priceListRows as ImportKindRows,
}

/** Every kind of rows by its name. */
export interface RowKinds {
  getImport(kind: ImportKind): ImportKindRows
  getExport(kind: ExportKind): ExportKindRows
  /** Adds the kind that stands above. */
  addRedirects(rows: ImportKindRows): void
}

export function createRowKinds(): RowKinds {
  let redirects: ImportKindRows | undefined
  const getImport = (kind: ImportKind): ImportKindRows => {
    if (kind !== 'redirects') return importKinds[kind]
    if (!redirects) throw new Error('No rows of redirects yet')
    return redirects
  }
  return {
    getImport,
    getExport: (kind) =>
      kind === 'orders' ? orderRows : kind === 'customers' ? customerRows : getImport(kind),
    addRedirects(rows) {
      redirects = rows
    },
  }
}

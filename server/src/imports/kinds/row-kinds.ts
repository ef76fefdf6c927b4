import type { ExportKind, TableKind } from '@rapport/staff-contract/imports/import-kinds'
import { conversionRows } from './conversion-rows.ts'
import { customerRows } from './customer-rows.ts'
import type { ExportKindRows, ImportKindRows } from './import-kind.ts'
import { invoiceRows } from './invoice-rows.ts'
import { itemRows } from './item-rows.ts'
import { materialRows } from './material-rows.ts'
import { offerRows } from './offer-rows.ts'
import { operationRows } from './operations/operation-rows.ts'
import { orderRows } from './order-rows.ts'
import { priceListRows } from './price-list-rows.ts'
import { priceRows } from './prices/price-rows.ts'
import { redirectRows } from './redirect-rows.ts'
import { seoRows } from './seo-rows.ts'

const importKinds: Record<TableKind, ImportKindRows> = {
  items: itemRows as ImportKindRows,
  prices: priceRows as ImportKindRows,
  operations: operationRows as ImportKindRows,
  materials: materialRows as ImportKindRows,
  seo: seoRows as ImportKindRows,
  'price-lists': priceListRows as ImportKindRows,
  redirects: redirectRows as ImportKindRows,
}

/** Returns the rows of a kind that can be imported. */
export const getImportRows = (kind: TableKind): ImportKindRows => importKinds[kind]

const exportKinds: Record<ExportKind, ExportKindRows> = {
  ...importKinds,
  orders: orderRows,
  offers: offerRows,
  invoices: invoiceRows,
  conversions: conversionRows,
  customers: customerRows,
}

/** Returns the rows of a kind that can be exported. */
export const getExportRows = (kind: ExportKind): ExportKindRows => exportKinds[kind]

import type { CatalogueSheet } from '@rapport/staff-contract/imports/catalogue-sheets'
import type { AnyColumn } from '../columns/column.ts'
import { itemColumns } from '../columns/item-columns.ts'
import { getImportRows } from '../kinds/row-kinds.ts'

const column = (key: string, header: string, ...aliases: string[]): AnyColumn => ({
  key,
  header,
  aliases,
  field: key,
  write: true,
})

/** Columns of items that a group does not have. */
const ONLY_OF_ITEMS = ['isGroup', 'priceTiers', 'sizeTables', 'leadTimeDays', 'priceGroups', 'properties']

interface SheetColumns {
  columns: readonly AnyColumn[]
  /** Groups of column keys. A sheet needs at least one column of each group. */
  required: readonly (readonly string[])[]
}

/** Columns of each sheet. Groups and items are both items of the catalogue. */
export const sheetColumns: Record<CatalogueSheet, SheetColumns> = {
  groups: {
    columns: itemColumns.filter(({ key }) => !ONLY_OF_ITEMS.includes(key)),
    required: [['title', 'slug']],
  },
  items: {
    columns: [
      ...itemColumns,
      column('article', 'Артикул', 'Артикул товара', 'SKU'),
      column('pictureUrls', 'Ссылки на картинки'),
    ],
    required: [['title', 'slug']],
  },
  tiers: {
    columns: [
      column('item', 'Изделие', 'Товар', 'Артикул', 'Название', 'Адрес'),
      column('from', 'Тираж от', 'От', 'Количество от', 'Кол-во от', 'Количество', 'Кол-во', 'Тираж'),
      column('price', 'Цена', 'Цена за штуку', 'Розница', 'Розничная цена'),
    ],
    required: [['item'], ['from'], ['price']],
  },
  materials: getImportRows('materials'),
  // Without codes and names of materials, the only material is meant.
  prices: { columns: getImportRows('prices').columns, required: [['group'], ['variant'], ['from']] },
  redirects: getImportRows('redirects'),
}

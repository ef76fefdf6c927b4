import type { CatalogKind } from '@rapport/contract/paths/catalog-kind'
import { catalogKindNames } from '@rapport/staff-contract/entries/catalog-kind-names'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { choice, codes, flag, longText, optionalNumber, optionalText, pairs, text, tiers } from './codecs.ts'
import { type Codec, type Column, fieldColumn } from './column.ts'
import { sizeTables } from './size-tables.ts'

/** What the cells of items name other items by: the address, or `#17` where that is not one thing's alone. */
export interface ItemNames {
  nameOf(key: number): string
  /** Throws a CellError where there is no such item, or more than one. */
  keyOf(name: string): number
}

/** An item with its key; 0: it is new. */
export type ItemRecord = ItemSnapshot & { key: number }

const KINDS = Object.entries(catalogKindNames) as [CatalogKind, string][]

const group: Codec<number | null, ItemNames> = {
  format: (key, { nameOf }) => (key === null ? '' : nameOf(key)),
  parse: (cell, { keyOf }) => (cell.trim() === '' ? null : keyOf(cell.trim())),
}

const items: Codec<number[], ItemNames> = {
  format: (keys, { nameOf }) => keys.map(nameOf).join('\n'),
  parse: (cell, { keyOf }) => codes.parse(cell, undefined).map(keyOf),
}

const properties = pairs<{ name: string; value: string }>(
  'Плотность: 180\u00A0г/м²',
  ({ name, value }) => [name, value],
  (name, value) => ({ name, value }),
)

/** A group, a product, a landing in a row. */
export const itemColumns: Column<ItemRecord, ItemNames>[] = [
  {
    key: 'key',
    header: 'Код',
    field: 'key',
    read: ({ key }) => key || '',
    // It says which item the row is of, and is looked for before anything else is read.
    write: (item) => item,
  },
  fieldColumn('slug', 'Адрес', text),
  fieldColumn('title', 'Название', text),
  fieldColumn('kind', 'Раздел', choice(KINDS)),
  fieldColumn('isGroup', 'Группа', flag),
  fieldColumn('parent', 'В группе', group),
  fieldColumn('summary', 'Коротко', text),
  fieldColumn('description', 'Описание', longText),
  fieldColumn('properties', 'Свойства', properties),
  fieldColumn('unit', 'Единица', text),
  fieldColumn('priceTiers', 'Цены по количеству', tiers),
  fieldColumn('sizeTables', 'Размеры', sizeTables),
  fieldColumn('leadTimeDays', 'Срок, дней', optionalNumber),
  fieldColumn('priceGroups', 'Таблицы цен', codes),
  fieldColumn('shows', 'Что показывает', items),
  fieldColumn('picture', 'Картинка', optionalText),
  fieldColumn('gallery', 'Галерея', codes),
  fieldColumn('banner', 'Широкая картинка', optionalText),
  fieldColumn('divider', 'Полоса узора', optionalText),
  fieldColumn('formerSlugs', 'Прежние адреса', codes),
  fieldColumn('onHome', 'На главной', flag),
  fieldColumn('position', 'Место в группе', optionalNumber),
]

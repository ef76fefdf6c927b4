import type { CatalogKind } from '@rapport/contract/paths/catalog-kind'
import { catalogKindNames } from '@rapport/staff-contract/entries/catalog-kind-names'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { choice, codes, flag, longText, optionalNumber, optionalText, pairs, text, tiers } from './codecs.ts'
import { type Codec, type Column, fieldColumn } from './column.ts'
import { sizeTables } from './size-tables.ts'

/** Names of items in cells: the slug, or `#17` if several items share it. */
export interface ItemNames {
  getName(key: number): string
  /** Throws CellError if no item has this name, or several. */
  findKey(name: string): number
}

/** An item with its key. New items have 0. */
export type ItemRecord = ItemSnapshot & { key: number }

const KINDS = Object.entries(catalogKindNames) as [CatalogKind, string][]

const group: Codec<number | null, ItemNames> = {
  format: (key, { getName }) => (key === null ? '' : getName(key)),
  parse: (cell, { findKey }) => (cell.trim() === '' ? null : findKey(cell.trim())),
}

const items: Codec<number[], ItemNames> = {
  format: (keys, { getName }) => keys.map(getName).join('\n'),
  parse: (cell, { findKey }) => codes.parse(cell, undefined).map(findKey),
}

const properties = pairs<{ name: string; value: string }>(
  'Плотность: 180\u00A0г/м²',
  ({ name, value }) => [name, value],
  (name, value) => ({ name, value }),
)

export const itemColumns: Column<ItemRecord, ItemNames>[] = [
  {
    key: 'key',
    header: 'Код',
    field: 'key',
    read: ({ key }) => key || '',
    // The key identifies the item before any other cell is read.
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

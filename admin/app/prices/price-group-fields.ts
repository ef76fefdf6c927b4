import type { PriceList } from '@rapport/contract/prices/prices'
import { priceListNames } from '@rapport/staff-contract/customers/price-list-names'
import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import type { EntryForm } from '../editing/entry-form.ts'
import { type Category, formatTier, formatVariantName, type Variant } from './price-lists.ts'

/** Fields of a price group in the order of its form. */
export const priceGroupFields = {
  title: { label: 'Название' },
  erpId: { label: 'Код в\u00A0учёте' },
  unit: { label: 'Единица', hint: 'За\u00A0что цена: шт, пог.\u00A0м, комплект' },
  note: { label: 'Примечание', hint: 'Стоит под\u00A0таблицами на\u00A0странице изделия' },
  categories: {
    label: 'Материалы',
    shown: 'list',
    entries: 'material',
    getKeys: (categories: Category[]) => categories.flatMap(({ materials }) => materials),
    getLines: (categories: Category[], getTitle: (key: string) => string) =>
      categories.flatMap(({ title, materials }) => materials.map((key) => `${title}: ${getTitle(key)}`)),
  },
  variants: {
    label: 'Таблицы цен',
    shown: 'list',
    getParts: (variants: Variant[]) => variants.flatMap(listVariantParts),
    getLines: (variants: Variant[]) =>
      variants.flatMap(listVariantParts).map(([name, text]) => `${name}\u00A0— ${text}`),
  },
} satisfies EntryForm<'price-group'>['fields']

/** Tiers and prices of a table, for comparing versions. */
function listVariantParts(variant: Variant, index: number): [string, string][] {
  const name = formatVariantName(variant, index)
  return [
    [name, variant.ranges.map(formatTier).join('; ')],
    ...variant.rows.flatMap(({ label, prices }) =>
      Object.entries(prices).map(([list, cells]): [string, string] => {
        const texts = cells.map((cell) => (typeof cell === 'string' ? `«${cell}»` : formatPrice(cell)))
        return [`${name}, ${priceListNames[list as PriceList]}: ${label}`, texts.join('; ')]
      }),
    ),
  ]
}

import type { PriceList } from '@rapport/contract/prices/prices'
import { priceListNames } from '@rapport/staff-contract/customers/price-list-names'
import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import type { EntryForm } from '../editing/entry-form.ts'
import { type Category, tierName, type Variant, variantName } from './price-lists.ts'

/** What a price group has, in the order and the words of its form. */
export const priceGroupFields = {
  title: { label: 'Название' },
  erpId: { label: 'Код в\u00A0учёте' },
  unit: { label: 'Единица', hint: 'За\u00A0что цена: шт, пог.\u00A0м, комплект' },
  note: { label: 'Примечание', hint: 'Стоит под\u00A0таблицами на\u00A0странице изделия' },
  categories: {
    label: 'Материалы',
    shown: 'list',
    entries: 'material',
    keysOf: (categories: Category[]) => categories.flatMap(({ materials }) => materials),
    linesOf: (categories: Category[], titleOf: (key: string) => string) =>
      categories.flatMap(({ title, materials }) => materials.map((key) => `${title}: ${titleOf(key)}`)),
  },
  variants: {
    label: 'Таблицы цен',
    shown: 'list',
    partsOf: (variants: Variant[]) => variants.flatMap(partsOfVariant),
    linesOf: (variants: Variant[]) =>
      variants.flatMap(partsOfVariant).map(([name, text]) => `${name}\u00A0— ${text}`),
  },
} satisfies EntryForm<'price-group'>['fields']

/** Its tiers, and the prices of each row in each list. */
function partsOfVariant(variant: Variant, index: number): [string, string][] {
  const name = variantName(variant, index)
  return [
    [name, variant.ranges.map(tierName).join('; ')],
    ...variant.rows.flatMap(({ label, prices }) =>
      Object.entries(prices).map(([list, cells]): [string, string] => {
        const texts = cells.map((cell) => (typeof cell === 'string' ? `«${cell}»` : formatPrice(cell)))
        return [`${name}, ${priceListNames[list as PriceList]}: ${label}`, texts.join('; ')]
      }),
    ),
  ]
}

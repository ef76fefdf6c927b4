import { expect, it } from 'vitest'
import { type DescribedItem, itemSeo } from './item-seo.ts'

const item: DescribedItem = {
  name: 'Поло',
  summary: 'С воротником.',
  kind: 'regular',
  isGroup: false,
  units: ['шт'],
  priceFrom: 129_000,
  priceTiers: [{ from: 1, price: 169_000 }],
  leadTimeDays: 3,
  groupNames: ['Трикотаж', 'Футболки и поло'],
  logo: null,
  terms: { pieces: 1, metres: 1, prices: 'all' },
}

it.each<[string, Partial<DescribedItem>, string]>([
  ['a garment', {}, 'Поло на заказ с вашим рисунком — от 1 штуки, от 1 290 ₽'],
  [
    'goods made by many',
    { priceTiers: [{ from: 50, price: 1 }], units: ['компл.'], priceFrom: null },
    'Поло на заказ с вашим рисунком — от 50 комплектов',
  ],
  [
    'a group of goods',
    { isGroup: true, units: ['шт', 'пара'] },
    'Поло на заказ с вашим рисунком — опт от 1 штуки',
  ],
  [
    'cloth',
    { name: 'Ситец', units: ['пог. м'], priceFrom: 30_500 },
    'Ситец: ткань с вашим рисунком, печать от 1 метра, от 305 ₽',
  ],
  [
    'a group of cloth',
    { name: 'Лён', isGroup: true, units: ['пог. м'] },
    'Лён с вашим рисунком — печать от 1 метра',
  ],
  [
    'a print',
    { name: 'Принт «Мак»', units: ['м ткани'], priceFrom: null },
    'Принт «Мак» для ткани — раппорт, расцветки, печать от 1 метра',
  ],
  [
    'a service',
    { name: 'Печать на шёлке', kind: 'special', units: ['пог. м'], priceFrom: null, priceTiers: [] },
    'Печать на шёлке на заказ — от 1 метра',
  ],
  [
    'a landing',
    { name: 'Платья оптом', kind: 'landing' },
    'Платья оптом от 1 штуки — для магазинов и бутиков',
  ],
  [
    'goods of a factory that sews from 50 pieces',
    { terms: { pieces: 50, metres: 1, prices: 'all' } },
    'Поло на заказ с вашим рисунком — от 50 штук, от 1 290 ₽',
  ],
  [
    'a group of a factory that sews from 21 pieces',
    { isGroup: true, terms: { pieces: 21, metres: 1, prices: 'all' } },
    'Поло на заказ с вашим рисунком — опт от 21 штуки',
  ],
  [
    'a group of a factory that says no minimum',
    { isGroup: true, terms: { pieces: 0, metres: 0, prices: 'all' } },
    'Поло на заказ с вашим рисунком — оптом',
  ],
  [
    'goods without a minimum',
    { priceTiers: [], priceFrom: null, terms: { pieces: 0, metres: 0, prices: 'all' } },
    'Поло на заказ с вашим рисунком',
  ],
  [
    'cloth without a minimum',
    { name: 'Ситец', units: ['пог. м'], priceFrom: 30_500, terms: { pieces: 0, metres: 0, prices: 'all' } },
    'Ситец: ткань с вашим рисунком, печать на заказ, от 305 ₽',
  ],
])('itemSeo fits the title to %s', (_, own, title) => expect(itemSeo({ ...item, ...own }).title).toBe(title))

it('itemSeo drops the least important parts of a long title', () =>
  expect(itemSeo({ ...item, name: 'Костюм тренировочный со светоотражающим кантом' }).title).toBe(
    'Костюм тренировочный со светоотражающим кантом на заказ',
  ))

it('itemSeo ends the description with price and lead time if they fit', () => {
  expect(itemSeo(item).description).toBe('С воротником. Цена от 1 290 ₽, срок от 3 рабочих дней.')
  expect(itemSeo({ ...item, summary: `${'Слово '.repeat(24)}конец.` }).description).toMatch(/конец\.$/)
})

it('itemSeo uses the names of the item and its groups as keywords', () =>
  expect(itemSeo(item).keywords).toBe('поло, футболки и поло, трикотаж, на заказ, с печатью, оптом'))

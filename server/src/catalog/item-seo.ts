import type { CatalogItem, CatalogKind } from '@rapport/contract/catalog/catalog'
import { METRES, PRINT_UNIT } from '@rapport/contract/catalog/units'
import type { Picture } from '@rapport/contract/media/media'
import { firstFitting, fitDescription } from '@rapport/contract/texts/fit-text'
import type { SeoContent } from '../seo/resolve-seo.ts'

/** Fields of an item that its SEO defaults depend on. */
export interface DescribedItem {
  name: string
  summary: string
  kind: CatalogKind
  isGroup: boolean
  /** For a group: units of the products in it. */
  units: string[]
  priceFrom: number | null
  priceTiers: CatalogItem['priceTiers']
  leadTimeDays: number | null
  /** Names of its ancestors, the top first. */
  groupNames: string[]
  logo: Picture | null
}

/** Returns the default SEO of an item: from its content, and general to its kind. */
export function itemSeo(item: DescribedItem): SeoContent {
  const { name, groupNames, logo } = item
  const { titles, keywords } = WORDS[sortOf(item)](item)
  return {
    title: firstFitting(titles),
    description: fitDescription([item.summary, termsOf(item)].filter(Boolean).join(' ')),
    keywords: [name, ...groupNames.toReversed(), ...keywords].join(', ').toLowerCase(),
    image: logo,
  }
}

type Sort = 'landing' | 'service' | 'cloth' | 'print' | 'goods'

function sortOf({ kind, units }: DescribedItem): Sort {
  if (kind === 'landing') return 'landing'
  if (kind === 'special') return 'service'
  if (units.includes(PRINT_UNIT)) return 'print'
  return units.length > 0 && units.every((unit) => METRES.test(unit)) ? 'cloth' : 'goods'
}

interface Words {
  titles: [string, ...string[]]
  keywords: string[]
}

const WORDS: Record<Sort, (item: DescribedItem) => Words> = {
  landing: ({ name, isGroup }) => ({
    titles: isGroup
      ? [`${name} — опт от 1 штуки, пошив под вашей маркой`, `${name} — опт от 1 штуки`]
      : [`${name} от 1 штуки — для магазинов и бутиков`, `${name} — для магазинов`, name],
    keywords: ['оптом', 'для магазинов', 'под вашей маркой'],
  }),
  service: (item) => ({
    titles: [
      `${item.name}${/заказ/i.test(item.name) ? '' : ' на заказ'} — ${leastOf(item)}${priceOf(item)}`,
      `${item.name} — ${leastOf(item)}`,
      item.name,
    ],
    keywords: ['на заказ', 'цена', 'ваш рисунок'],
  }),
  cloth: (item) => ({
    titles: item.isGroup
      ? [`${item.name} с вашим рисунком — печать от 1 метра`, `${item.name} с печатью на заказ`, item.name]
      : [
          `${item.name}: ткань с вашим рисунком, печать от 1 метра${priceOf(item)}`,
          `${item.name}: ткань с печатью от 1 метра`,
          item.name,
        ],
    keywords: ['ткань с рисунком', 'печать на ткани', 'метражом'],
  }),
  print: (item) => ({
    titles: item.isGroup
      ? [`${item.name}: рисунки для ткани и изделий, печать от 1 метра`, `${item.name} для печати на ткани`]
      : [`${item.name} для ткани — раппорт, расцветки, печать от 1 метра`, `${item.name} — печать на ткани`],
    keywords: ['рисунок для ткани', 'раппорт', 'печать на ткани'],
  }),
  goods: (item) => ({
    titles: item.isGroup
      ? [
          `${item.name} на заказ с вашим рисунком — опт от 1 штуки`,
          `${item.name} на заказ — от 1 штуки`,
          item.name,
        ]
      : [
          `${item.name} на заказ с вашим рисунком — ${leastOf(item)}${priceOf(item)}`,
          `${item.name}${/заказ/i.test(item.name) ? '' : ' на заказ'} — ${leastOf(item)}${priceOf(item)}`,
          `${item.name} на заказ`,
        ],
    keywords: ['на заказ', 'с печатью', 'оптом'],
  }),
}

/** «от 1 штуки», «от 10 штук»: the minimum quantity; items on request are made from one piece on. */
function leastOf({ priceTiers, units: [unit = ''] }: DescribedItem): string {
  const least = priceTiers[0]?.from ?? 1
  const one = least % 10 === 1 && least % 100 !== 11
  if (METRES.test(unit)) return `от ${least} ${one ? 'метра' : 'метров'}`
  const [oneOf, manyOf] = GENITIVES[unit] ?? ['штуки', 'штук']
  return `от ${least} ${one ? oneOf : manyOf}`
}

/** By unit: «от одного …», «от многих …». */
const GENITIVES: Record<string, readonly [string, string]> = {
  'компл.': ['комплекта', 'комплектов'],
  комплект: ['комплекта', 'комплектов'],
  набор: ['набора', 'наборов'],
  пара: ['пары', 'пар'],
  полотно: ['полотна', 'полотен'],
}

const priceOf = ({ priceFrom }: DescribedItem) => (priceFrom === null ? '' : `, ${roubles(priceFrom)}`)
const roubles = (kopecks: number) =>
  `от ${String(Math.round(kopecks / 100)).replace(/\B(?=(?:\d{3}){1,6}$)/g, ' ')} ₽`

/** Price and lead time in a sentence; empty if neither is known. */
function termsOf(item: DescribedItem): string {
  const { priceFrom, leadTimeDays, isGroup } = item
  if (isGroup) return priceFrom === null ? '' : `Цены ${roubles(priceFrom)}.`
  const price = priceFrom === null ? 'Цена по запросу' : `Цена ${roubles(priceFrom)}`
  const one = leadTimeDays !== null && leadTimeDays % 10 === 1 && leadTimeDays % 100 !== 11
  const time =
    leadTimeDays === null ? '' : `, срок от ${leadTimeDays} ${one ? 'рабочего дня' : 'рабочих дней'}`
  return `${price}${time}.`
}

import type { CatalogItem, CatalogKind } from '@rapport/contract/catalog/catalog'
import { METRES, PRINT_UNIT } from '@rapport/contract/catalog/units'
import type { Picture } from '@rapport/contract/media/media'
import { fromMetres, fromPieces, fromQuantity } from '@rapport/contract/site/from-quantity'
import type { PriceDisplay } from '@rapport/contract/site/price-display'
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
  terms: Terms
}

/** Terms of the factory: the least order (0: nothing is said), and who sees prices. */
export interface Terms {
  pieces: number
  metres: number
  prices: PriceDisplay
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
  landing: ({ name, isGroup, terms: { pieces } }) => ({
    titles: isGroup
      ? [`${name} — ${wholesale(pieces)}, пошив под вашей маркой`, `${name} — ${wholesale(pieces)}`]
      : [`${name}${spaced(fromPieces(pieces))} — для магазинов и бутиков`, `${name} — для магазинов`, name],
    keywords: ['оптом', 'для магазинов', 'под вашей маркой'],
  }),
  service: (item) => ({
    titles: [
      `${toOrder(item)}${dashed(leastOf(item))}${priceOf(item)}`,
      `${item.name}${dashed(leastOf(item))}`,
      item.name,
    ],
    keywords: ['на заказ', 'цена', 'ваш рисунок'],
  }),
  cloth: (item) => ({
    titles: item.isGroup
      ? [`${item.name} с вашим рисунком — ${printing(item)}`, `${item.name} с печатью на заказ`, item.name]
      : [
          `${item.name}: ткань с вашим рисунком, ${printing(item)}${priceOf(item)}`,
          `${item.name}: ткань с печатью${spaced(fromMetres(item.terms.metres))}`,
          item.name,
        ],
    keywords: ['ткань с рисунком', 'печать на ткани', 'метражом'],
  }),
  print: (item) => ({
    titles: item.isGroup
      ? [`${item.name}: рисунки для ткани и изделий, ${printing(item)}`, `${item.name} для печати на ткани`]
      : [`${item.name} для ткани — раппорт, расцветки, ${printing(item)}`, `${item.name} — печать на ткани`],
    keywords: ['рисунок для ткани', 'раппорт', 'печать на ткани'],
  }),
  goods: (item) => ({
    titles: item.isGroup
      ? [
          `${item.name} на заказ с вашим рисунком — ${wholesale(item.terms.pieces)}`,
          `${item.name} на заказ${dashed(fromPieces(item.terms.pieces))}`,
          item.name,
        ]
      : [
          `${item.name} на заказ с вашим рисунком${dashed(leastOf(item))}${priceOf(item)}`,
          `${toOrder(item)}${dashed(leastOf(item))}${priceOf(item)}`,
          `${item.name} на заказ`,
        ],
    keywords: ['на заказ', 'с печатью', 'оптом'],
  }),
}

const dashed = (text: string) => text && ` — ${text}`
const spaced = (text: string) => text && ` ${text}`
const toOrder = ({ name }: DescribedItem) => `${name}${/заказ/i.test(name) ? '' : ' на заказ'}`
const wholesale = (pieces: number) => (pieces === 0 ? 'оптом' : `опт ${fromPieces(pieces)}`)
const printing = ({ terms }: DescribedItem) => `печать${spaced(fromMetres(terms.metres)) || ' на заказ'}`

/** «от 1 штуки», «от 10 штук»: the minimum of the item's prices and of the factory. Empty if neither says one. */
function leastOf({ priceTiers, units: [unit = ''], terms }: DescribedItem): string {
  const isCloth = METRES.test(unit)
  const least = Math.max(priceTiers[0]?.from ?? 0, isCloth ? terms.metres : terms.pieces)
  return isCloth ? fromMetres(least) : fromQuantity(least, GENITIVES[unit] ?? ['штуки', 'штук'])
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
  const { priceFrom, leadTimeDays, isGroup, terms } = item
  if (isGroup) return priceFrom === null ? '' : `Цены ${roubles(priceFrom)}.`
  const unknown = terms.prices === 'users' ? 'Цена после входа' : 'Цена по запросу'
  const price = priceFrom === null ? unknown : `Цена ${roubles(priceFrom)}`
  const time =
    leadTimeDays === null ? '' : `, срок ${fromQuantity(leadTimeDays, ['рабочего дня', 'рабочих дней'])}`
  return `${price}${time}.`
}

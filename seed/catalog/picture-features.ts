import type { ReportError } from '../reading/validation-errors.ts'
import type { LocatedItem } from './catalog-rules.ts'
import type { Compositions, Feature, ProductFeatures } from './feature-schema.ts'

/** An entry of the files of `catalog/`, with the features its first picture must show. */
export interface FeaturedItem extends LocatedItem {
  features: ProductFeatures | undefined
}

type Composition = Compositions[string]

/**
 * Reports pictures that do not match their product or group. The first picture of a product shows all its
 * features, or cloth alone. Others may omit features, but show none that the product lacks. A group's picture
 * shows one of its products, cloth or a place.
 */
export function checkPictures(
  catalog: FeaturedItem[],
  compositions: Compositions,
  reportError: ReportError,
): void {
  for (const { location, item, features } of catalog) {
    if (item.kind !== 'regular') continue
    if (!item.isGroup && !features?.thing)
      reportError(location, 'features', 'must name at least the thing that its pictures show')
    const products = item.isGroup ? featuresBelow(item.slug, catalog) : [features ?? {}]
    const pictures = [item.picture, ...item.gallery]
    for (const [index, picture] of pictures.entries()) {
      const field = index === 0 ? 'picture' : `gallery.${index - 1}`
      const composition = compositionOf(picture, compositions)
      if (!composition) {
        reportError(location, field, `no entry of compositions.yaml says what "${picture}" shows`)
        continue
      }
      const whole = index === 0 && !item.isGroup
      const mistakes = products.map((product) => mismatches(composition, product, whole))
      if (mistakes.length > 0 && mistakes.every((list) => list.length > 0))
        reportError(
          location,
          field,
          `"${picture}" ${item.isGroup ? NOTHING_OF_GROUP : mistakes[0]?.join(', ')}`,
        )
    }
  }
}

const NOTHING_OF_GROUP = 'shows no thing of its products'

function compositionOf(picture: string, compositions: Compositions): Composition | undefined {
  const [word = ''] = picture.split('-')
  const bearer = compositions[word.replace(/^placed/, '')]
  if (compositions[word] || !bearer || !word.startsWith('placed')) return compositions[word]
  return { ...bearer, print: 'placed' }
}

function mismatches(shown: Composition, product: ProductFeatures, whole: boolean): string[] {
  if (shown.shows === 'place') return whole ? ['shows a place'] : []
  const names = Object.keys(product) as Feature[]
  return names.flatMap((name) => {
    const allowed = [product[name] ?? []].flat()
    const found = shown[name]
    if (name === 'thing' && shown.shows === 'cloth') return []
    // A picture of a set may show a single piece.
    if (name === 'pieces' && !whole) return []
    if (found === undefined)
      return whole && !shown.shows ? [`does not show ${name}: ${allowed.join(' or ')}`] : []
    return allowed.includes(found) ? [] : [`shows ${name}: ${found}, the product has ${allowed.join(' or ')}`]
  })
}

function featuresBelow(slug: string, catalog: FeaturedItem[]): ProductFeatures[] {
  return catalog
    .filter(({ item }) => item.parent === slug)
    .flatMap(({ item, features }) => (item.isGroup ? featuresBelow(item.slug, catalog) : (features ?? [])))
}

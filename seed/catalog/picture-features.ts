import type { ReportError } from '../reading/validation-errors.ts'
import type { LocatedItem } from './catalog-rules.ts'
import type { Compositions, Feature, ProductFeatures } from './feature-schema.ts'

/** An entry of the files of `catalog/`, with what its first picture has to show. */
export interface FeaturedItem extends LocatedItem {
  features: ProductFeatures | undefined
}

type Composition = Compositions[string]

/**
 * Reports pictures that show something else than their product or group. The first picture of a product shows all of its
 * features, or cloth alone; others leave features out, but show none that the product has not. A group is shown by a
 * thing of its products, by cloth or by a place.
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

/** What a composition shows; under a placed graphic the thing is the same. */
function compositionOf(picture: string, compositions: Compositions): Composition | undefined {
  const [word = ''] = picture.split('-')
  const bearer = compositions[word.replace(/^placed/, '')]
  if (compositions[word] || !bearer || !word.startsWith('placed')) return compositions[word]
  return { ...bearer, print: 'placed' }
}

/** Returns in words where the picture differs from the product; nothing where it shows the product. */
function mismatches(shown: Composition, product: ProductFeatures, whole: boolean): string[] {
  if (shown.shows === 'place') return whole ? ['shows a place'] : []
  const names = Object.keys(product) as Feature[]
  return names.flatMap((name) => {
    const allowed = [product[name] ?? []].flat()
    const found = shown[name]
    if (name === 'thing' && shown.shows === 'cloth') return []
    // A set is also shown thing by thing.
    if (name === 'pieces' && !whole) return []
    if (found === undefined)
      return whole && !shown.shows ? [`does not show ${name}: ${allowed.join(' or ')}`] : []
    return allowed.includes(found) ? [] : [`shows ${name}: ${found}, the product has ${allowed.join(' or ')}`]
  })
}

/** The features of all products below a group, on every level. */
function featuresBelow(slug: string, catalog: FeaturedItem[]): ProductFeatures[] {
  return catalog
    .filter(({ item }) => item.parent === slug)
    .flatMap(({ item, features }) => (item.isGroup ? featuresBelow(item.slug, catalog) : (features ?? [])))
}

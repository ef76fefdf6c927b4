import { type CatalogItemDraft, catalogItemDraft } from '@rapport/contract/drafts'
import type { PlacedItem } from './catalog-rules.ts'
import { type CollectionPrint, collectionDraft, type PlacedPrint } from './collection-draft.ts'
import { describePlaced, describePrint } from './collection-words.ts'
import type { ContentFiles } from './files.ts'
import { htmlFromMarkdown } from './markdown.ts'
import type { Mistakes, Place } from './mistakes.ts'
import { placed } from './prints/placed.ts'
import { prints } from './prints/prints.ts'
import { setRussian } from './typography.ts'

/** Printing takes as long as any cloth by the metre; a graphic on a garment is done a day sooner. */
const CLOTH_DAYS = 3
const GRAPHIC_DAYS = 2

const cutOf = ({ cut }: CollectionPrint) => (cut === 1 ? '' : `-${cut}`)

/** The factory's prints as catalogue items, from `collection.yaml`: a group for each style, an item for each print. */
export async function readCollection(files: ContentFiles, mistakes: Mistakes): Promise<PlacedItem[]> {
  const file = 'collection.yaml'
  const whole = { file: files.nameOf(file) }
  const collection = mistakes.check(collectionDraft, await files.yaml(file), whole)
  if (!collection) return []
  const { styles, placed: graphics, ...top } = collection
  const items: PlacedItem[] = []

  const add = (entry: Partial<CatalogItemDraft> & { slug: string }) => {
    const place = { ...whole, entry: entry.slug }
    const item = mistakes.check(catalogItemDraft, entry, place)
    if (item)
      items.push({
        place,
        item: { ...item, summary: setRussian(item.summary), description: htmlFromMarkdown(item.description) },
      })
    return place
  }

  add({ ...top, isGroup: true, parent: null })
  for (const { prints: own, ...style } of styles) {
    add({ ...style, isGroup: true, parent: top.slug })
    for (const print of own) {
      const place = add(itemOfPrint(print, style.slug))
      known(print.family, Object.keys(prints), 'family', place, mistakes)
    }
  }
  const { prints: own, ...style } = graphics
  add({ ...style, isGroup: true, parent: top.slug })
  for (const graphic of own) {
    const place = add(itemOfGraphic(graphic, style.slug))
    known(graphic.motif, Object.keys(placed), 'motif', place, mistakes)
  }
  return items
}

function itemOfPrint(print: CollectionPrint, parent: string) {
  const [picture = '', ...gallery] = print.colours.map(
    (colour) => `selvedge-${print.family}-${colour}${cutOf(print)}`,
  )
  return {
    slug: print.slug,
    name: `Принт «${print.name}»`,
    isGroup: false,
    parent,
    summary: print.words,
    ...describePrint(print),
    unit: 'м ткани',
    leadTimeDays: CLOTH_DAYS,
    picture,
    gallery,
  }
}

function itemOfGraphic(graphic: PlacedPrint, parent: string) {
  const { motif, colours, worn } = graphic
  const [picture = '', ...others] = colours.map(
    (colour, index) => `placed${worn[index] ?? 'tee'}-${motif}-${colour}`,
  )
  return {
    slug: graphic.slug,
    name: graphic.name,
    isGroup: false,
    parent,
    summary: graphic.words,
    ...describePlaced(graphic),
    leadTimeDays: GRAPHIC_DAYS,
    picture,
    gallery: [...others, `placed-${motif}-${colours[0]}`],
  }
}

function known(word: string, words: string[], field: string, place: Place, mistakes: Mistakes): void {
  if (!words.includes(word)) mistakes.report(place, field, `there is no "${word}"`)
}

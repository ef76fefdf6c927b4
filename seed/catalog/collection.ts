import { PLACED_PRINT_UNIT, PRINT_UNIT } from '@rapport/contract/catalog/units'
import { typeset } from '@rapport/markdown/typeset'
import type { SeedCatalogItem } from '@rapport/staff-contract/seed/seed'
import { type ReadContext, readOne, readOptionalHtml } from '../reading/read-context.ts'
import type { LocatedItem } from './catalog-rules.ts'
import { seedCatalogItem } from './catalog-schema.ts'
import {
  type CollectionPrint,
  type CollectionPrints,
  collectionPrints,
  collectionSchema,
  type PlacedPrint,
} from './collection-schema.ts'
import { describePlaced, describePrint } from './collection-words.ts'

/** Printing takes as long as for any cloth by the metre; a placed graphic takes a day less. */
const CLOTH_DAYS = 3
const GRAPHIC_DAYS = 2

/** Reads the prints as catalogue items from `collection.yaml`: a group for each style, an item for each print. */
export async function readCollection(context: ReadContext): Promise<LocatedItem[]> {
  const { errors } = context
  const known = await readOne(context, 'collection-prints.yaml', collectionPrints)
  const collection = await readOne(context, 'collection.yaml', collectionSchema)
  if (!known || !collection) return []
  const { styles, placed, cloths, ...top } = collection.value
  const items: LocatedItem[] = []

  const add = (entry: Partial<SeedCatalogItem> & { slug: string }, on: string[] = []) => {
    const location = { ...collection.location, entry: entry.slug }
    const item = errors.validate(seedCatalogItem, entry, location)
    if (item) {
      const description = readOptionalHtml(context, item.description, location, 'description')
      const properties = item.properties.map(({ name, value }) => ({ name, value: typeset(value) }))
      items.push({
        location,
        cloths: on,
        item: { ...item, summary: typeset(item.summary), description, properties },
      })
    }
    return (field: string, word: string, words: string[]) => {
      if (!words.includes(word)) errors.reportError(location, field, `there is no "${word}"`)
    }
  }

  const { families, colourways, placed: graphics } = known.value
  add({ ...top, isGroup: true, parent: null })
  for (const { prints, ...style } of styles) {
    add({ ...style, isGroup: true, parent: top.slug })
    for (const print of prints) {
      const on = print.on.split(', ').flatMap((word) => cloths[word] ?? [])
      const expect = add(itemOfPrint(print, style.slug, known.value), on)
      expect('family', print.family, Object.keys(families))
      const cuts = families[print.family]?.cuts ?? []
      if (cuts.length > 0)
        expect(
          'cut',
          String(print.cut),
          cuts.map((_, index) => String(index + 1)),
        )
      for (const [index, colour] of print.colours.entries())
        expect(`colours.${index}`, colour, Object.keys(colourways))
    }
  }
  const { prints, ...style } = placed
  const title = `${style.name} — готовые рисунки для футболок и сумок`
  add({ ...style, isGroup: true, parent: top.slug, seo: { title } })
  for (const graphic of prints) {
    const expect = add(itemOfGraphic(graphic, style.slug, known.value))
    expect('motif', graphic.motif, graphics.motifs)
    for (const [index, colour] of graphic.colours.entries())
      expect(`colours.${index}`, colour, Object.keys(colourways))
  }
  return items
}

function itemOfPrint(print: CollectionPrint, parent: string, known: CollectionPrints) {
  const cut = print.cut === 1 ? '' : `-${print.cut}`
  const [picture = '', ...gallery] = print.colours.map((colour) => `selvedge-${print.family}-${colour}${cut}`)
  return {
    slug: print.slug,
    name: `Принт «${print.name}»`,
    isGroup: false,
    parent,
    summary: print.words,
    ...describePrint(print, known),
    unit: PRINT_UNIT,
    leadTimeDays: CLOTH_DAYS,
    picture,
    gallery,
  }
}

function itemOfGraphic(graphic: PlacedPrint, parent: string, known: CollectionPrints) {
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
    ...describePlaced(graphic, known),
    seo: { title: `${graphic.name} — принт на футболку или сумку от 1 штуки` },
    unit: PLACED_PRINT_UNIT,
    leadTimeDays: GRAPHIC_DAYS,
    picture,
    gallery: [...others, `placed-${motif}-${colours[0]}`],
  }
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ITEM_QUESTIONS_MAX } from '@rapport/contract/catalog/catalog-limits'
import { PLACED_PRINT_UNIT } from '@rapport/contract/catalog/units'
import type { SeedContent } from '@rapport/staff-contract/seed/seed'
import { beforeAll, describe, expect, test } from 'vitest'
import { CONTENT_DIRECTORY } from '../read-content.ts'
import { readOne } from '../reading/read-context.ts'
import { readDemoContent } from '../test/demo-content.ts'
import { contextWith, demoContext } from '../test/read-context.ts'
import { readCollection } from './collection.ts'
import { collectionPrints } from './collection-schema.ts'

describe('the collection of prints', () => {
  let factory: SeedContent
  beforeAll(async () => {
    factory = await readDemoContent()
  })
  const below = (slug: string) => factory.catalog.filter((item) => item.parent === slug)
  const styles = () => below('kollekciya-printov').filter(({ slug }) => slug !== 'printy-na-izdelie')

  test('has at least 40 repeats of at least 10 families, each in three colourways or more', () => {
    const repeats = styles().flatMap(({ slug }) => below(slug))
    expect(repeats.length).toBeGreaterThanOrEqual(40)
    const families = repeats.map(({ picture }) => picture.split('-')[1] ?? '')
    expect(new Set(families).size).toBeGreaterThanOrEqual(10)
    for (const item of repeats) {
      const colours = [item.picture, ...item.gallery].map((name) => name.split('-')[2])
      expect(new Set(colours).size, item.slug).toBeGreaterThanOrEqual(3)
    }
  })

  test('uses every family and every placed print of artwork/', async () => {
    const context = await demoContext()
    const prints = await readOne(context, 'collection-prints.yaml', collectionPrints)
    const known = prints?.value ?? expect.fail(context.errors.lines.join('\n'))
    const shown = new Set(
      styles().flatMap(({ slug }) => below(slug).map(({ picture }) => picture.split('-')[1])),
    )
    expect(Object.keys(known.families).filter((family) => !shown.has(family))).toEqual([])
    const graphics = below('printy-na-izdelie')
    expect(graphics.length).toBe(24)
    expect(new Set(graphics.map(({ picture }) => picture.split('-')[1]))).toEqual(
      new Set(known.placed.motifs),
    )
  })

  test('gives each repeat’s size in centimetres and the join of its rows', () => {
    for (const item of styles().flatMap(({ slug }) => below(slug))) {
      const told = Object.fromEntries(item.properties.map(({ name, value }) => [name, value]))
      expect(told.Раппорт, item.slug).toMatch(/^\d{1,2}(,\d)?\s×\s\d{1,2}(,\d)?\sсм$/)
      expect(told.Стыковка, item.slug).toMatch(/^(?:прямая|в\sполовину\sраппорта|в\sтреть\sраппорта)$/)
      expect(told.Красок, item.slug).toMatch(/^[2-4]\sвместе\sс\sфоном$/)
    }
  })

  test('has questions about placed prints, and none about sizes, shrinkage or seams', () => {
    const units = new Set(below('printy-na-izdelie').map(({ unit }) => unit))
    expect(units).toEqual(new Set([PLACED_PRINT_UNIT]))
    const questions = factory.faq.filter(({ topics }) => topics.includes('placed'))
    expect(questions).toHaveLength(ITEM_QUESTIONS_MAX)
    expect(questions.filter(({ answer }) => /размерн|усадк|раппорт/i.test(answer))).toEqual([])
  })

  test('prices a print as its cheapest cloth, in the tables of that cloth', () => {
    const { priceGroups } = factory
    for (const { slug } of styles().flatMap(({ slug }) => below(slug)))
      expect(priceGroups.filter(({ items }) => items.includes(slug)).length, slug).toBe(1)
    const groupOf = (slug: string) => priceGroups.find(({ items }) => items.includes(slug))?.erpId
    expect([groupOf('print-diski'), groupOf('print-kubiki')]).toEqual(['p-poplin', 'p-gabardin'])
  })

  test('shows up to 4 products sewn of a print, by their first picture, each of another group', () => {
    const prints = styles().flatMap(({ slug }) => below(slug))
    const bySlug = new Map(factory.catalog.map((item) => [item.slug, item]))
    for (const { slug, picture, shows } of prints) {
      const sewn = shows.flatMap((name) => bySlug.get(name) ?? [])
      expect(sewn.length, slug).toBeLessThanOrEqual(4)
      expect(new Set(sewn.map(({ parent }) => parent)).size, slug).toBe(sewn.length)
      for (const item of sewn) expect(item.picture.split('-')[1], item.slug).toBe(picture.split('-')[1])
    }
    expect(prints.filter(({ shows }) => shows.length === 4).length).toBeGreaterThanOrEqual(15)
  })

  test('gives each product the band of the print in its first picture, and none to a placed graphic or a group', () => {
    const { catalog } = factory
    const dividerOf = (slug: string) => catalog.find((item) => item.slug === slug)?.divider
    expect(dividerOf('yubka-midi')).toMatch(/^divider-ikat-/)
    expect(dividerOf('futbolka-klassicheskaya')).toBeNull()
    for (const { isGroup, picture, divider } of catalog) {
      if (isGroup) expect(divider).toBeNull()
      if (divider) expect(divider.split('-').slice(1)).toEqual(picture.split('-').slice(1, 3))
    }
  })

  test('reports an unknown family or graphic', async () => {
    const group = 'name: Принты\nsummary: Рисунки\npicture: cloth-discs-len\n'
    const words = 'Круги разрезаны, сдвинуты и пущены в ход.'
    const context = await contextWith({
      'collection-prints.yaml': await readFile(
        path.join(CONTENT_DIRECTORY, 'collection-prints.yaml'),
        'utf8',
      ),
      'collection.yaml': `slug: vse\n${group}
styles:
  - { slug: stil, name: Стиль, summary: Круги, picture: cloth-discs-len, prints: [{ slug: a, name: А, family: squares, colours: [len, kub, tush], on: лён, words: "${words}" }] }
placed: { slug: grud, name: Грудь, summary: Рисунки, picture: cloth-discs-len, prints: [{ slug: b, name: Б, motif: cat, colours: [len, kub, tush], worn: [tee, tote, hoodie], words: "${words}" }] }`,
    })
    await readCollection(context)
    expect(context.errors.lines).toEqual([
      'content/collection.yaml, entry "a", family: there is no "squares"',
      'content/collection.yaml, entry "b", motif: there is no "cat"',
    ])
  })
})

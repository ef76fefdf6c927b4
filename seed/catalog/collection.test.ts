import type { FactoryDraft } from '@rapport/contract/drafts'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCollection } from './collection.ts'
import { placed } from './prints/placed.ts'
import { prints } from './prints/prints.ts'
import { readContent } from './read.ts'
import { deskWith } from './test/desk.ts'

describe('the collection of prints', () => {
  let factory: FactoryDraft
  beforeAll(async () => {
    factory = await readContent()
  })
  const below = (slug: string) => factory.catalog.filter((item) => item.parent === slug)
  const styles = () => below('kollekciya-printov').filter(({ slug }) => slug !== 'printy-na-izdelie')

  test('offers at least 40 repeats of at least 10 families, each in three colourways or more', () => {
    const repeats = styles().flatMap(({ slug }) => below(slug))
    expect(repeats.length).toBeGreaterThanOrEqual(40)
    const families = repeats.map(({ picture }) => picture.split('-')[1] ?? '')
    expect(new Set(families).size).toBeGreaterThanOrEqual(10)
    for (const item of repeats) {
      const colours = [item.picture, ...item.gallery].map((name) => name.split('-')[2])
      expect(new Set(colours).size, item.slug).toBeGreaterThanOrEqual(3)
    }
  })

  test('leaves no family out but the dyed grounds, and no placed print', () => {
    const shown = new Set(
      styles().flatMap(({ slug }) => below(slug).map(({ picture }) => picture.split('-')[1])),
    )
    expect(Object.keys(prints).filter((family) => !shown.has(family))).toEqual(['knit', 'twill'])
    const graphics = below('printy-na-izdelie')
    expect(graphics.length).toBe(24)
    expect(new Set(graphics.map(({ picture }) => picture.split('-')[1]))).toEqual(
      new Set(Object.keys(placed)),
    )
  })

  test('tells each repeat’s size in centimetres and how its rows join', () => {
    for (const item of styles().flatMap(({ slug }) => below(slug))) {
      const told = Object.fromEntries(item.properties.map(({ name, value }) => [name, value]))
      expect(told.Раппорт, item.slug).toMatch(/^\d{1,2}(,\d)?\s×\s\d{1,2}(,\d)?\sсм$/)
      expect(told.Стыковка, item.slug).toMatch(/^(?:прямая|в\sполовину\sраппорта|в\sтреть\sраппорта)$/)
      expect(told.Красок, item.slug).toMatch(/^[2-4]\sвместе\sс\sфоном$/)
    }
  })

  test('reports a family or a graphic that nobody drew', async () => {
    const group = 'name: Принты\nsummary: Рисунки\npicture: cloth-discs-len\n'
    const words = 'Круги разрезаны, сдвинуты и пущены в ход.'
    const { files, mistakes } = await deskWith({
      'collection.yaml': `slug: vse\n${group}
styles:
  - { slug: stil, name: Стиль, summary: Круги, picture: cloth-discs-len, prints: [{ slug: a, name: А, family: squares, colours: [len, kub, tush], on: лён, words: "${words}" }] }
placed: { slug: grud, name: Грудь, summary: Рисунки, picture: cloth-discs-len, prints: [{ slug: b, name: Б, motif: cat, colours: [len, kub, tush], worn: [tee, tote, hoodie], words: "${words}" }] }`,
    })
    await readCollection(files, mistakes)
    expect(mistakes.lines).toEqual([
      'content/collection.yaml, entry "a", family: there is no "squares"',
      'content/collection.yaml, entry "b", motif: there is no "cat"',
    ])
  })
})

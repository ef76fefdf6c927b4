import type { SeedCatalogItem, SeedContent } from '@rapport/staff-contract/seed/seed'
import { beforeAll, describe, expect, test } from 'vitest'
import { readDemoContent } from './test/demo-content.ts'
import { transliterate } from './test/transliteration.ts'

describe('the texts of the demo factory', () => {
  let factory: SeedContent
  beforeAll(async () => {
    factory = await readDemoContent()
  })
  const products = () => factory.catalog.filter(({ kind, isGroup }) => kind === 'regular' && !isGroup)
  const wordsIn = (html: string) =>
    html
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\d]/u.test(word))
  /** The cloth of the first price row of a product. */
  const clothOf = ({ slug }: SeedCatalogItem) =>
    factory.priceGroups.find(({ items }) => items.includes(slug))?.variants[0]?.rows[0]?.material
  const toldAs = ({ properties }: SeedCatalogItem, ...names: string[]) =>
    properties.find(({ name }) => names.includes(name))?.value ?? ''

  test('has two dozen posts of 400–900 words, each with pictures', () => {
    expect(factory.posts.length).toBeGreaterThanOrEqual(24)
    for (const { slug, body, picture } of factory.posts) {
      expect(wordsIn(body).length, slug).toBeGreaterThanOrEqual(400)
      expect(wordsIn(body).length, slug).toBeLessThanOrEqual(900)
      expect(picture, slug).not.toBeNull()
      expect(body, slug).toContain('](picture:')
    }
  })

  test('has a long description of every product, each with its own beginning', () => {
    const openings = new Set(products().map(({ description }) => wordsIn(description).slice(0, 4).join(' ')))
    expect(openings.size).toBe(products().length)
    for (const { slug, description } of products())
      expect(wordsIn(description).length, slug).toBeGreaterThanOrEqual(30)
  })

  test('names the material and the care of every product', () => {
    for (const item of products()) {
      const made = toldAs(item, 'Ткань', 'Состав', 'Пряжа', 'Материал', 'Состав набора')
      expect(made, item.slug).not.toBe('')
      expect(toldAs(item, 'Уход'), item.slug).not.toBe('')
    }
  })

  test("states a product's weight as that of the first cloth of its price table", () => {
    for (const item of products()) {
      const weight = toldAs(item, 'Плотность')
      const cloth = clothOf(item)
      const real = Number(/\d+$/.exec(cloth ?? '')?.[0] ?? Number.NaN)
      const said = [...weight.matchAll(/\d+/g)].map(Number)
      if (Number.isNaN(real) || said.length === 0) continue
      const within = Math.min(...said) <= real && real <= Math.max(...said)
      expect(weight.includes('–') ? within : said.includes(real), `${item.slug}: ${weight}, ${cloth}`).toBe(
        true,
      )
    }
  })

  test('offers sublimation on mostly polyester products only', () => {
    const printed = products().filter((item) => /^сублимация/.test(toldAs(item, 'Нанесение')))
    expect(printed.length).toBeGreaterThan(30)
    for (const item of printed) {
      const cloth = clothOf(item)
      if (!cloth) continue
      const features = factory.materials.find(({ erpId }) => erpId === cloth)?.features ?? ''
      const share = Number(/(\d+)\s% полиэстер/.exec(features)?.[1])
      expect(share, `${item.slug}: ${cloth}`).toBeGreaterThanOrEqual(60)
    }
  })

  test('spells slugs as the site always has: odejda, platya, individualnyy-zakaz', () => {
    expect(['Одежда', 'Платья', 'Индивидуальный заказ'].map(transliterate)).toEqual([
      'odejda',
      'platya',
      'individualnyy-zakaz',
    ])
    const named = factory.catalog.filter(({ name, slug }) => transliterate(name) === slug)
    expect(named.length).toBeGreaterThan(0.8 * factory.catalog.length)
    // «trikotazhe» is the only slug with another spelling.
    for (const { slug } of [...factory.catalog, ...factory.posts])
      if (slug !== 'pechat-na-trikotazhe') expect(slug, slug).not.toMatch(/zh|kh|sch|[qwx]/)
  })
})

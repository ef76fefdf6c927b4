import type { SeedCatalogItem, SeedMaterial, SeedPriceGroup } from '@rapport/staff-contract/seed/seed'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCatalog } from '../catalog/catalog.ts'
import { seedCatalogItem } from '../catalog/catalog-schema.ts'
import { readMaterials } from '../materials/materials.ts'
import { contextWith, demoContext } from '../test/read-context.ts'
import { readPriceGroups } from './price-groups.ts'

describe('the price tables of the demo factory', () => {
  let groups: SeedPriceGroup[]
  let products: SeedCatalogItem[]
  let materials: SeedMaterial[]
  beforeAll(async () => {
    const context = await demoContext()
    const catalog = await readCatalog(context)
    materials = await readMaterials(context)
    groups = await readPriceGroups(context, catalog, materials)
    products = catalog.map(({ item }) => item).filter((item) => !item.isGroup)
    expect(context.errors.lines).toEqual([])
  })
  const group = (erpId: string) => groups.find((one) => one.erpId === erpId)

  test('lists no product twice, and gives the price of a polo for every price list', () => {
    const shown = groups.flatMap(({ items }) => items)
    expect(shown.filter((slug, index) => shown.indexOf(slug) !== index)).toEqual([])
    expect(products.filter(({ priceTiers }) => priceTiers.length > 0)).toEqual([])
    const [plain] = group('p-polo')?.variants ?? []
    expect(plain?.title).toBe('Без печати')
    expect(plain?.rows[0]).toEqual({
      material: 'm-pike-220',
      label: 'Пике 220\u00a0г/\u2060м²',
      anonymous: [269000, 189000, 149000, 132000, 116000, 102000],
      registered: [260900, 183300, 144500, 128000, 112500, 98900],
      wholesale: [242100, 170100, 134100, 118800, 104400, 91800],
      dealer: [220600, 155000, 122200, 108200, 95100, 83600],
    })
  })

  test('has a few variants and a few rows each, whole roubles, some prices on request', () => {
    let onRequest = 0
    for (const { erpId, variants, note } of groups) {
      expect(variants.length, erpId).toBeLessThanOrEqual(3)
      expect(note.length, erpId).toBeGreaterThan(40)
      for (const { rows, title } of variants) {
        expect(rows.length, `${erpId} ${title}`).toBeGreaterThanOrEqual(2)
        expect(rows.length, `${erpId} ${title}`).toBeLessThanOrEqual(6)
        for (const row of rows) {
          const prices = [row.anonymous, row.registered, row.wholesale, row.dealer].flatMap(
            (list) => list ?? [],
          )
          expect(prices.length, `${erpId} ${row.label}`).toBe(4 * row.anonymous.length)
          expect(prices.every((price) => price === null || price % 100 === 0)).toBe(true)
          onRequest += prices.filter((price) => price === null).length
        }
      }
    }
    expect(onRequest).toBeGreaterThan(0)
  })

  test('never prices more work lower', () => {
    for (const { erpId, variants } of groups) {
      const [plain, ...worked] = variants
      for (const variant of worked) {
        for (const [index, row] of variant.rows.entries()) {
          for (const [column, price] of row.anonymous.entries()) {
            const less = plain?.rows[index]?.anonymous[column] ?? null
            if (price === null || less === null) continue
            expect(price, `${erpId}, ${variant.title}, ${row.label}`).toBeGreaterThan(less)
          }
        }
      }
    }
  })

  test('prices a cloth by the metre equally in all tables', () => {
    const bolts = groups.filter(({ unit, items }) => unit === 'пог. м' && !items.includes('pechat-na-tkani'))
    const own = new Map(
      bolts.flatMap(({ variants }) => (variants[0]?.rows ?? []).map((row) => [row.label, row] as const)),
    )
    const rows = group('p-pechat-na-tkani')?.variants[0]?.rows ?? []
    expect(rows.length).toBeGreaterThan(4)
    for (const row of rows)
      expect(row.anonymous.slice(0, 5), row.label).toEqual(own.get(row.label)?.anonymous.slice(0, 5))
  })

  test('offers every cloth, and every union if its cloths cost the same', () => {
    const named = groups.flatMap(({ categories }) => categories.flatMap((category) => category.materials))
    const cloths = materials.filter(({ members }) => members.length === 0)
    expect(cloths.filter(({ erpId }) => !named.includes(erpId))).toEqual([])
    const unions = new Set(materials.filter(({ members }) => members.length > 0).map(({ erpId }) => erpId))
    expect([...unions].filter((erpId) => !named.includes(erpId))).toEqual([])
  })
})

describe('readPriceGroups reports file, entry and field of', () => {
  const product = (slug: string, priceTiers: SeedCatalogItem['priceTiers'] = []) => ({
    location: { file: 'content/catalog/dom.yaml', entry: slug },
    item: seedCatalogItem.parse({
      slug,
      name: slug,
      isGroup: false,
      parent: null,
      summary: slug,
      priceTiers,
      picture: 'tee-discs-len',
    }),
  })
  const cloth = (erpId: string): SeedMaterial => ({
    erpId,
    name: erpId,
    pictures: ['swatch-discs-len'],
    features: '',
    description: '',
    members: [],
  })
  const materials = ['m-satin', 'm-len'].map(cloth)

  const source = `- erpId: p-skatert
  title: Скатерть
  unit: шт
  note: Без каймы.
  discounts: { registered: 3, wholesale: 10, dealer: 18 }
  items: [skatert]
  categories:
    - { title: Ткани, materials: [m-satin, m-len] }
  variants:
    - title: Без печати
      ranges: [{ from: 1, to: 9 }, { from: 10, to: null }]
      rows:
        - { material: m-satin, label: Сатин, anonymous: [90000, 70000] }
        - { material: m-len, label: Лён, anonymous: [120000, null], registered: [120000, null] }
`

  async function read(text: string, items = [product('skatert')]) {
    const context = await contextWith({ 'prices/dom.yaml': text })
    const groups = await readPriceGroups(context, items, materials)
    return { groups, lines: context.errors.lines }
  }

  test('accepts whole tables, and prefers a written list to the discount', async () => {
    const { groups, lines } = await read(source)
    expect(lines).toEqual([])
    const [satin, len] = groups[0]?.variants[0]?.rows ?? []
    expect(satin).toMatchObject({
      registered: [87300, 67900],
      wholesale: [81000, 63000],
      dealer: [73800, 57400],
    })
    expect(len).toMatchObject({
      registered: [120000, null],
      wholesale: [108000, null],
      dealer: [98400, null],
    })
  })

  const entry = 'content/prices/dom.yaml, entry "p-skatert"'
  const row = 'variants.0.rows'
  test.each([
    ['a missing title', '  title: Скатерть\n', '', `${entry}, title: Invalid input`],
    ['a discount of everything', 'dealer: 18', 'dealer: 100', `${entry}, discounts.dealer: Too big`],
    ['an unknown product', '[skatert]', '[skatert, kover]', `${entry}, items.1: there is no product "kover"`],
    [
      'an unknown cloth',
      '[m-satin, m-len]',
      '[m-satin, m-len, m-sukno]',
      `${entry}, categories.0.materials.2: there is no material "m-sukno"`,
    ],
    [
      'a cloth offered twice',
      '[m-satin, m-len]',
      '[m-satin, m-len, m-len]',
      `${entry}, categories.0.materials.2: "m-len" is named twice`,
    ],
    [
      'a line of an unknown cloth',
      '{ material: m-len,',
      '{ material: m-sukno,',
      `${entry}, ${row}.1.material: there is no material "m-sukno"`,
    ],
    [
      'a line of a cloth that is not offered',
      '[m-satin, m-len]',
      '[m-satin]',
      `${entry}, ${row}.1.material: "m-len" stands in none of the categories`,
    ],
    [
      'two lines of one name',
      'label: Лён',
      'label: Сатин',
      `${entry}, ${row}.1.label: "Сатин" is named twice`,
    ],
    ['a gap between tiers', '{ from: 10,', '{ from: 11,', `${entry}, variants.0.ranges.1.from: must be 10`],
    ['tiers that overlap', '{ from: 10,', '{ from: 9,', `${entry}, variants.0.ranges.1.from: must be 10`],
    ['tiers that start late', '{ from: 1,', '{ from: 2,', `${entry}, variants.0.ranges.0.from: must be 1`],
    [
      'a range without an end',
      'to: 9 }',
      'to: null }',
      `${entry}, variants.0.ranges.0.to: must be 1 or more`,
    ],
    [
      'an end of the last range',
      'to: null }',
      'to: 99 }',
      `${entry}, variants.0.ranges.1.to: must be null in the last tier`,
    ],
    [
      'a price too few',
      '[90000, 70000]',
      '[90000]',
      `${entry}, ${row}.0.anonymous: must have 2 prices, one for each range, not 1`,
    ],
    [
      'a price that rises',
      '[120000, null], r',
      '[120000, 130000], r',
      `${entry}, ${row}.1.anonymous.1: must not be more than 120000`,
    ],
    [
      'a list more expensive than the one before',
      'registered: [120000, null]',
      'registered: [130000, null]',
      `${entry}, ${row}.1.registered.0: must not be more than 120000, the price for anonymous`,
    ],
    [
      'a list that sells what is on request',
      'registered: [120000, null]',
      'registered: [120000, 90000]',
      `${entry}, ${row}.1.registered.1: must be on request exactly where anonymous is`,
    ],
    ['a group taken twice', /$/, source, `${entry}, erpId: "p-skatert" is taken in content/prices/dom.yaml`],
  ])('%s', async (_, from, to, line) => {
    const text = source.replace(from, to)
    expect(text).not.toBe(source)
    expect((await read(text)).lines.join('\n')).toContain(line)
  })

  test('readPriceGroups reports a product with tiers beside its tables', async () => {
    const tiers = [{ from: 1, price: 90000 }]
    const items = [product('skatert', tiers), product('salfetka', tiers)]
    expect((await read(source, items)).lines).toEqual([
      'content/catalog/dom.yaml, entry "skatert", priceTiers: stand beside the tables of "p-skatert"',
    ])
  })
})

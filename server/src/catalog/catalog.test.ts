import { PLACED_PRINT_UNIT, PRINT_UNIT } from '@rapport/contract/catalog/units'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeServer } from '../../test/server-app.ts'
import { catalogItems } from './tables.ts'

interface Named {
  slug: string
}

describeServer('the catalogue', (server) => {
  const resultOf = async (url: string) => (await server().app.inject({ url })).json().result
  const item = async (slug: string) => (await resultOf(`/api/v1/catalog/${slug}`)).catalog
  const slugs = (items: Named[]) => items.map((one) => one.slug)

  it('is a tree of groups; special products and landings have separate menus', async () => {
    const { catalog } = await resultOf('/api/v1/catalog')
    expect(catalog.groups).toMatchObject([
      {
        slug: 'futbolki',
        parentSlug: null,
        productCount: 2,
        units: ['шт'],
        products: [],
        groups: [
          {
            slug: 'trikotaj',
            parentSlug: 'futbolki',
            productCount: 2,
            groups: [],
            products: [{ slug: 'polo', parentSlug: 'trikotaj', kind: 'regular' }, { slug: 'mayka' }],
          },
        ],
      },
    ])
    expect([slugs(catalog.specials), slugs(catalog.landings)]).toEqual([['individualnyy-zakaz'], ['odejda']])
  })

  it('returns the path to an item by ids, names and slugs', async () => {
    const polo = await item('polo')
    expect(polo).toMatchObject({
      pathSlugs: ['futbolki', 'trikotaj', 'polo'],
      pathNames: ['Футболки', 'Трикотаж', 'Поло'],
      path: [expect.any(Number), polo.parentId, polo.id],
      depth: 2,
      slugs: ['polo', 'futbolka-polo'],
      priceFrom: 90_000,
      priceTiers: [
        { from: 1, price: 100_000 },
        { from: 10, price: 90_000 },
      ],
      leadTimeDays: 2,
      sizeTables: [
        {
          sketch: { src: expect.stringContaining('/media/') },
          sizes: ['S', 'M'],
          measures: [{ letter: 'А', name: 'Ширина в груди', values: [51.5, 54] }],
        },
      ],
      similar: [{ slug: 'mayka', priceFrom: null }],
      groups: [],
      products: [],
      childrens: [],
      items: [],
      breadcrumbs: [
        { label: 'Каталог', path: '/catalog/' },
        { label: 'Футболки', path: '/catalog/futbolki/' },
        { label: 'Трикотаж', path: '/catalog/futbolki/trikotaj/' },
        { label: 'Поло', path: '/catalog/trikotaj/polo/' },
      ],
    })
  })

  it('answers an item within a cycle of groups, with each group once', async () => {
    const { orm } = server().database
    const { path } = await item('polo')
    const [top, group] = path
    await orm.update(catalogItems).set({ parentId: group }).where(eq(catalogItems.id, top))
    expect((await item('polo')).pathSlugs).toEqual(['futbolki', 'trikotaj', 'polo'])
    await orm.update(catalogItems).set({ parentId: null }).where(eq(catalogItems.id, top))
  })

  it('lists the ids of an item’s direct children in display order, and of the products alone', async () => {
    const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)
    const landing = await item('odejda')
    // Its order differs from that of the catalogue.
    expect(landing.childrens).toEqual([...idsOf(landing.products), ...idsOf(landing.groups)])
    expect(landing.items).toEqual(idsOf(landing.products))
    expect(landing.items).toHaveLength(2)
  })

  it('lists the members of a union in the price groups, and none for a single material', async () => {
    const { prices } = await item('polo')
    const listed = prices.flatMap((group: { categories: { materials: object[] }[] }) =>
      group.categories.flatMap(({ materials }) => materials),
    )
    const union = await resultOf('/api/v1/union-materials/ANY-COTTON')
    expect(listed).toContainEqual(
      expect.objectContaining({
        erpId: 'ANY-COTTON',
        materials: union.materials.map(({ erpId, name }: { erpId: string; name: string }) => ({
          erpId,
          name,
        })),
      }),
    )
    expect(listed.filter((one: object) => 'materials' in one)).toHaveLength(1)
  })

  it('finds an item by a former slug', async () => {
    expect(await item('futbolka-polo')).toEqual(await item('polo'))
  })

  it("shows a group's direct children, and the lowest price of all descendants", async () => {
    const top = await item('futbolki')
    expect([slugs(top.groups), slugs(top.products), top.priceFrom]).toEqual([['trikotaj'], [], 90_000])
    const group = await item('trikotaj')
    expect([slugs(group.groups), slugs(group.products), group.similar]).toEqual([[], ['polo', 'mayka'], []])
  })

  it('shows the products sewn of a print, and leaves them out of the similar items', async () => {
    const print = await item('mayka')
    expect([slugs(print.products), print.items, slugs(print.similar)]).toEqual([
      ['polo'],
      [expect.any(Number)],
      [],
    ])
  })

  it("shows a landing's groups and products, in its order", async () => {
    const landing = await item('odejda')
    expect([slugs(landing.groups), slugs(landing.products), landing.kind]).toEqual([
      ['futbolki'],
      ['mayka', 'polo'],
      'landing',
    ])
  })

  it("returns the price of one piece for a landing's products, if they have one", async () => {
    const [landing, polo] = await Promise.all(['odejda', 'polo'].map(item))
    expect(landing.onePiecePrices).toEqual([{ id: polo.id, price: 100_000 }])
    expect((await item('mayka')).onePiecePrices).toEqual([])
  })

  it('shows the chosen items on the home page', async () => {
    expect(slugs((await resultOf('/api/v1/home-page')).catalogPreview)).toEqual(['polo'])
  })

  it('shows questions beside items of their kind, and none beside groups', async () => {
    const questions = async (slug: string) =>
      (await item(slug)).questions.map((one: { question: string }) => one.question)
    expect(await questions('polo')).toEqual(['Сядет ли?'])
    expect(await questions('individualnyy-zakaz')).toEqual(['Какой файл?'])
    expect(await questions('trikotaj')).toEqual([])
    expect((await resultOf('/api/v1/help')).questions).toHaveLength(2)
    const { orm } = server().database
    for (const [unit, question] of [
      ['пог. м', []],
      [PRINT_UNIT, ['Какой раппорт?']],
      [PLACED_PRINT_UNIT, ['На чём печатаете?']],
      ['шт', ['Сядет ли?']],
    ] as const) {
      await orm.update(catalogItems).set({ unit }).where(eq(catalogItems.slug, 'mayka'))
      expect(await questions('mayka')).toEqual(question)
    }
  })

  it('returns cards by ids, in that order, 50 at most; missing items are left out', async () => {
    const [polo, mayka] = await Promise.all(['polo', 'mayka'].map(item))
    const { items } = await resultOf(`/api/v1/catalog/cards/?ids=${mayka.id},999,${polo.id}`)
    expect(slugs(items)).toEqual(['mayka', 'polo'])
    for (const ids of ['', 'a', '1,', Array(51).fill(1).join()])
      expect((await server().app.inject({ url: `/api/v1/catalog/cards/?ids=${ids}` })).statusCode).toBe(422)
  })
})

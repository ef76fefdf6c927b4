import { expect, it } from 'vitest'
import { describeServerOnEachDatabase } from '../../test/server-app.ts'

interface Named {
  slug: string
}

describeServerOnEachDatabase('the catalogue', (server) => {
  const resultOf = async (url: string) => (await server().app.inject({ url })).json().result
  const item = async (slug: string) => (await resultOf(`/api/v1/catalog/${slug}`)).catalog
  const slugs = (items: Named[]) => items.map((one) => one.slug)

  it('is a tree of groups; special products and landings have menus of their own', async () => {
    const { catalog } = await resultOf('/api/v1/catalog')
    expect(catalog.groups).toMatchObject([
      {
        slug: 'futbolki',
        parentSlug: null,
        productCount: 2,
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

  it('tells of an item the way down to it, by ids, names and slugs', async () => {
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
      similar: [{ slug: 'mayka', priceFrom: null }],
      groups: [],
      products: [],
    })
  })

  it('finds an item by a slug it had before', async () => {
    expect(await item('futbolka-polo')).toEqual(await item('polo'))
  })

  it('shows of a group what is right below it, and the lowest price of all that is below', async () => {
    const top = await item('futbolki')
    expect([slugs(top.groups), slugs(top.products), top.priceFrom]).toEqual([['trikotaj'], [], 90_000])
    const group = await item('trikotaj')
    expect([slugs(group.groups), slugs(group.products), group.similar]).toEqual([[], ['polo', 'mayka'], []])
  })

  it('shows of a landing the groups and products it was given, in its order', async () => {
    const landing = await item('odejda')
    expect([slugs(landing.groups), slugs(landing.products), landing.kind]).toEqual([
      ['futbolki'],
      ['mayka'],
      'landing',
    ])
  })

  it('offers on the home page what is meant to stand there', async () => {
    expect(slugs((await resultOf('/api/v1/home-page')).catalogPreview)).toEqual(['polo'])
  })
})

import { expect, it } from 'vitest'
import { describeServer } from '../../test/server-app.ts'

describeServer('products of a group', (server) => {
  const list = async (query = '', slug = 'futbolki') => {
    const answer = await server().app.inject({ url: `/api/v1/catalog/${slug}/products${query}` })
    const { products, total, whole } = answer.json().result
    return { slugs: products.map((product: { slug: string }) => product.slug), total, whole }
  }
  const listAll = async (query = '') => {
    const answer = await server().app.inject({ url: `/api/v1/catalog/products/${query}` })
    const { products, total, whole } = answer.json().result
    return { slugs: products.map((product: { slug: string }) => product.slug), total, whole }
  }
  const slugs = async (query: string) => (await list(query)).slugs

  it('include those of its subgroups, in display order', async () => {
    expect(await list()).toMatchObject({ slugs: ['polo', 'mayka'], total: 2 })
    expect(await list('', 'trikotaj')).toMatchObject({ slugs: ['polo', 'mayka'] })
  })

  it('are returned with the facets of the whole list, whatever the filter', async () => {
    const whole = {
      total: 2,
      priceMin: 90_000,
      priceMax: 90_000,
      units: ['шт'],
      materials: [
        { erpId: 'ANY-COTTON', name: 'Любой хлопок', isUnion: true, count: 1, found: 1 },
        { erpId: 'CHINTZ', name: 'Ситец', isUnion: false, count: 1, found: 1 },
        { erpId: 'SATIN', name: 'Сатин', isUnion: false, count: 1, found: 1 },
      ],
    }
    expect((await list()).whole).toEqual(whole)
    const beyond = whole.materials.map((material) => ({ ...material, found: 0 }))
    expect((await list('?priceFrom=90001')).whole).toEqual({ ...whole, materials: beyond })
  })

  it('of all groups are one list, filtered and sorted in the same way', async () => {
    const all = await listAll()
    expect(all.slugs).toEqual(expect.arrayContaining(['polo', 'mayka']))
    expect([all.total, all.whole.total]).toEqual([all.slugs.length, all.slugs.length])
    expect(await listAll('?material=WOOL,SATIN&priceTo=90000&sort=price')).toMatchObject({
      slugs: ['polo'],
      total: 1,
    })
  })

  it.each([
    ['of a material in a price table', '?material=CHINTZ', ['polo']],
    ['of a member of a union in it', '?material=SATIN', ['polo']],
    ['of a union', '?material=ANY-COTTON', ['polo']],
    ['of any of several materials', '?material=WOOL,CHINTZ', ['polo']],
    ['of an unused material', '?material=WOOL', []],
    ['from a lowest price on', '?priceFrom=90000', ['polo']],
    ['up to a lowest price', '?priceTo=89999', []],
    ['within both', '?priceFrom=80000&priceTo=90000', ['polo']],
    ['from an offset on', '?offset=1', ['mayka']],
    ['up to a limit', '?limit=1', ['polo']],
  ])('list products %s', async (_, query, expected) => expect(await slugs(query)).toEqual(expected))

  it.each(['price', 'price-desc', 'lead-time'])(
    'list products without price or lead time last: %s',
    async (sort) => expect(await slugs(`?sort=${sort}`)).toEqual(['polo', 'mayka']),
  )

  it('are sorted by likes on request', async () => {
    const { id } = (await server().app.inject({ url: '/api/v1/catalog/mayka' })).json().result.catalog
    await server().app.inject({
      url: `/api/v1/catalog/like/${id}`,
      headers: { 'x-requested-with': 'XMLHttpRequest', 'x-visitor-id': 'visitor-1234567890' },
    })
    expect(await slugs('?sort=popular')).toEqual(['mayka', 'polo'])
  })

  it.each([
    '?material=%27;--',
    '?priceFrom=-1',
    '?priceTo=abc',
    '?sort=colour',
    '?limit=49',
    '?material=a,,b',
    `?material=${Array(21).fill('a')}`,
  ])('answer 422 to an invalid query: %s', async (query) => {
    for (const path of ['futbolki/products', 'products/'])
      expect((await server().app.inject({ url: `/api/v1/catalog/${path}${query}` })).statusCode).toBe(422)
  })
})

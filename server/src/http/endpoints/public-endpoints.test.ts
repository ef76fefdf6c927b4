import { endpoints } from '@rapport/contract/endpoints/endpoints'
import { errorResponse } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/v4/core'
import { describeServer } from '../../../test/server-app.ts'

/** Path of an existing resource for every public endpoint. */
const present = {
  getSite: '/api/v1/site',
  getHomePage: '/api/v1/home-page',
  getHomeBlocks: '/api/v1/home-page/blocks',
  getOrderSteps: '/api/v1/order-steps',
  getVideoBlock: '/api/v1/video-block-index',
  getClients: '/api/v1/company-clients',
  getLicenses: '/api/v1/company-licenses',
  getHelp: '/api/v1/help',
  getDeliveryZones: '/api/v1/delivery-zones',
  getTextPage: '/api/v1/pages/policy',
  getSeo: '/api/v1/seo/show?groupName=page&entityId=/',
  getCities: '/api/v1/cities',
  getContacts: '/api/v1/contacts',
  getContact: '/api/v1/contacts/7',
  getPosts: '/api/v1/posts?offset=0&limit=4',
  getPostCounts: '/api/v1/posts/counts/?ids=1,2',
  getPost: '/api/v1/posts/sitec',
  getCatalog: '/api/v1/catalog',
  getCatalogItem: '/api/v1/catalog/polo',
  getCatalogCards: '/api/v1/catalog/cards/?ids=3,4',
  listProducts: '/api/v1/catalog/products/?material=CHINTZ,SATIN&offset=1',
  getCatalogItemPrices: '/api/v1/catalog/polo/prices',
  getCatalogItemOperations: '/api/v1/catalog/polo/operations',
  getCatalogItemLikes: '/api/v1/catalog/likes/3',
  getCatalogProducts:
    '/api/v1/catalog/futbolki/products?material=CHINTZ&priceFrom=1&priceTo=100000&sort=price&offset=0&limit=4',
  searchCatalog: '/api/v1/catalog/search/?name=polo',
  getPopularQueries: '/api/v1/popular-queries',
  getPriceTable: '/api/v1/prices/POLO-1/variant/0',
  getMaterial: '/api/v1/materials/CHINTZ',
  getUnionMaterials: '/api/v1/union-materials/ANY-COTTON',
  getCalculationTables: '/api/v1/calculations/tables?itemId=3&cityId=1',
} as const
type Name = keyof typeof present
const names = Object.keys(present) as Name[]

const missing = [
  '/api/v1/pages/nowhere',
  '/api/v1/contacts/2',
  '/api/v1/posts/nowhere',
  '/api/v1/posts/budushchee',
  '/api/v1/catalog/nowhere',
  '/api/v1/catalog/nowhere/prices',
  '/api/v1/catalog/nowhere/operations',
  '/api/v1/catalog/likes/999',
  '/api/v1/catalog/nowhere/products',
  '/api/v1/catalog/polo/products',
  '/api/v1/catalog/odejda/products',
  '/api/v1/prices/NOWHERE/variant/0',
  '/api/v1/prices/POLO-1/variant/2',
  '/api/v1/materials/NOWHERE',
  '/api/v1/materials/chintz',
  '/api/v1/union-materials/NOWHERE',
  '/api/v1/union-materials/CHINTZ',
  '/api/v1/seo/show?groupName=post&entityId=999',
  '/api/v1/nowhere',
  `/api/v1/catalog/${'a'.repeat(1000)}`,
]

const hostile = [
  "'; drop table posts; --",
  "' or '1'='1",
  '1); delete from likes; --',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../etc/passwd',
  'a\0b',
  '%00',
  '{{7*7}}<%= 7*7 %>',
  '__proto__',
  'constructor',
  'toString',
  '😀'.repeat(40),
  'я'.repeat(5000),
  ' ',
].map((text) => ({ shown: text.slice(0, 30), text: encodeURIComponent(text) }))

/** URLs of every endpoint, with the text in one parameter at a time. */
function* urlsWith(text: string): Iterable<{ name: Name; url: string }> {
  for (const name of names) {
    const endpoint = endpoints[name]
    const [path = '', query = ''] = present[name].split('?')
    for (const part of 'params' in endpoint ? Object.keys(endpoint.params._zod.def.shape) : []) {
      const at = endpoint.path.split('/').indexOf(`:${part}`)
      yield { name, url: path.split('/').with(at, text).join('/') }
    }
    for (const part of 'query' in endpoint ? Object.keys(endpoint.query._zod.def.shape) : []) {
      const others = query.split('&').filter((pair) => !pair.startsWith(`${part}=`))
      for (const given of [
        [`${part}=${text}`],
        [`${part}=${text}`, `${part}=${text}`],
        [`${part}[a]=${text}`],
      ])
        yield { name, url: `${path}?${[...others, ...given].join('&')}` }
    }
  }
}

describeServer('the public endpoints', (server) => {
  const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers })

  it('are all tested here', () => {
    const open = Object.entries(endpoints).filter(([, endpoint]) => endpoint.cache !== 'private')
    expect(names).toEqual(open.map(([name]) => name))
  })

  it.each(names)('%s answers in the shape of its schema, with an ETag, and 304 to it', async (name) => {
    const answer = await get(present[name])
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    const { result } = answer.json()
    const parsed = z.safeParse(endpoints[name].result, result)
    expect(parsed.error).toBeUndefined()
    // Parsing would remove unknown fields.
    expect(parsed.data).toEqual(result)
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await get(present[name], { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', answer.headers.etag])
    expect((await get(present[name], { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it.each(names)(
    '%s answers a HEAD without a body, and 405 with Allow to methods that change data',
    async (name) => {
      const head = await server().app.inject({ method: 'HEAD', url: present[name] })
      expect([head.statusCode, head.body]).toEqual([200, ''])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const refused = await server().app.inject({ method, url: present[name].split('?')[0] ?? '' })
        expect([method, refused.statusCode, refused.headers.allow, refused.json().message]).toEqual([
          method,
          405,
          'GET, HEAD',
          messages.methodNotAllowed,
        ])
      }
    },
  )

  it.each(missing)('%s answers 404 in Russian', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: messages.notFound, errors: { message: [messages.notFound] } },
    ])
  })

  describe('an invalid number', () => {
    const wrong = ['-1', '1.5', '1e3', ' 1', '0x1', 'NaN', '', '2147483648', '99999999999', '9'.repeat(40)]
    it.each([
      ['id', (value: string) => `/api/v1/contacts/${value}`, ['0', ...wrong.filter(Boolean)]],
      [
        'index',
        (value: string) => `/api/v1/prices/POLO-1/variant/${value}`,
        ['101', ...wrong.filter(Boolean)],
      ],
      ['offset', (value: string) => `/api/v1/posts?offset=${value}`, ['100001', ...wrong]],
      ['limit', (value: string) => `/api/v1/posts?limit=${value}`, ['0', '49', ...wrong]],
    ] as const)('is rejected in the field %s', async (field, url, values) => {
      for (const value of values) {
        const answer = await get(url(encodeURIComponent(value)))
        expect([value, answer.statusCode, answer.json()]).toEqual([
          value,
          422,
          { message: messages.invalid, errors: { [field]: [messages.fieldInvalid] } },
        ])
      }
    })
  })

  it.each(hostile)('treat $shown in any parameter as text', async ({ text }) => {
    for (const { name, url } of urlsWith(text)) {
      const answer = await get(url)
      expect([url, answer.statusCode]).toEqual([url, expect.toBeOneOf([200, 400, 404, 422])])
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      const body = answer.json()
      if (answer.statusCode === 200) {
        expect([url, z.safeParse(endpoints[name].result, body.result).error]).toEqual([url, undefined])
        continue
      }
      expect(z.safeParse(errorResponse, body).error).toBeUndefined()
      expect([body.message, ...Object.values(body.errors).flat()].join('')).toMatch(/^[А-Яа-яЁё\d\s.,:–—-]+$/)
    }
    expect((await get(present.getPosts)).json().result.total).toBe(2)
  })

  it.each(['%', '%zz', '%ED%A0%80', '%C0%AF'])('answer 400 to the malformed escape %s', async (text) => {
    const answer = await get(`/api/v1/catalog/${text}`)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: messages.badRequest, errors: { message: [messages.badRequest] } },
    ])
  })
})

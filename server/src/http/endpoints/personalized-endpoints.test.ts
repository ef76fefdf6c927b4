import { endpoints } from '@rapport/contract/endpoints/endpoints'
import { messages } from '@rapport/contract/errors/messages'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as z from 'zod/v4/core'
import { logIn } from '../../../test/members.ts'
import { describeServer } from '../../../test/server-app.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'

const ajax = { 'x-requested-with': 'XMLHttpRequest' }
const browser = (id: string) => ({ 'x-visitor-id': id })
const post = '/api/v1/posts/sitec'
const item = '/api/v1/catalog/polo'
const prices = '/api/v1/prices/POLO-1/variant/0'

describeServer('the personalized endpoints', (server) => {
  const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers })
  const resultOf = async (url: string, headers: Record<string, string> = {}) =>
    (await get(url, headers)).json().result
  const idOf = async (url: string) => {
    const { post, catalog } = await resultOf(url)
    return Number((post ?? catalog).id)
  }

  it.each([post, item, prices, '/api/v1/calculations/tables?itemId=3'])(
    '%s varies by visitor, and is private only for a known visitor',
    async (url) => {
      const open = await get(url)
      expect(open.headers).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: expect.stringMatching(/^Authorization, X-Visitor-Id/),
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
      })
      for (const headers of [browser('visitor-0'), { authorization: 'Bearer nobody' }]) {
        const own = await get(url, { ...headers, 'if-none-match': String(open.headers.etag) })
        expect(own.statusCode).toBe(200)
        expect(own.headers).toMatchObject({
          'cache-control': 'private, no-store',
          vary: expect.stringMatching(/^Authorization, X-Visitor-Id/),
        })
        expect(own.headers.etag).toBeUndefined()
      }
    },
  )

  it.each([
    ['getPost', post],
    ['getCatalogItem', item],
    ['getPriceTable', prices],
  ] as const)('%s answers a visitor in the shape of its schema', async (name, url) => {
    const result = await resultOf(url, browser('visitor-0'))
    expect(z.safeParse(endpoints[name].result, result)).toEqual({ success: true, data: result })
  })

  it('count a post view once for each address and day, and answer with the new count', async () => {
    const viewsFor = async (headers = {}, remoteAddress = '198.51.100.1') =>
      (await server().app.inject({ url: '/api/v1/posts/satin', headers, remoteAddress })).json().result.post
        .views
    expect(await viewsFor()).toBe(0)
    expect(await viewsFor(browser('viewer-1'))).toBe(1)
    expect(await viewsFor(browser('viewer-1'))).toBe(1)
    // Invented ids count as one visitor.
    expect(await viewsFor(browser('viewer-2'))).toBe(1)
    expect(await viewsFor(browser('viewer-2'), '198.51.100.2')).toBe(2)
    expect(await viewsFor(browser('viewer-2'), '2001:db8:1:2::1')).toBe(3)
    expect(await viewsFor(browser('viewer-2'), '2001:db8:1:2::2')).toBe(3)
    const { headers } = await logIn(server().database, 'viewer@example.ru')
    expect(await viewsFor(headers)).toBe(4)
    // A user is one visitor in every browser and network.
    expect(await viewsFor({ ...headers, ...browser('viewer-3') }, '198.51.100.3')).toBe(4)
    expect(await viewsFor()).toBe(4)
  })

  it('count no view for a HEAD, a public endpoint, a page or a missing post', async () => {
    const before = (await resultOf(post)).post.views
    await server().app.inject({ method: 'HEAD', url: post, headers: browser('header-1') })
    await get(post)
    await get('/blog/sitec/', browser('header-1'))
    expect((await get('/api/v1/posts/budushchee', browser('header-1'))).statusCode).toBe(404)
    expect((await resultOf(post)).post.views).toBe(before)
  })

  it.each([
    ['likePost', '/api/v1/posts/like/', '/api/v1/posts/satin'],
    ['likeCatalogItem', '/api/v1/catalog/like/', '/api/v1/catalog/mayka'],
  ] as const)(
    '%s counts once for each visitor, and the liked entry knows its visitor',
    async (name, like, url) => {
      const id = await idOf(url)
      const likeAs = (headers: object) => resultOf(`${like}${id}`, { ...ajax, ...headers })
      const first = await likeAs(browser('liker-0001'))
      expect(first).toEqual({ likes: 1, liked: true })
      expect(z.safeParse(endpoints[name].result, first).success).toBe(true)
      expect(await likeAs(browser('liker-0001'))).toEqual({ likes: 1, liked: true })
      expect(await likeAs(browser('liker-0002'))).toEqual({ likes: 2, liked: true })
      const user = await logIn(server().database, `${name}@example.ru`)
      expect(await likeAs({ ...user.headers, ...browser('liker-0001') })).toEqual({ likes: 3, liked: true })
      const seenBy = async (headers = {}) => {
        const { post, catalog } = await resultOf(url, headers)
        return [(post ?? catalog).likes, (post ?? catalog).liked]
      }
      expect(await seenBy()).toEqual([3, false])
      expect(await seenBy(browser('liker-0001'))).toEqual([3, true])
      expect(await seenBy(browser('liker-0003'))).toEqual([3, false])
      expect(await seenBy(user.headers)).toEqual([3, true])
    },
  )

  it.each(['/api/v1/posts/like/', '/api/v1/catalog/like/'])(
    '%s is restricted to the site’s own scripts',
    async (like) => {
      const [url, counted] = like.includes('posts') ? [post, 'post'] : [item, 'catalog']
      const id = await idOf(url)
      const likeWith = async (headers: Record<string, string>, path = `${like}${id}`) => {
        const answer = await get(path, headers)
        expect(answer.json().errors).toBeDefined()
        return [answer.statusCode, answer.json().message]
      }
      const sent = { ...ajax, ...browser('liker-0001') }
      expect(await likeWith(browser('liker-0001'))).toEqual([403, messages.forbidden])
      expect(await likeWith({ ...sent, 'x-requested-with': 'fetch' })).toEqual([403, messages.forbidden])
      expect(await likeWith({ ...sent, 'sec-fetch-site': 'cross-site' })).toEqual([403, messages.forbidden])
      expect(await likeWith(ajax)).toEqual([400, messages.visitorId])
      expect(await likeWith({ ...ajax, authorization: 'Bearer nobody' })).toEqual([400, messages.visitorId])
      expect(await likeWith(sent, `${like}999`)).toEqual([404, messages.notFound])
      for (const wrong of ['0', '-1', 'abc', '2147483648', "1'--"])
        expect(await likeWith(sent, `${like}${wrong}`)).toEqual([422, messages.invalid])
      expect(await likeWith(sent, `${like}1%00`)).toEqual([400, messages.badRequest])
      for (const method of ['HEAD', 'POST', 'DELETE'] as const) {
        const refused = await server().app.inject({ method, url: `${like}${id}`, headers: sent })
        expect([method, refused.statusCode, refused.headers.allow]).toEqual([method, 405, 'GET'])
      }
      expect((await resultOf(url))[counted].likes).toBe(0)
      const answer = await get(`${like}${id}`, { ...sent, 'sec-fetch-site': 'same-origin' })
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        vary: 'Authorization, X-Visitor-Id',
      })
    },
  )

  it('reject a like of an unpublished post as of a missing post', async () => {
    const { orm } = server().database
    const [coming] = await queryRows<{ id: number }>(orm, sql`select id from posts where slug = 'budushchee'`)
    const like = await get(`/api/v1/posts/like/${coming?.id}`, { ...ajax, ...browser('liker-0001') })
    expect([like.statusCode, like.json().message]).toEqual([404, messages.notFound])
  })

  it.each([
    'short',
    'a'.repeat(65),
    'user:1234',
    'кириллица',
    "a' or 'a'='a",
    '<script>alert</script>',
    'with space',
    '',
  ])('reject the visitor id «%s»', async (id) => {
    for (const url of [post, item, prices]) {
      const answer = await get(url, { 'x-visitor-id': encodeURI(id) === id ? id : encodeURIComponent(id) })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: messages.visitorId, errors: { message: [messages.visitorId] } },
      ])
    }
  })

  it.each([
    ['anonymous', [100_000, 90_000]],
    ['registered', [100_000, 90_000]],
    ['wholesale', [80_000, 70_000]],
    ['dealer', [null, 60_000]],
  ] as const)('return a price table with the %s prices', async (list, expected) => {
    const { headers } = await logIn(server().database, `${list}@example.ru`, list)
    expect((await resultOf(prices, headers)).rows[0].prices).toEqual(expected)
  })

  it('return the public prices for an invalid token', async () => {
    const headers = { authorization: `Bearer ${'a'.repeat(43)}` }
    expect(await resultOf(prices, headers)).toEqual(await resultOf(prices))
  })
})

const few = (name: string, points: number) => ({ name, points, windowMs: 60 * 60_000 })

describeServer(
  'the limits by address',
  (server) => {
    const ask = (url: string, id: string, remoteAddress: string) =>
      server().app.inject({ url, headers: { ...ajax, ...browser(id) }, remoteAddress })
    const viewsOf = async (slug: string, id: string, remoteAddress: string) =>
      (await ask(`/api/v1/posts/${slug}`, id, remoteAddress)).json().result.post.views

    it('reject likes above the limit of an address, for any visitor id', async () => {
      const { id } = (await ask(post, 'visitor-0', '203.0.113.9')).json().result.post
      const like = (n: number, remoteAddress: string) =>
        ask(`/api/v1/posts/like/${id}`, `visitor-${n}`, remoteAddress)
      for (let n = 1; n <= 5; n += 1) expect((await like(n, '198.51.100.7')).json().result.likes).toBe(n)
      const refused = await like(6, '198.51.100.7')
      expect([refused.statusCode, refused.json().message]).toEqual([429, messages.tooManyRequestsUntil(3600)])
      expect(refused.headers['retry-after']).toBe('3600')
      expect((await like(7, '198.51.100.8')).json().result.likes).toBe(6)
    })

    it('serve posts without counting the view above the limits', async () => {
      expect(await viewsOf('satin', 'visitor-1', '198.51.100.1')).toBe(1)
      expect(await viewsOf('satin', 'visitor-1', '198.51.100.1')).toBe(1)
      const counted = await viewsOf('sitec', 'visitor-1', '198.51.100.2')
      expect(await viewsOf('sitec', 'visitor-1', '198.51.100.1')).toBe(counted)
      for (let n = 3; n < 10; n += 1) await viewsOf('satin', 'visitor-1', `198.51.100.${n}`)
      expect(await viewsOf('satin', 'visitor-1', '198.51.100.20')).toBe(4)
    })
  },
  { limits: { likes: few('likes', 5), views: few('views', 2), viewsOfAll: few('views-of-all', 7) } },
)

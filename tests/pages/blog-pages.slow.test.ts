import { posts } from '@rapport/server/blog/tables'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type DemoApp, openDemoApp } from '../support/demo-app.ts'

const SLUG = 'istoriya-kumacha'
const tagged = (tag: string) => `/blog/?${new URLSearchParams({ tag })}`

let whole: DemoApp

beforeAll(async () => {
  whole = await openDemoApp()
})
afterAll(() => whole.close())

const get = (url: string) => whole.app.inject({ url })
const links = (body: string) => new Set(body.match(/href="\/blog\/[a-z\d-]+\/"/g))

it('A list of posts is cached by its tag and by no other query parameter', async () => {
  const [all, some, other] = await Promise.all([get('/blog/'), get(tagged('история')), get(tagged('уход'))])
  expect(links(some.body)).not.toEqual(links(all.body))
  expect(links(some.body)).not.toEqual(links(other.body))
  expect((await get(`${tagged('история')}&utm_source=vk`)).headers.etag).toBe(some.headers.etag)
  expect((await get('/blog/?utm_source=vk')).headers.etag).toBe(all.headers.etag)
  expect(some.body).toContain(`<link rel="canonical" href="http://localhost:3000${tagged('история')}"/>`)
})

it('The list of an unknown tag is answered but not cached', async () => {
  const { statusCode, headers } = await get(tagged('nobody-wrote-of-it'))
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'private, no-cache', undefined])
})

it.each([
  ['its own page', `/blog/${SLUG}/`],
  ['a list with its tag', tagged('история')],
  ['the blog', '/blog/'],
  ['the home page', '/'],
])('A changed post invalidates %s', async (name, path) => {
  const { orm } = whole.database
  const newest = { title: `Перемена: ${name}`, publicationAt: new Date(Date.now() - 1000) }
  expect((await get(path)).body.includes(newest.title)).toBe(false)
  await orm.update(posts).set(newest).where(eq(posts.slug, SLUG))
  await vi.waitFor(async () => expect((await get(path)).body.includes(newest.title)).toBe(true), {
    timeout: 10_000,
  })
})

it('Reading and liking a post does not invalidate its page', async () => {
  const before = await get(`/blog/${SLUG}/`)
  const headers = { 'x-visitor-id': 'visitor-of-the-blog', 'x-requested-with': 'XMLHttpRequest' }
  const read = await whole.app.inject({ url: `/api/v1/posts/${SLUG}`, headers })
  const { id, views } = read.json().result.post
  expect(views).toBe(1)
  const liked = await whole.app.inject({ url: `/api/v1/posts/like/${id}`, headers })
  expect(liked.json().result).toEqual({ likes: 1, liked: true })
  expect((await get(`/blog/${SLUG}/`)).headers.etag).toBe(before.headers.etag)
})

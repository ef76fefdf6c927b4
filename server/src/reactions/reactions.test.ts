import { gte } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeServer } from '../../test/server-app.ts'
import { CONTENT_CHANGED } from '../platform/database/content-changes.ts'
import { countView, deleteOldViews } from './commands.ts'
import { getCounts } from './queries.ts'
import { counters, views } from './tables.ts'

const ajax = { 'x-requested-with': 'XMLHttpRequest' }

const viewer = (who: string) => ({ who, key: Buffer.from('key') })

describeServer('likes and views', (server) => {
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server().app.inject({ url, headers, remoteAddress })
  const resultOf = async (url: string, headers: Record<string, string> = {}, remoteAddress?: string) => {
    const answer = await get(url, headers, remoteAddress)
    expect(answer.statusCode).toBe(200)
    return answer.json().result
  }
  const hundred = (of: number) => Array.from({ length: 100 }, (_, n) => `visitor-${n % of}`)

  it('are exact under 100 concurrent requests, and invalidate no cached page', async () => {
    const { app, database, rendered } = server()
    const notified: string[] = []
    const stop = await database.listen(CONTENT_CHANGED, {
      onNotify: (table) => void notified.push(table),
      onMissed: () => expect.fail('The connection was lost'),
    })
    await get('/blog/sitec/')
    const { post } = await resultOf('/api/v1/posts/sitec')

    const seen = await Promise.all(
      hundred(100).map((id, n) => resultOf('/api/v1/posts/sitec', { 'x-visitor-id': id }, `10.0.0.${n}`)),
    )
    const counts = seen.map((result) => result.post.views).sort((a, b) => a - b)
    expect(counts).toEqual(Array.from({ length: 100 }, (_, n) => n + 1))

    const likeUrl = `/api/v1/posts/like/${post.id}`
    // Each of 25 visitors likes four times.
    const liked = await Promise.all(
      hundred(25).map((id) => resultOf(likeUrl, { ...ajax, 'x-visitor-id': id })),
    )
    expect(Math.max(...liked.map((result) => result.likes))).toBe(25)
    expect(Math.min(...liked.map((result) => result.likes))).toBeGreaterThan(0)

    expect((await resultOf('/api/v1/posts/sitec')).post).toMatchObject({ views: 100, likes: 25 })
    expect(await database.orm.select().from(counters)).toEqual([
      { subject: 'post', subjectId: post.id, views: 100, likes: 25 },
    ])
    await app.inject({ url: '/blog/sitec/' })
    expect(rendered.filter((path) => path === '/blog/sitec/')).toHaveLength(1)
    // This notification arrives after all earlier ones.
    await database.orm.execute(`notify ${CONTENT_CHANGED}, 'the end'`)
    await expect.poll(() => notified).toEqual(['the end'])
    await stop()
  })

  it('count one per visitor across many tabs, and every tab gets the count', async () => {
    const { catalog } = await resultOf('/api/v1/catalog/polo')
    const answers = await Promise.all(
      hundred(1).map((id) => resultOf(`/api/v1/catalog/like/${catalog.id}`, { ...ajax, 'x-visitor-id': id })),
    )
    expect(new Set(answers.map((answer) => answer.likes))).toEqual(new Set([1]))
    const likesUrl = `/api/v1/catalog/likes/${catalog.id}`
    expect(await resultOf(likesUrl)).toEqual({ likes: 1, liked: false })
    expect(await resultOf(likesUrl, { 'x-visitor-id': 'visitor-0' })).toEqual({ likes: 1, liked: true })
    expect(await resultOf(likesUrl, { 'x-visitor-id': 'visitor-1' })).toEqual({ likes: 1, liked: false })
  })

  it('count a view once a day of Moscow time, whatever the local day is', async () => {
    const { orm } = server().database
    const at = (moment: string) => countView(orm, 'catalog', 77, viewer('a'), new Date(moment))
    expect(await at('2026-03-01T20:59:59Z')).toBe(1)
    expect(await at('2026-03-01T00:00:00Z')).toBe(1)
    expect(await at('2026-03-01T21:00:00Z')).toBe(2)
  })

  it('store only a hash of a viewer, different for each entry and day', async () => {
    const { orm } = server().database
    for (const [id, moment] of [
      [1, '2026-04-01T12:00:00Z'],
      [2, '2026-04-01T12:00:00Z'],
      [1, '2026-04-02T12:00:00Z'],
    ] as const)
      await countView(orm, 'catalog', id, viewer('ip:203.0.113.7'), new Date(moment))
    const kept = await orm.select().from(views).where(gte(views.day, '2026-04-01'))
    const hashes = kept.filter((view) => view.subject === 'catalog').map((view) => view.visitor)
    expect(new Set(hashes).size).toBe(3)
    for (const hash of hashes) expect(hash).toMatch(/^[\w-]{22}$/)
    await orm.delete(views).where(gte(views.day, '2026-04-01'))
  })

  it('delete viewers after two days, and keep the count', async () => {
    const { database } = server()
    const before = (await getCounts(database.orm, 'catalog', [77]))(77)
    await countView(database.orm, 'catalog', 77, viewer('b'), new Date('2026-03-05T12:00:00Z'))
    await deleteOldViews(database, new Date('2026-03-06T12:00:00Z'))
    const kept = await database.orm.select().from(views)
    expect(kept.filter((view) => view.subject === 'catalog').map((view) => view.day)).toEqual(['2026-03-05'])
    expect((await getCounts(database.orm, 'catalog', [77]))(77)).toEqual({
      likes: 0,
      views: before.views + 1,
    })
  })
})

import { sharePicturePath } from '@rapport/contract/media/media'
import { eq, inArray } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { describeServer } from '../../test/server-app.ts'
import { SOON } from '../../test/soon.ts'
import { counters } from '../reactions/tables.ts'
import { posts, postTags } from './tables.ts'

interface Preview {
  slug: string
}

describeServer('the blog', (server) => {
  const get = (url: string) => server().app.inject({ url })
  const resultOf = async (url: string) => (await get(url)).json().result
  const slugsAt = async (query: string) =>
    (await resultOf(`/api/v1/posts?${query}`)).posts.map((post: Preview) => post.slug)

  it('lists published posts, newest first, and returns their number', async () => {
    expect(await resultOf('/api/v1/posts')).toEqual({
      posts: [
        {
          id: expect.any(Number),
          slug: 'satin',
          title: 'О сатине',
          shortText: 'Коротко',
          previewThumb: expect.objectContaining({ src: expect.stringMatching(/^\/media\/tkan-/) }),
          publicationAt: '2026-01-03T07:00:00.000Z',
          views: 0,
          likes: 0,
          tags: ['ткани'],
        },
        expect.objectContaining({ slug: 'sitec', tags: ['ткани', 'история'] }),
      ],
      total: 2,
      tags: ['ткани', 'история'],
    })
  })

  it('returns the requested part, of all posts or of a tag', async () => {
    expect(await slugsAt('limit=1')).toEqual(['satin'])
    expect(await slugsAt('limit=1&offset=1')).toEqual(['sitec'])
    expect(await slugsAt('offset=2')).toEqual([])
    const tagged = await resultOf(`/api/v1/posts?tag=${encodeURIComponent('история')}`)
    expect([tagged.total, tagged.posts.map((post: Preview) => post.slug)]).toEqual([1, ['sitec']])
    expect(await resultOf('/api/v1/posts?tag=nothing')).toMatchObject({ posts: [], total: 0 })
  })

  it('returns current counts of published posts, even if the list is cached', async () => {
    const [satin, sitec] = (await resultOf('/api/v1/posts')).posts
    const orm = server().database.orm
    const later = { publicationAt: new Date(Date.now() + 3_600_000) }
    await orm.insert(counters).values({ subject: 'post', subjectId: sitec.id, views: 7, likes: 3 })
    const countsOf = async (ids: number[]) =>
      (await resultOf(`/api/v1/posts/counts/?ids=${ids.join()}`)).counts
    const known = { id: sitec.id, views: 7, likes: 3 }
    expect(await countsOf([satin.id, sitec.id, 999])).toHaveLength(2)
    expect(await countsOf([satin.id, sitec.id])).toEqual(
      expect.arrayContaining([{ id: satin.id, views: 0, likes: 0 }, known]),
    )
    await orm.update(posts).set(later).where(eq(posts.id, satin.id))
    expect(await countsOf([satin.id, sitec.id])).toEqual([known])
    await orm
      .update(posts)
      .set({ publicationAt: new Date(satin.publicationAt) })
      .where(eq(posts.id, satin.id))
    await orm.delete(counters)
    expect((await get('/api/v1/posts/counts/?ids=x')).statusCode).toBe(422)
    const many = Array.from({ length: 49 }, (_, n) => n + 1).join()
    expect((await get(`/api/v1/posts/counts/?ids=${many}`)).statusCode).toBe(422)
  })

  it("returns a post's text with its pictures, and the newest posts that share a tag", async () => {
    const { post } = await resultOf('/api/v1/posts/sitec')
    expect(post).toMatchObject({
      body: expect.stringMatching(
        /^<p>Текст <img src="\/media\/tkan-[\w-]+\.svg" width="400" height="500" alt="Ткань" loading="lazy" decoding="async" \/><\/p>$/,
      ),
      image: { src: expect.stringMatching(/^\/media\/tkan-/) },
      liked: false,
      related: [{ slug: 'satin' }],
      seo: {
        title: 'О ситце — Фабрика «Проба»',
        description: 'Коротко',
        keywords: 'ткани, история',
        ogTitle: 'О ситце — Фабрика «Проба»',
        ogDescription: 'Коротко',
        ogImage: sharePicturePath(post.image.src),
      },
    })
  })

  it('hides an unpublished post everywhere: its page, its tags, its neighbours', async () => {
    await server()
      .database.orm.insert(postTags)
      .values({ postId: await idOf('budushchee'), tag: 'ткани', position: 1 })
    expect((await get('/api/v1/posts/budushchee')).statusCode).toBe(404)
    const everything = (await get('/api/v1/posts?limit=48')).body + (await get('/api/v1/posts/sitec')).body
    expect(everything).not.toMatch(/budushchee|Завтра|тайное/)
    expect((await resultOf(`/api/v1/posts?tag=${encodeURIComponent('тайное')}`)).total).toBe(0)
  })

  it('counts posts and tags right after any change', async () => {
    const { orm } = server().database
    const counts = async () => {
      const { total, tags } = await resultOf('/api/v1/posts')
      const tagged = await Promise.all(
        tags.map(async (tag: string) => [
          tag,
          (await resultOf(`/api/v1/posts?tag=${encodeURIComponent(tag)}`)).total,
        ]),
      )
      return [total, Object.fromEntries(tagged)]
    }
    const before = [2, { ткани: 2, история: 1 }]
    expect(await counts()).toEqual(before)
    const [satin] = await orm.select().from(posts).where(eq(posts.slug, 'satin'))
    const { id: _, ...copy } = satin ?? expect.fail()
    const added = await orm
      .insert(posts)
      .values(['a', 'b', 'c'].map((slug) => ({ ...copy, slug })))
      .returning({ id: posts.id })
    const addedIds = added.map(({ id }) => id)
    await orm.insert(postTags).values(addedIds.map((postId) => ({ postId, tag: 'мода', position: 0 })))
    expect(await counts()).toEqual([5, { мода: 3, ткани: 2, история: 1 }])
    await orm.update(postTags).set({ tag: 'история' }).where(eq(postTags.tag, 'мода'))
    expect(await counts()).toEqual([5, { история: 4, ткани: 2 }])
    await orm
      .update(posts)
      .set({ publicationAt: new Date('2999-01-01') })
      .where(eq(posts.slug, 'a'))
    expect(await counts()).toEqual([4, { история: 3, ткани: 2 }])
    await orm.delete(posts).where(inArray(posts.id, addedIds))
    expect(await counts()).toEqual(before)
  })

  it('publishes a post at its moment, and invalidates pages cached without it', async () => {
    const { orm } = server().database
    const moment = new Date(Date.now() + 1500)
    await orm.update(posts).set({ publicationAt: moment }).where(eq(posts.slug, 'budushchee'))
    const rendered = () => server().rendered.filter((path) => path === '/blog/').length
    // Cached after the change itself has invalidated the cache.
    await vi.waitFor(async () => {
      const before = rendered()
      await get('/blog/')
      await get('/blog/')
      expect(rendered()).toBe(before)
    }, SOON)
    const kept = rendered()
    expect(Date.now()).toBeLessThan(moment.getTime())
    await vi.waitFor(
      async () => {
        await get('/blog/')
        expect(rendered()).toBe(kept + 1)
      },
      { timeout: 10_000 },
    )
    expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime())
    expect(await slugsAt('limit=1')).toEqual(['budushchee'])
  })

  async function idOf(slug: string): Promise<number> {
    const [row] = await server().database.orm.select().from(posts).where(eq(posts.slug, slug))
    return row?.id ?? expect.fail()
  }
})

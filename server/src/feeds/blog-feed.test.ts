import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { describeServer, publicUrl } from '../../test/server-app.ts'
import { posts } from '../blog/tables.ts'

describeServer('/feed.xml', (server) => {
  const getFeed = (headers: Record<string, string> = {}) => server().app.inject({ url: '/feed.xml', headers })

  it('is RSS of the published posts, newest first, with absolute URLs', async () => {
    const { statusCode, headers, body } = await getFeed()
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const links = [...body.matchAll(/<item>\n<title>([^<]*)<\/title>\n<link>([^<]*)<\/link>/g)]
    expect(links.map(([, title, link]) => [title, link])).toEqual([
      ['О сатине', `${publicUrl}/blog/satin/`],
      ['О ситце', `${publicUrl}/blog/sitec/`],
    ])
    expect(body).toContain('<pubDate>Sat, 03 Jan 2026 07:00:00 GMT</pubDate>')
    expect(body).toContain('<category>история</category>')
    expect(body).toContain(`<atom:link href="${publicUrl}/feed.xml" rel="self" type="application/rss+xml"/>`)
    expect(body).not.toMatch(/(?:href|url)="\/|budushchee/)
  })

  it('answers 304 to a client that has it, and requires revalidation', async () => {
    const { headers } = await getFeed()
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await getFeed({ 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('includes a changed post, with its text escaped', async () => {
    await getFeed()
    const title = 'Лён & «хлопок» <script>]]>'
    await server().database.orm.update(posts).set({ title }).where(eq(posts.slug, 'satin'))
    await vi.waitFor(
      async () =>
        expect((await getFeed()).body).toContain('<title>Лён &amp; «хлопок» &lt;script&gt;]]&gt;</title>'),
      { timeout: 10_000 },
    )
  })

  it('names the home page as its site while the blog is empty', async () => {
    expect((await getFeed()).body).toContain(`<link>${publicUrl}/blog/</link>`)
    await server().database.orm.delete(posts)
    await vi.waitFor(async () => expect((await getFeed()).body).toContain(`<link>${publicUrl}/</link>`), {
      timeout: 10_000,
    })
  })
})

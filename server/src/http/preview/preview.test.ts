import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { PREVIEW_HOURS } from '@rapport/staff-contract/editing/editing-limits'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  createDraft,
  createPost,
  priceGroupFields,
  publish,
} from '../../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { posts } from '../../blog/tables.ts'
import { contentVersions } from '../../editing/tables.ts'
import { auditLog, staff } from '../../staff/tables.ts'

const VALID_MS = PREVIEW_HOURS * 3_600_000

describeStaff('a preview', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
  })
  const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers })
  const call = (ids: number[]) => editor.call('getPreview', { query: { ids: ids.join(',') } })
  const linkTo = async (...ids: number[]): Promise<string> => (await call(ids)).result.preview.pages[0].path

  it('opens by its link for a day, without a sign-in', async () => {
    const { id } = await createPost(editor, 'day', { title: 'Сутки <b>' })
    const { preview } = (await call([id])).result
    expect(preview.expiresAt).toBe(new Date(server().clock.now.getTime() + VALID_MS).toISOString())
    expect(preview.pages).toEqual([
      {
        entryId: id,
        title: 'Сутки <b>',
        path: expect.stringMatching(/^\/preview\/[0-9a-f-]+\/blog\/day\/$/),
      },
    ])
    const answer = await get(preview.pages[0].path)
    expect(answer.statusCode).toBe(200)
    const { now } = server().clock
    try {
      server().clock.now = new Date(now.getTime() + VALID_MS)
      const late = await get(preview.pages[0].path)
      expect([late.statusCode, late.body]).toEqual([404, expect.stringContaining('жила сутки')])
    } finally {
      server().clock.now = now
    }
  })

  it('is never cached, indexed or sent as a referrer, runs no script, and is framed by the back office alone', async () => {
    const { headers } = await get(await linkTo((await createPost(editor, 'headers')).id))
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(headers.etag).toBeUndefined()
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src|connect-src/)
    expect(policy).toContain('frame-ancestors https://proba.example')
  })

  it('writes no row, no version and no audit entry', async () => {
    const { id } = await createPost(editor, 'unwritten')
    const count = async () => {
      const { orm } = server().database
      const rows = [orm.$count(posts), orm.$count(auditLog), orm.$count(contentVersions)]
      return Promise.all(rows)
    }
    const before = await count()
    await get(await linkTo(id))
    expect(await count()).toEqual(before)
    expect(await server().database.orm.select().from(posts).where(eq(posts.slug, 'unwritten'))).toEqual([])
  })

  it('opens no page by a token that is invented, altered or of other drafts', async () => {
    const [one, other] = [await createPost(editor, 'mine'), await createPost(editor, 'others')]
    const link = await linkTo(one.id)
    const token = link.split('/')[2] ?? ''
    const altered = [
      token.replace(`-${one.id}-`, `-${other.id}-`),
      token.replace(/^\d/, '9'),
      token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      token.slice(0, -1),
      `1-${one.id}-${'0'.repeat(64)}`,
      'x',
      '',
    ]
    for (const wrong of altered)
      expect([wrong, (await get(`/preview/${wrong}/blog/`)).statusCode]).toEqual([wrong, 404])
    expect((await get(`/preview/${token}/media/x.webp`)).statusCode).toBe(404)
    expect((await get(`/preview/${token}/api/v1/posts/mine`)).statusCode).toBe(404)
  })

  it('names the reason and the entry when a draft can’t be published', async () => {
    const bad = await createPost(editor, 'bad', { title: 'Без картинки', picture: null })
    const { statusCode, body, headers } = await get(await linkTo(bad.id))
    expect([statusCode, body]).toEqual([422, expect.stringContaining('«Без картинки»: Выберите картинку')])
    expect(headers['content-security-policy']).toContain('frame-ancestors https://proba.example')
  })

  it('shows the site as it is after publication, and 404 after deletion', async () => {
    const draft = await createPost(editor, 'soon-out')
    const link = await linkTo(draft.id)
    await publish(editor, draft)
    expect((await get(link)).statusCode).toBe(200)
    const dropped = await createPost(editor, 'dropped')
    const gone = await linkTo(dropped.id)
    await editor.call('discardDraft', { id: dropped.id, body: { version: dropped.version } })
    expect((await get(gone)).statusCode).toBe(404)
    expect((await call([dropped.id])).status).toBe(404)
  })

  it('answers 404 once its author is blocked or has lost access', async () => {
    const maker = await server().signedIn('editor')
    const ids = [
      (await createPost(maker, 'ended')).id,
      (await createDraft(maker, 'price-group', priceGroupFields('p-ended', 'm-ended'))).id,
    ]
    const links = await Promise.all(
      ids.map(async (id) => {
        const { result } = await maker.call('getPreview', { query: { ids: String(id) } })
        return result.preview.pages[0].path as string
      }),
    )
    const haveEnded = () =>
      Promise.all(links.map(async (link) => (await get(link)).body.includes('нет\u00A0доступа')))
    const change = (fields: Partial<typeof staff.$inferInsert>) =>
      server().database.orm.update(staff).set(fields).where(eq(staff.id, maker.id))
    expect(await haveEnded()).toEqual([false, false])
    await change({ role: 'seo' })
    expect(await haveEnded()).toEqual([false, true])
    await change({ role: 'editor', blockedAt: new Date() })
    expect(await haveEnded()).toEqual([true, true])
  })

  it('is sent with each header once', async () => {
    const link = await linkTo((await createPost(editor, 'once')).id)
    const origin = await server().app.listen({ port: 0, host: '127.0.0.1' })
    const [response] = (await once(request(`${origin}${link}`).end(), 'response')) as [IncomingMessage]
    response.resume()
    const names = response.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase())
    expect([response.statusCode, names]).toEqual([200, [...new Set(names)]])
  })

  it('is limited by address', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 125 }, async () => (await get('/preview/x/blog/', {})).statusCode),
    )
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  })
})

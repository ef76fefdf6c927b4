import { BODY_MAX, TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import { adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { POST_TAGS_MAX } from '@rapport/staff-contract/snapshots/page-content-limits'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { BODY_LINES_MAX } from '@rapport/staff-contract/snapshots/snapshot-fields'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { addPicture, createPost, postFields, publish, save } from '../../test/content/entries.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { posts } from '../blog/tables.ts'
import { CONTENT_CHANGED } from '../platform/database/content-changes.ts'

describeStaff('drafts', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
  })
  const get = (url: string, headers = {}) => server().app.inject({ url, headers })
  const fetchEntry = async (id: number): Promise<Entry> =>
    (await editor.call('getEntry', { id })).result.entry

  it('stores an incomplete draft of a new entry, which the site does not show', async () => {
    const { result } = await editor.call('createEntry', {
      body: { kind: 'post', snapshot: postFields('', { title: '', body: '', picture: null, tags: [] }) },
    })
    expect(result.entry).toMatchObject({
      kind: 'post',
      state: 'draft',
      version: 1,
      published: null,
      updatedBy: { id: editor.id, name: 'Анна Ткач' },
      snapshot: { title: '', picture: null },
    })
    const rows = await server().database.orm.select().from(posts).where(eq(posts.slug, ''))
    expect(rows).toEqual([])
  })

  it('changes the state from draft to published to edited and back, while the site shows the published version', async () => {
    const created = await createPost(editor, 'states')
    const { entry } = await publish(editor, created)
    expect(entry).toMatchObject({ state: 'published', version: 2, published: created.snapshot })
    const snapshot = postFields('states', { title: 'Иначе' })
    const { result } = await save(editor, entry.id, { version: 2, snapshot })
    expect(result.entry).toMatchObject({ state: 'edited', version: 3, title: 'Иначе', snapshot })
    expect(result.entry.published).toEqual(created.snapshot)
    expect((await get('/api/v1/posts/states')).json().result.post.title).toBe('О ситце')
    const discarded = await editor.call('discardDraft', { id: entry.id, body: { version: 3 } })
    expect(discarded.result.entry).toMatchObject({ state: 'published', version: 4, title: 'О ситце' })
    const again = await editor.call('discardDraft', { id: entry.id, body: { version: 4 } })
    expect([again.status, again.message]).toEqual([409, 'Черновика нет'])
  })

  it('deletes an entry when its only draft is discarded', async () => {
    const { id, version } = await createPost(editor, 'gone')
    const answer = await editor.call('discardDraft', { id, body: { version } })
    expect([answer.status, answer.result]).toEqual([200, { entry: null }])
    expect((await editor.call('getEntry', { id })).status).toBe(404)
  })

  it('keeps the bytes and ETag of the live page when a draft is saved, and notifies no listener', async () => {
    const { entry } = await publish(editor, await createPost(editor, 'live'))
    const notified: string[] = []
    const stop = await server().database.listen(CONTENT_CHANGED, {
      onNotify: (table) => void notified.push(table),
      onMissed: () => expect.fail('The connection was lost'),
    })
    const paths = ['/api/v1/posts/live', '/api/v1/posts', '/sitemap.xml', '/feed.xml']
    const answers = async () =>
      Promise.all(
        paths.map(async (path) => {
          const { body, headers } = await get(path)
          return [body, headers.etag]
        }),
      )
    const before = await answers()
    await createPost(editor, 'unseen')
    await save(editor, entry.id, { version: entry.version, snapshot: postFields('live', { title: 'Тайна' }) })
    expect(await answers()).toEqual(before)
    expect(JSON.stringify(before)).not.toMatch(/unseen|Тайна/)
    // Notifications arrive in order. The search index may still be processing the publication.
    await server().database.orm.execute(sql`select pg_notify(${CONTENT_CHANGED}, 'last')`)
    await vi.waitFor(() => expect(notified).toContain('last'), SOON)
    await stop()
    expect(notified.filter((table) => table !== 'search_state')).toEqual(['last'])
    await publish(editor, await fetchEntry(entry.id))
    expect((await get('/api/v1/posts/live')).body).toContain('Тайна')
  })

  it('accepts a draft as multipart, url-encoded and JSON', async () => {
    const { id } = await createPost(editor, 'forms')
    const snapshot = JSON.stringify(postFields('forms', { title: 'Из формы' }))
    const url = adminRoutes.saveDraft.path.replace(':id', String(id))
    const send = async (payload: string, type: string) => {
      const { version } = await fetchEntry(id)
      const answer = await server().app.inject({
        url,
        method: 'PATCH',
        payload: payload.replace('VERSION', String(version)),
        headers: {
          'content-type': type,
          'x-requested-with': 'XMLHttpRequest',
          cookie: `__Secure-rapport-staff=${editor.cookie}`,
        },
      })
      return answer.json().result?.entry.snapshot.title
    }
    const part = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    expect(
      await send(`version=VERSION&${new URLSearchParams({ snapshot })}`, 'application/x-www-form-urlencoded'),
    ).toBe('Из формы')
    const multipart = `${part('version', 'VERSION')}${part('snapshot', snapshot)}--b--\r\n`
    expect(await send(multipart, 'multipart/form-data; boundary=b')).toBe('Из формы')
    expect(await send(`{"version": VERSION, "snapshot": ${snapshot}}`, 'application/json')).toBe('Из формы')
  })

  it.each([
    ['title', { title: 'я'.repeat(TITLE_MAX + 1) }],
    ['body', { body: 'я'.repeat(BODY_MAX + 1) }],
    ['body', { body: 'я\n'.repeat(BODY_LINES_MAX) }],
    ['tags', { tags: Array.from({ length: POST_TAGS_MAX + 1 }, (_, n) => `т${n}`) }],
    ['tags', { tags: ['а', 'а'] }],
    ['picture', { picture: '../secret' }],
    ['publicationAt', { publicationAt: '2026-13-40T99:00:00Z' }],
    ['seo.title', { seo: { ...EMPTY_SEO, title: 7 } as never }],
  ])('refuses a draft with an invalid %s and keeps the stored one', async (field, wrong) => {
    const { id, version } = await createPost(editor, 'bounds')
    const { status, errors } = await save(editor, id, { version, snapshot: postFields('bounds', wrong) })
    expect([status, Object.keys(errors)]).toEqual([422, [field]])
    expect(errors[field]?.[0]).toMatch(/[а-яё]{3}/)
    expect(await fetchEntry(id)).toMatchObject({ version, snapshot: postFields('bounds') })
  })

  it('removes scripts from texts, and unknown fields', async () => {
    const hostile = {
      body: '<p onclick="x">Да <script src="/x"></script></p><!-- нет --> [б](javascript:x) [в](data:text/html,x) ![г](/x.png)',
      evil: 1,
    }
    const { snapshot } = await createPost(editor, 'hostile', hostile)
    expect(snapshot).toEqual(postFields('hostile', { body: 'Да б в г' }))
    const nul = await editor.call('createEntry', {
      body: { kind: 'post', snapshot: postFields('nul', { title: '\u0000' }) },
    })
    expect(nul.status).toBe(422)
  })

  it('lists entries by kind and state, last changed first, page by page without a gap', async () => {
    const writer = await server().signedIn('owner')
    const ids: number[] = []
    for (let n = 0; n < 5; n += 1) {
      server().clock.now = new Date(server().clock.now.getTime() + (n % 2))
      ids.unshift((await createPost(writer, `list-${n}`)).id)
    }
    const seen: number[] = []
    const list = async (query: string) =>
      (
        await server().app.inject({
          url: `/api/v1/admin/entries?${query}`,
          headers: { cookie: `__Secure-rapport-staff=${writer.cookie}` },
        })
      ).json()
    for (let after = '', next: string | null = ''; next !== null; after = `&after=${next}`) {
      const { result } = await list(`kind=post&state=draft&limit=2${after}`)
      expect(result.entries.length).toBeLessThanOrEqual(2)
      seen.push(...result.entries.map(({ id }: Entry) => id))
      next = result.next
    }
    expect(seen.slice(0, 5)).toEqual(ids)
    expect(new Set(seen).size).toBe(seen.length)
    for (const query of [
      'kind=none',
      'kind=post&limit=101',
      'kind=post&after=x',
      'kind=post&after=999999999999999-1',
      'kind=post&state=x',
      `title=${'я'.repeat(101)}`,
    ])
      expect([query, Object.keys((await list(query)).errors).length]).toEqual([query, 1])
  })
})

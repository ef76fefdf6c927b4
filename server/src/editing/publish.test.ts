import { PUBLISHED_TOGETHER_MAX } from '@rapport/staff-contract/editing/editing-limits'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { addPicture, createPost, postFields, publish, save } from '../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { posts } from '../blog/tables.ts'
import { redirects, seoRecords } from '../seo/tables.ts'
import { auditLog } from '../staff/tables.ts'

describeStaff('publishing', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
  })
  const fetchStatus = async (url: string) => (await server().app.inject({ url })).statusCode
  const fetchEntry = async (id: number): Promise<Entry> =>
    (await editor.call('getEntry', { id })).result.entry
  const together = (entries: Entry[]) =>
    editor.call('publishEntries', { body: { entries: entries.map(({ id, version }) => ({ id, version })) } })

  it('writes all fields of a post, and an audit row with the author and the changed fields', async () => {
    const seo = { ...EMPTY_SEO, title: 'Сами', keywords: 'ситец' }
    const created = await createPost(editor, 'whole', { tags: ['б', 'а'], seo, publicationAt: null })
    const { entry } = await publish(editor, created)
    const { post } = (await server().app.inject({ url: '/api/v1/posts/whole' })).json().result
    expect(post).toMatchObject({
      body: '<p>Ситец <strong>лёгкий</strong></p>',
      tags: ['б', 'а'],
      publicationAt: server().clock.now.toISOString(),
      seo: { title: 'Сами', description: 'Коротко', keywords: 'ситец' },
    })
    const { orm } = server().database
    const rows = await orm
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(entry.id)))
      .orderBy(auditLog.id)
    expect(rows.at(-1)).toMatchObject({
      staffId: editor.id,
      action: 'publishEntries',
      subject: 'post',
      changes: { version: { before: 1, after: 2 }, published: { after: true } },
    })
    const later = postFields('whole', { seo: { ...seo, title: null }, tags: ['в'] })
    const saved = await save(editor, entry.id, { version: 2, snapshot: later })
    await publish(editor, saved.result.entry)
    const records = await orm
      .select()
      .from(seoRecords)
      .where(eq(seoRecords.entityId, String(post.id)))
    expect(records).toMatchObject([{ title: null, keywords: 'ситец' }])
    expect((await fetchEntry(entry.id)).published).toEqual(later)
  })

  it('publishes several entries or none, when one fails', async () => {
    const good = [await createPost(editor, 'one'), await createPost(editor, 'three')]
    const bad = await createPost(editor, 'two', { title: '', picture: null })
    const [first, last] = good as [Entry, Entry]
    const failed = await together([first, bad, last])
    expect([failed.status, Object.keys(failed.errors).sort()]).toEqual([
      422,
      ['entries.1.picture', 'entries.1.title'],
    ])
    for (const { id } of [first, bad, last])
      expect(await fetchEntry(id)).toMatchObject({ state: 'draft', version: 1 })
    expect([await fetchStatus('/api/v1/posts/one'), await fetchStatus('/api/v1/posts/three')]).toEqual([
      404, 404,
    ])
    const stale = await together([first, { ...last, version: 7 }])
    expect([stale.status, await fetchStatus('/api/v1/posts/one')]).toEqual([409, 404])
    expect((await together([last, first])).status).toBe(200)
    expect([await fetchStatus('/api/v1/posts/one'), await fetchStatus('/api/v1/posts/three')]).toEqual([
      200, 200,
    ])
  })

  it('accepts up to the maximum, each entry once, and answers in the requested order', async () => {
    const [one, other] = [await createPost(editor, 'first'), await createPost(editor, 'second')]
    const many = Array.from({ length: PUBLISHED_TOGETHER_MAX + 1 }, (_, n) => ({ ...one, id: n + 1 }))
    for (const entries of [[], [one, one], many])
      expect(await together(entries)).toMatchObject({
        status: 422,
        errors: { entries: [expect.any(String)] },
      })
    const { result } = await together([other, one])
    expect(result.entries.map(({ id }: Entry) => id)).toEqual([other.id, one.id])
  })

  it.each([
    ['slug', { slug: '' }],
    ['slug', { slug: 'Ситец' }],
    ['slug', { slug: 'a--b' }],
    ['slug', { slug: 'page-2' }],
    ['title', { title: ' ' }],
    ['body', { body: '' }],
    ['tags.0', { tags: [''] }],
    ['picture', { picture: null }],
    ['picture', { picture: 'no-such.avif' }],
    ['publicationAt', { publicationAt: '2999-01-01T00:00:00Z' }],
  ])('refuses a post with an invalid %s: %o', async (field, wrong) => {
    const { status, errors } = await publish(editor, await createPost(editor, 'wrong', wrong))
    expect([status, errors]).toEqual([422, { [`entries.0.${field}`]: [expect.stringMatching(/[а-яё]{3}/)] }])
  })

  it.each(['failed', 'pending'] as const)('refuses a post while its picture is %s', async (state) => {
    await addPicture(server(), `${state}.avif`, state)
    const { errors } = await publish(editor, await createPost(editor, 'state', { picture: `${state}.avif` }))
    expect(Object.keys(errors)).toEqual(['entries.0.picture'])
  })

  it('refuses a taken address, even in simultaneous publications', async () => {
    const drafts = await Promise.all([createPost(editor, 'taken'), createPost(editor, 'taken')])
    const answers = await Promise.all(drafts.map((draft) => publish(editor, draft)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.errors).toEqual({
      'entries.0.slug': ['Этот адрес занят. Выберите другой'],
    })
  })

  it('unpublishes an entry and republishes it with the same id and likes', async () => {
    const { entry } = await publish(editor, await createPost(editor, 'down'))
    const { id } = (await server().app.inject({ url: '/api/v1/posts/down' })).json().result.post
    const feed = async () => (await server().app.inject({ url: '/sitemap.xml' })).body
    expect(await feed()).toContain('/blog/down/')
    const body = { version: entry.version }
    const down = (await editor.call('takeDownEntry', { id: entry.id, body })).result.entry as Entry
    expect(down).toMatchObject({ state: 'taken-down', published: null, snapshot: entry.snapshot })
    expect(await fetchStatus('/api/v1/posts/down')).toBe(404)
    expect(await feed()).not.toContain('/blog/down/')
    const again = await editor.call('takeDownEntry', { id: entry.id, body: { version: down.version } })
    expect(again.status).toBe(409)
    expect((await publish(editor, down)).entry.state).toBe('published')
    expect((await server().app.inject({ url: '/api/v1/posts/down' })).json().result.post.id).toBe(id)
    const { status, message } = await publish(editor, await fetchEntry(entry.id))
    expect([status, message]).toEqual([409, 'Публиковать нечего: правок нет'])
  })

  it('redirects a former address permanently in one hop, without a loop, and never from another entry’s address', async () => {
    let { entry } = await publish(editor, await createPost(editor, 'old-name'))
    const rename = async (slug: string) => {
      const saved = await save(editor, entry.id, { version: entry.version, snapshot: postFields(slug) })
      ;({ entry } = await publish(editor, saved.result.entry))
    }
    const rows = async () =>
      (await server().database.orm.select().from(redirects))
        .map(({ oldPath, newPath, status }) => [oldPath, newPath, status])
        .sort()
    await rename('new-name')
    await rename('third-name')
    expect(await rows()).toEqual([
      ['/blog/new-name/', '/blog/third-name/', 301],
      ['/blog/old-name/', '/blog/third-name/', 301],
    ])
    const stranger = await publish(editor, await createPost(editor, 'old-name'))
    expect(stranger.errors).toMatchObject({ 'entries.0.slug': [expect.stringMatching(/переходят/)] })
    await rename('old-name')
    expect(await rows()).toEqual([
      ['/blog/new-name/', '/blog/old-name/', 301],
      ['/blog/third-name/', '/blog/old-name/', 301],
    ])
    const old = await server().database.orm.select().from(posts).where(eq(posts.slug, 'old-name'))
    expect(old).toHaveLength(1)
  })

  it('keeps the address of a text page, and requires a new version name with a new text', async () => {
    const snapshot = {
      slug: 'agreement',
      title: 'Соглашение',
      version: '1',
      body: '<p>Да</p>',
      document: null,
    }
    const { result } = await editor.call('createEntry', { body: { kind: 'text-page', snapshot } })
    const { entry } = await publish(editor, result.entry)
    expect(await fetchStatus('/api/v1/pages/agreement')).toBe(200)
    const { version } = entry
    const down = await editor.call('takeDownEntry', { id: entry.id, body: { version } })
    const later = { version, publishAt: null, takeDownAt: '2999-01-01T00:00' }
    const downLater = await editor.call('scheduleEntry', { id: entry.id, body: later })
    expect([down.status, Object.keys(downLater.errors)]).toEqual([409, ['takeDownAt']])
    const change = async (fields: object) => {
      const { version } = await fetchEntry(entry.id)
      const saved = await save(editor, entry.id, { version, snapshot: { ...snapshot, ...fields } })
      return Object.keys((await publish(editor, saved.result.entry)).errors)
    }
    expect(await change({ body: '<p>Нет</p>' })).toEqual(['entries.0.version'])
    expect(await change({ slug: 'help' })).toEqual(['entries.0.slug'])
    expect(await change({ slug: 'nowhere' })).toEqual(['entries.0.slug'])
    expect(await change({ body: '<p>Нет</p>', version: '2' })).toEqual([])
    const twice = await editor.call('createEntry', { body: { kind: 'text-page', snapshot } })
    expect((await publish(editor, twice.result.entry)).errors).toMatchObject({
      'entries.0.slug': ['Этот адрес занят. Выберите другой'],
    })
  })
})

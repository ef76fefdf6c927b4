import { SAVED_VERSIONS_MAX } from '@rapport/staff-contract/editing/editing-limits'
import type { Entry, VersionPreview } from '@rapport/staff-contract/entries/entries'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { beforeAll, expect, it } from 'vitest'
import { addPicture, createPost, postFields, publish, save } from '../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { posts } from '../blog/tables.ts'
import { contentEntries, contentVersions } from './tables.ts'

describeStaff('versions', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
  })
  const fetchVersions = async (id: number): Promise<VersionPreview[]> =>
    (await editor.call('getVersions', { id })).result.versions
  const ask = async (path: string) =>
    (
      await server().app.inject({
        url: `/api/v1/admin/${path}`,
        headers: { cookie: `__Secure-rapport-staff=${editor.cookie}` },
      })
    ).json()

  it('are stored for each manual save and publication, with author, time, reason and content', async () => {
    const created = await createPost(editor, 'history')
    const { entry } = await publish(editor, created)
    await save(editor, entry.id, { version: 2, snapshot: postFields('history', { title: 'Иначе' }) })
    const versions = await fetchVersions(entry.id)
    expect(versions.map(({ number, reason }) => [number, reason])).toEqual([
      [3, 'save'],
      [2, 'publish'],
      [1, 'save'],
    ])
    expect(versions[0]).toMatchObject({
      createdAt: server().clock.now.toISOString(),
      createdBy: { id: editor.id, name: 'Анна Ткач' },
    })
    const { version } = (await editor.call('getVersion', { id: versions[1]?.id ?? 0 })).result
    expect(version).toEqual({ ...versions[1], entryId: entry.id, snapshot: created.snapshot })
  })

  it('are listed page by page, newest first', async () => {
    const { id, version, snapshot } = await createPost(editor, 'parts')
    for (let n = 0; n < 4; n += 1) await save(editor, id, { version: version + n, snapshot })
    const first = (await ask(`entries/${id}/versions?limit=3`)).result
    expect([first.versions.map(({ number }: VersionPreview) => number), first.next]).toEqual([[5, 4, 3], 3])
    const rest = (await ask(`entries/${id}/versions?limit=3&before=${first.next}`)).result
    expect([rest.versions.map(({ number }: VersionPreview) => number), rest.next]).toEqual([[2, 1], null])
  })

  it('are restored as a draft with all fields, while the site stays the same', async () => {
    const seo = { ...EMPTY_SEO, title: 'Было' }
    const created = await createPost(editor, 'restored', { tags: ['было'], seo })
    const { entry } = await publish(editor, created)
    const now = postFields('restored', { title: 'Стало', tags: [] })
    const saved = await save(editor, entry.id, { version: entry.version, snapshot: now })
    const published = (await publish(editor, saved.result.entry)).entry
    const [, , old] = await fetchVersions(entry.id)
    const body = { version: published.version }
    const { result } = await editor.call('restoreVersion', { id: old?.id ?? 0, body })
    expect(result.entry).toMatchObject({ state: 'edited', snapshot: created.snapshot, published: now })
    expect((await fetchVersions(entry.id))[0]?.reason).toBe('restore')
    const [row] = (await server().app.inject('/api/v1/posts?limit=48'))
      .json()
      .result.posts.filter(({ slug }: { slug: string }) => slug === 'restored')
    expect(row.title).toBe('Стало')
  })

  it(`are kept forever if published; of the others the last ${SAVED_VERSIONS_MAX} are kept`, async () => {
    const { entry } = await publish(editor, await createPost(editor, 'bound'))
    const number = 5000
    const snapshot = postFields('bound')
    const many = Array.from({ length: SAVED_VERSIONS_MAX + 20 }, (_, n) => ({
      entryId: entry.id,
      number: number + n,
      snapshot,
      createdAt: new Date(),
      reason: n % 2 ? ('save' as const) : ('publish' as const),
      isPublished: n % 2 === 0,
    }))
    const saves = many.map((version) => ({
      ...version,
      number: version.number + 500,
      reason: 'save' as const,
      isPublished: false,
    }))
    await server()
      .database.orm.insert(contentVersions)
      .values([...many, ...saves])
    await save(editor, entry.id, { version: entry.version, snapshot })
    const rows = await server().database.orm.select().from(contentVersions)
    const mine = rows.filter(({ entryId }) => entryId === entry.id)
    expect(mine.filter(({ isPublished }) => isPublished)).toHaveLength(1 + many.length / 2)
    expect(mine.filter(({ isPublished }) => !isPublished)).toHaveLength(SAVED_VERSIONS_MAX)
  })

  it('are compared by field: texts by words without marks, other fields as values', async () => {
    const before = { body: 'Ситец лёгкий. Моется\n\nДа & [нет](/blog/)', tags: ['а', 'б'] }
    const { id, version } = await createPost(editor, 'difference', before)
    const seo = { ...EMPTY_SEO, title: 'Новое' }
    const body = 'Ситец **тонкий**. Моется\n\n* Да & нет'
    await save(editor, id, { version, snapshot: postFields('difference', { body, tags: ['б', 'в'], seo }) })
    const [after, first] = await fetchVersions(id)
    const { fields } = (await ask(`versions/${after?.id}/difference?from=${first?.id}`)).result
    expect(fields).toEqual([
      {
        field: 'body',
        before: before.body,
        after: body,
        words: [
          { text: 'Ситец ', change: 'same' },
          { text: 'лёгкий', change: 'removed' },
          { text: 'тонкий', change: 'added' },
          { text: '. Моется\nДа & нет', change: 'same' },
        ],
      },
      { field: 'seo.title', before: null, after: 'Новое', words: null },
      { field: 'tags', before: ['а', 'б'], after: ['б', 'в'], words: null },
    ])
    const strangers = await fetchVersions((await createPost(editor, 'stranger')).id)
    expect((await ask(`versions/${after?.id}/difference?from=${strangers[0]?.id}`)).result.fields).toEqual([])
    expect((await ask(`versions/${after?.id}/difference`)).errors).toHaveProperty('from')
  })

  it('are compared within the time limit, without words, if two texts have nothing in common', async () => {
    const text = (from: number) => Array.from({ length: 9000 }, (_, n) => `${from + n}`).join(' ')
    const { id, version } = await createPost(editor, 'long', { body: text(0) })
    await save(editor, id, { version, snapshot: postFields('long', { body: text(50_000) }) })
    const [after, first] = await fetchVersions(id)
    const { fields } = (await ask(`versions/${after?.id}/difference?from=${first?.id}`)).result
    expect(fields).toMatchObject([{ field: 'body', words: null }])
  })

  it('begin with the content that was published before versions existed', async () => {
    const { orm } = server().database
    const { entry } = await publish(editor, await createPost(editor, 'before'))
    const rows = await orm.select().from(posts)
    expect(rows.map(({ slug }) => slug)).toContain('before')
    await orm.delete(contentVersions)
    await orm.update(contentEntries).set({ version: 1, publishedVersion: 1, updatedBy: null })
    const saved = await save(editor, entry.id, {
      version: 1,
      snapshot: postFields('before', { title: 'Новое' }),
    })
    const stale = await save(editor, entry.id, { version: 1, snapshot: postFields('before') })
    expect(stale.status).toBe(409)
    await publish(editor, saved.result.entry as Entry)
    const reasons = (await fetchVersions(entry.id)).map(({ number, reason }) => [number, reason])
    expect(reasons).toEqual([
      [3, 'publish'],
      [2, 'save'],
      [1, 'seed'],
    ])
  })
})

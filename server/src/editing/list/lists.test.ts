import type { Entry, ListedEntry } from '@rapport/staff-contract/entries/entries'
import { ENTRY_COUNT_MAX } from '@rapport/staff-contract/lists/list-limits'
import { listMessages } from '@rapport/staff-contract/lists/list-messages'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import {
  addPicture,
  createDraft,
  createPost,
  createPublished,
  itemFields,
  publish,
  save,
} from '../../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { contentEntries } from '../tables.ts'
import { fillFacets } from './fill-facets.ts'

describeStaff('getEntries', (server) => {
  let editor: SignedIn
  let group: Entry
  const list = async (query: Record<string, string>) =>
    (await editor.call('getEntries', { query: { kind: 'item', ...query } })).result as {
      entries: ListedEntry[]
      next: string | null
    }
  const titles = async (query: Record<string, string>) =>
    (await list({ sort: 'title', ...query })).entries.map(({ title }) => title)
  /** Returns all entries of a list, page by page. */
  async function listAll(query: Record<string, string>): Promise<ListedEntry[]> {
    const all: ListedEntry[] = []
    for (let after: string | null = ''; after !== null; ) {
      const part = await list({ ...query, limit: '2', ...(after && { after }) })
      all.push(...part.entries)
      after = part.next
    }
    return all
  }

  beforeAll(async () => {
    editor = await server().signedIn('editor')
    await addPicture(server())
    group = await createPublished(editor, 'item', itemFields('shirts', { title: 'Рубашки', isGroup: true }))
    const parent = Number(group.key)
    const inner = await createPublished(
      editor,
      'item',
      itemFields('long', { title: 'Ёлочные рубашки', isGroup: true, parent }),
    )
    await createDraft(
      editor,
      'item',
      itemFields('polo', { title: 'polo', parent: Number(inner.key), picture: null }),
    )
    await createPublished(
      editor,
      'item',
      itemFields('apron', { title: 'Ежевичный фартук', priceTiers: [{ from: 1, price: 100 }] }),
    )
    const edited = await createPublished(editor, 'item', itemFields('bag', { title: 'Сумка' }))
    await save(editor, edited.id, {
      version: edited.version,
      snapshot: itemFields('bag', { title: 'Сумка', description: '' }),
    })
  })

  it.each([
    [{ facets: 'no-picture' }, ['polo']],
    [{ facets: 'no-description' }, ['Сумка']],
    [{ facets: 'no-price,product' }, ['polo', 'Сумка']],
    [{ facets: 'no-price', title: 'сум' }, ['Сумка']],
    [{ facets: 'no-price', title: 'cevr' }, ['Сумка']],
    [{ state: 'edited' }, ['Сумка']],
    [{ state: 'draft', facets: 'group' }, []],
  ])('filters by facets of the current snapshot: %o', async (query, expected) => {
    const entries = await titles({ ...query, editor: String(editor.id) })
    expect(entries).toEqual(expected)
  })

  it('filters by a group and all groups below it', async () => {
    expect(await titles({ parent: String(group.key) })).toEqual(['polo', 'Ёлочные рубашки'])
  })

  it('pages through a group and its subgroups by title', async () => {
    const ofGroup = { parent: String(group.key) }
    const parts = async (sort: string) => (await listAll({ ...ofGroup, sort })).map(({ title }) => title)
    await createDraft(
      editor,
      'item',
      itemFields('vest', { title: 'Жилет', parent: Number(group.key), picture: null }),
    )
    expect(await parts('title')).toEqual(['polo', 'Ёлочные рубашки', 'Жилет'])
    expect(await parts('-title')).toEqual(['Жилет', 'Ёлочные рубашки', 'polo'])
    expect(await titles({ ...ofGroup, facets: 'no-picture' })).toEqual(['polo', 'Жилет'])
  })

  it('filters by the last editor and the day of the last change', async () => {
    expect(await titles({ editor: String(editor.id) })).toHaveLength(6)
    expect(await titles({ editor: String((await server().signedIn('editor')).id) })).toEqual([])
    expect(await titles({ since: '2090-01-01' })).toEqual([])
  })

  it('filters by tag', async () => {
    await createPost(editor, 'velvet', { title: 'Бархат', tags: ['бархат, плотный', 'ткани'] })
    const entries = await list({ kind: 'post', tag: 'бархат, плотный' })
    expect(entries.entries.map(({ title }) => title)).toEqual(['Бархат'])
  })

  it.each(['-changed', 'changed', 'title', '-title', 'state', '-state'])(
    'pages through the order %s without repeating an entry',
    async (sort) => {
      const all = await listAll({ sort })
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      const whole = await list({ sort, limit: '100' })
      expect(all.map(({ id }) => id)).toEqual(whole.entries.map(({ id }) => id))
      expect(all.length).toBeGreaterThan(4)
    },
  )

  it('sorts titles without regard to case, «ё» as «е»', async () => {
    const entries = await titles({ editor: String(editor.id) })
    expect(entries).toEqual(['polo', 'Ежевичный фартук', 'Ёлочные рубашки', 'Жилет', 'Рубашки', 'Сумка'])
  })

  it('leaves no gap when an entry changes between two pages', async () => {
    const first = await list({ sort: 'title', limit: '2' })
    const [last] = first.entries.slice(-1)
    await server()
      .database.orm.update(contentEntries)
      .set({ title: 'Яя' })
      .where(eq(contentEntries.id, last?.id ?? 0))
    const rest = await list({ sort: 'title', limit: '100', after: String(first.next) })
    const seen = [...first.entries, ...rest.entries].map(({ id }) => id)
    const all = (await list({ limit: '100' })).entries.map(({ id }) => id)
    expect(all.filter((id) => !seen.includes(id))).toEqual([])
    await server()
      .database.orm.update(contentEntries)
      .set({ title: last?.title ?? '' })
      .where(eq(contentEntries.id, last?.id ?? 0))
  })

  it.each([
    [{ facets: 'no-such' }, listMessages.filterUnknown],
    [{ facets: "'; drop table content_entries" }, listMessages.filterUnknown],
    [{ state: 'gone' }, listMessages.filterUnknown],
    [{ tag: 'ткани' }, listMessages.filterUnknown],
    [{ since: '2026-02-99' }, listMessages.filterUnknown],
    [{ sort: 'price' }, listMessages.sortUnknown],
    [{ after: 'bm9uc2Vuc2U' }, listMessages.cursorStale],
    [{ after: '!' }, listMessages.cursorStale],
    [{ after: Buffer.from('["title","а","1"]').toString('base64url') }, listMessages.cursorStale],
    [{ after: Buffer.from('["-changed","yesterday","1"]').toString('base64url') }, listMessages.cursorStale],
    [
      { after: Buffer.from('["-changed","2026-01-01T99:99:99.999Z","1"]').toString('base64url') },
      listMessages.cursorStale,
    ],
  ])('answers 422 with a message to an invalid filter: %o', async (query: object, sentence) => {
    const { status, errors } = await editor.call('getEntries', { query: { kind: 'item', ...query } })
    expect([status, Object.values(errors).flat()]).toEqual([422, [sentence]])
  })

  it('counts the matches of a filter up to a thousand', async () => {
    const count = async (query: Record<string, string>) =>
      (await editor.call('getEntryCount', { query: { kind: 'license', ...query } })).result
    const { orm } = server().database
    const license = { kind: 'license' as const, version: 1, updatedAt: new Date() }
    const rows = (size: number, title: string) => Array.from({ length: size }, () => ({ ...license, title }))
    await orm.insert(contentEntries).values(rows(ENTRY_COUNT_MAX, 'Первая'))
    expect(await count({})).toEqual({ count: ENTRY_COUNT_MAX, isMore: false })
    await orm.insert(contentEntries).values(rows(2, 'Вторая'))
    expect(await count({})).toEqual({ count: ENTRY_COUNT_MAX, isMore: true })
    expect(await count({ title: 'втор' })).toEqual({ count: 2, isMore: false })
    await orm.delete(contentEntries).where(eq(contentEntries.kind, 'license'))
  })

  it('updates the state of an entry with every write', async () => {
    const fetchState = async (id: number) => (await editor.call('getEntry', { id })).result.entry.state
    const post = await createPost(editor, 'states')
    expect(await fetchState(post.id)).toBe('draft')
    const { entry } = await publish(editor, post)
    expect(await fetchState(post.id)).toBe('published')
    const body = { version: entry.version, publishAt: null, takeDownAt: '2090-01-01T00:00' }
    const planned = (await editor.call('scheduleEntry', { id: post.id, body })).result.entry
    expect(await fetchState(post.id)).toBe('scheduled')
    const off = { version: planned.version, publishAt: null, takeDownAt: null }
    const free = (await editor.call('scheduleEntry', { id: post.id, body: off })).result.entry
    expect(await fetchState(post.id)).toBe('published')
    const down = await editor.call('takeDownEntry', { id: post.id, body: { version: free.version } })
    expect(await fetchState(post.id)).toBe('taken-down')
    await editor.call('trashEntry', { id: post.id, body: { version: down.result.entry.version } })
    expect(await fetchState(post.id)).toBe('trashed')
  })

  it('fills in facets that a migration set to null', async () => {
    const { orm } = server().database
    const facets = () =>
      orm
        .select({ id: contentEntries.id, facets: contentEntries.facets })
        .from(contentEntries)
        .orderBy(contentEntries.id)
    const before = await facets()
    await orm.update(contentEntries).set({ facets: sql`null` })
    await fillFacets(orm)
    await vi.waitFor(async () => expect(await facets()).toEqual(before))
  })
})

describeStaff('list views', (server) => {
  const body = { kind: 'post', title: 'Без картинок', query: 'facets=no-picture&sort=title', isShared: false }
  const fetchViews = async (browser: SignedIn) =>
    (await browser.call('getListViews', { query: { kind: 'post' } })).result.views

  it('are private or shared with readers of the list, and replaced by name', async () => {
    const [editor, seo, manager] = [
      await server().signedIn('editor'),
      await server().signedIn('seo'),
      await server().signedIn('manager'),
    ]
    const kept = await editor.call('saveListView', { body })
    expect(kept.result.view).toMatchObject({ title: body.title, query: body.query, isOwn: true })
    expect(await fetchViews(seo)).toEqual([])
    await editor.call('saveListView', { body: { ...body, query: 'state=draft', isShared: true } })
    expect(await fetchViews(editor)).toHaveLength(1)
    expect(await fetchViews(manager)).toMatchObject([{ query: 'state=draft', isOwn: false, isShared: true }])
    const { id } = kept.result.view
    expect((await manager.call('deleteListView', { id })).status).toBe(403)
    expect((await editor.call('deleteListView', { id })).status).toBe(200)
    expect(await fetchViews(seo)).toEqual([])
  })

  it('are shared only by staff who may write the list, and refuse invalid queries', async () => {
    const manager = await server().signedIn('manager')
    const shared = await manager.call('saveListView', { body: { ...body, isShared: true } })
    expect([shared.status, shared.message]).toEqual([403, listMessages.shareRefused])
    const nonsense = await manager.call('saveListView', { body: { ...body, query: 'sort=price' } })
    expect([nonsense.status, nonsense.errors]).toEqual([422, { query: [listMessages.filterUnknown] }])
    const unread = await (await server().signedIn('seo')).call('saveListView', {
      body: { ...body, kind: 'price-group' },
    })
    expect(unread.status).toBe(403)
  })
})

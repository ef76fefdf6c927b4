import type { EntryPlace, ItemGroup, ItemNode } from '@rapport/staff-contract/entries/catalog-tree'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  createDraft,
  createPost,
  createPublished,
  itemFields,
  materialFields,
  priceGroupFields,
  publish,
  save,
  textPageFields,
} from '../../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { contentEntries } from '../tables.ts'

describeStaff('the catalogue tree', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
  })
  async function read(path: string) {
    const headers = { cookie: `__Secure-rapport-staff=${editor.cookie}` }
    return (await server().app.inject({ url: `/api/v1/admin/${path}`, headers })).json().result
  }
  const nodes = async (parent?: number): Promise<ItemNode[]> =>
    (await read(`items${parent === undefined ? '' : `?parent=${parent}`}`)).nodes
  const titles = async (parent: number) => (await nodes(parent)).map(({ title }) => title)
  const fetchNode = async (id: number, parent?: number) => {
    const child = (await nodes(parent)).find((node) => node.id === id)
    if (!child) throw new Error(`${id} is not there`)
    return child
  }
  const create = (slug: string, fields: Partial<ItemSnapshot> = {}) =>
    createPublished(editor, 'item', itemFields(slug, { title: slug, ...fields }))
  async function createGroup(slug: string, ...children: string[]) {
    const entry = await create(slug, { isGroup: true })
    const { key } = await fetchNode(entry.id)
    const entries: Entry[] = []
    for (const child of children) entries.push(await create(child, { parent: key }))
    return { entry, key, entries }
  }
  const move = (id: number, body: object) => editor.call('moveItem', { id, body })
  const shownIn = async (slug: string) => {
    const { catalog } = (await server().app.inject({ url: `/api/v1/catalog/${slug}` })).json().result
    return catalog.products.map((product: { slug: string }) => product.slug)
  }

  it('shows the children of a group with their states, including drafts and unpublished ones', async () => {
    const { entry, key, entries } = await createGroup('group', 'shown', 'hidden')
    const draft = await createDraft(editor, 'item', itemFields('draft', { title: 'draft', parent: key }))
    const [shown, hidden] = entries as [Entry, Entry]
    await editor.call('takeDownEntry', { id: hidden.id, body: { version: hidden.version } })
    expect(await nodes(key)).toMatchObject([
      { id: shown.id, state: 'published', isGroup: false, hasChildren: false, isHidden: false, parent: key },
      { id: hidden.id, state: 'taken-down' },
      { id: draft.id, state: 'draft' },
    ])
    expect(await fetchNode(entry.id)).toMatchObject({ isGroup: true, hasChildren: true, parent: null })
    await editor.call('takeDownEntry', { id: entry.id, body: { version: entry.version } })
    expect(await fetchNode(shown.id, key)).toMatchObject({ state: 'published', isHidden: true })
    expect(await fetchNode(entry.id)).toMatchObject({ state: 'taken-down', isGroup: true, hasChildren: true })
  })

  it('shows the picture of an item and the kind of its children', async () => {
    const group = await create('printing', { isGroup: true, kind: 'special' })
    const { key } = await fetchNode(group.id)
    const draft = await createDraft(editor, 'item', itemFields('bare', { picture: null, parent: key }))
    expect(await fetchNode(group.id)).toMatchObject({
      catalogKind: 'special',
      picture: { src: `/media/${(group.snapshot as ItemSnapshot).picture}` },
    })
    expect(await fetchNode(draft.id, key)).toMatchObject({ catalogKind: 'regular', picture: null })
  })

  it('finds groups by words of their titles, with their ancestors, and no products', async () => {
    const upper = await createGroup('velvet', 'velvet-leaf')
    const lower = await createDraft(
      editor,
      'item',
      itemFields('soft-velvet', { title: 'soft velvet', isGroup: true, parent: upper.key }),
    )
    const groups: ItemGroup[] = (await read('item-groups?title=velv')).groups
    expect(groups.map(({ id, within, above }) => ({ id, within, above }))).toEqual(
      expect.arrayContaining([
        { id: upper.entry.id, within: [], above: [] },
        { id: lower.id, within: ['velvet'], above: [upper.key] },
      ]),
    )
    expect(groups).toHaveLength(2)
    const top: ItemGroup[] = (await read('item-groups')).groups
    expect(top.every(({ within }) => within.length === 0)).toBe(true)
  })

  it('previews the path changes of a move', async () => {
    const { entries } = await createGroup('here', 'traveller')
    const there = await createGroup('there')
    const [item] = entries as [Entry]
    expect(await read(`entries/${item.id}/address-moves?group=${there.key}`)).toEqual({
      count: 1,
      from: '/catalog/here/traveller/',
      to: '/catalog/there/traveller/',
    })
    expect(await read(`entries/${item.id}/address-moves?group=0`)).toMatchObject({
      to: '/catalog/traveller/',
    })
    expect((await read(`entries/${item.id}/address-moves`)).count).toBe(0)
  })

  it('moves an item beside another by writing its draft only; the site follows after publication', async () => {
    const { key, entries } = await createGroup('order', 'a', 'b', 'c')
    const [a, b, c] = entries as [Entry, Entry, Entry]
    const place = { parent: key, sibling: a.id, side: 'before' }
    const { result } = await move(c.id, { version: c.version, ...place })
    expect(result.entry).toMatchObject({ state: 'edited', version: c.version + 1 })
    expect([await titles(key), await shownIn('order')]).toEqual([
      ['c', 'a', 'b'],
      ['a', 'b', 'c'],
    ])
    await publish(editor, result.entry)
    expect(await shownIn('order')).toEqual(['c', 'a', 'b'])
    await move(b.id, { version: b.version, parent: key, sibling: c.id })
    expect(await titles(key)).toEqual(['c', 'b', 'a'])
    await move(b.id, { version: b.version + 1, parent: key })
    expect(await titles(key)).toEqual(['c', 'a', 'b'])
    for (const { id, version } of [a, b]) expect((await fetchNode(id, key)).version - version).toBeLessThan(3)
  })

  it('moves an item to another group, an empty group and the top level, and discards the move', async () => {
    const from = await createGroup('from', 'moved')
    const to = await createGroup('to')
    const [moved] = from.entries as [Entry]
    const { result } = await move(moved.id, { version: moved.version, parent: to.key })
    expect([await titles(from.key), await titles(to.key)]).toEqual([[], ['moved']])
    await editor.call('discardDraft', { id: moved.id, body: { version: result.entry.version } })
    expect([await titles(from.key), await titles(to.key)]).toEqual([['moved'], []])
    await move(moved.id, { version: result.entry.version + 1, parent: null })
    expect((await nodes()).at(-1)?.title).toBe('moved')
  })

  it('answers 409 to a stale move, and to a sibling that has moved', async () => {
    const { key, entries } = await createGroup('stale', 'one', 'two')
    const [one, two] = entries as [Entry, Entry]
    const stale = await move(one.id, { version: one.version - 1, parent: key })
    expect([stale.status, (await move(one.id, { parent: key })).status]).toEqual([409, 400])
    await move(two.id, { version: two.version, parent: null })
    const beside = await move(one.id, { version: one.version, parent: key, sibling: two.id })
    expect([beside.status, beside.message]).toEqual([409, expect.stringMatching(/переместили/)])
    expect((await fetchNode(one.id, key)).version).toBe(one.version)
  })

  it('refuses to move a group below itself, and anything into a product', async () => {
    const upper = await createGroup('upper', 'leaf')
    const lower = await create('lower', { isGroup: true, parent: upper.key })
    const { key } = await fetchNode(lower.id, upper.key)
    const { id, version } = upper.entry
    const [leaf] = upper.entries as [Entry]
    const leafKey = (await fetchNode(leaf.id, upper.key)).key
    for (const parent of [upper.key, key, leafKey, 2_000_000_000]) {
      const { status, errors } = await move(id, { version, parent })
      expect([status, Object.keys(errors)]).toEqual([422, ['parent']])
    }
  })

  it('answers 409 when no position is left between two items, and changes nothing', async () => {
    const { key, entries } = await createGroup('tight', 'first', 'x', 'y')
    const [first, x, y] = entries as [Entry, Entry, Entry]
    const place = (id: number, position: number) =>
      server().database.orm.update(contentEntries).set({ position }).where(eq(contentEntries.id, id))
    await place(first.id, 1e6)
    await place(x.id, 1e6 + 2 ** -33)
    const answer = await move(y.id, { version: y.version, parent: key, sibling: first.id })
    expect([answer.status, answer.message]).toEqual([409, expect.stringMatching(/не.осталось места/)])
    expect((await fetchNode(y.id, key)).version).toBe(y.version)
  })

  it('pages through a group without a gap, entries without a position last', async () => {
    const { key } = await createGroup('many')
    const entry = { kind: 'item' as const, title: 'Одно из многих', version: 1, updatedAt: new Date() }
    const rows = Array.from({ length: ADMIN_LIST_MAX + 5 }, (_, n) => ({
      ...entry,
      parent: key,
      subjectId: String(1_000_000 + n),
      position: n % 3 === 0 ? null : 500 + (n % 7) / 3,
    }))
    await server().database.orm.insert(contentEntries).values(rows)
    const first = await read(`items?parent=${key}`)
    const second = await read(`items?parent=${key}&after=${first.next}`)
    const ids = [...first.nodes, ...second.nodes].map(({ id }: ItemNode) => id)
    expect([ids.length, new Set(ids).size, second.next]).toEqual([
      ADMIN_LIST_MAX + 5,
      ADMIN_LIST_MAX + 5,
      null,
    ])
  })

  it('copies an entry as a new draft with its own path, in the last place', async () => {
    const { key, entries } = await createGroup('copied', 'source')
    const [source] = entries as [Entry]
    const { result } = await editor.call('copyEntry', { id: source.id })
    expect(result.entry).toMatchObject({
      state: 'draft',
      snapshot: { ...source.snapshot, slug: 'source-kopiya', title: 'source (копия)', position: null },
    })
    expect(await titles(key)).toEqual(['source', 'source (копия)'])
    expect((await publish(editor, result.entry)).status).toBe(200)
    const { id } = await createDraft(editor, 'text-page', textPageFields('help'))
    expect((await editor.call('copyEntry', { id })).status).toBe(409)
  })

  it('lists the path of an entry and the fields of other entries that show it', async () => {
    const cloth = await createPublished(editor, 'material', materialFields('PLACED'))
    const union = await createPublished(editor, 'material', materialFields('UNION', { members: ['PLACED'] }))
    const prices = await createPublished(editor, 'price-group', priceGroupFields('PRICED', 'PLACED'))
    const { entry, key } = await createGroup('shop')
    const product = await create('sold', { parent: key, priceGroups: ['PRICED'] })
    const { key: sold } = await fetchNode(product.id, key)
    const landing = await create('window', { kind: 'landing', shows: [sold] })
    const fetchPlaces = async ({ id }: Entry) => {
      const { path, places } = await read(`entries/${id}/places`)
      return [path, ...places.map((place: EntryPlace) => `${place.field} ${place.id}`)]
    }
    expect(await fetchPlaces(cloth)).toEqual([null, `members ${union.id}`, `categories ${prices.id}`])
    expect(await fetchPlaces(prices)).toEqual([null, `priceGroups ${product.id}`])
    expect(await fetchPlaces(product)).toEqual(['/catalog/shop/sold/', `shows ${landing.id}`])
    expect(await fetchPlaces(entry)).toEqual(['/catalog/shop/', `parent ${product.id}`])
    expect(await fetchPlaces(await createPost(editor, 'unpublished'))).toEqual([null])
  })

  it('counts the paths that change with a publication', async () => {
    const { entry, entries } = await createGroup('renamed', 'r1', 'r2', 'r3')
    const fetchMoves = (id: number) => read(`entries/${id}/address-moves`)
    const rename = async (target: Entry, slug: string) => {
      const snapshot = { ...target.snapshot, slug }
      return save(editor, target.id, { version: target.version, snapshot })
    }
    expect(await fetchMoves(entry.id)).toEqual({ count: 0, from: '/catalog/renamed/', to: null })
    await rename(entry, 'other-name')
    expect(await fetchMoves(entry.id)).toEqual({
      count: 4,
      from: '/catalog/renamed/',
      to: '/catalog/other-name/',
    })
    await rename(entries[0] as Entry, 'r0')
    expect((await fetchMoves(entries[0]?.id ?? 0)).count).toBe(1)
  })
})

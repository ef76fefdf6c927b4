import type { Entry } from '@rapport/staff-contract/entries/entries'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  createDraft,
  createPublished,
  itemFields,
  materialFields,
  priceGroupFields,
  publish,
  save,
} from '../../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { contentEntries } from '../../editing/tables.ts'
import { redirects } from '../../seo/tables.ts'
import { catalogItems } from '../tables.ts'

describeStaff('a draftable item', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
  })
  const resultOf = async (slug: string) => {
    const answer = await server().app.inject({ url: `/api/v1/catalog/${slug}` })
    return answer.statusCode === 200 ? answer.json().result.catalog : undefined
  }
  const sitemap = async () => (await server().app.inject({ url: '/sitemap.xml' })).body
  const entryOf = async (id: number): Promise<Entry> => (await editor.call('getEntry', { id })).result.entry
  const keyOf = async ({ id }: Entry) => {
    const [row] = await server().database.orm.select().from(contentEntries).where(eq(contentEntries.id, id))
    return Number(row?.subjectId)
  }
  const create = (slug: string, fields: Partial<ItemSnapshot> = {}) =>
    createPublished(editor, 'item', itemFields(slug, fields))
  const createGroup = async (slug: string, parent: number | null = null) => {
    const entry = await create(slug, { isGroup: true, parent })
    return { entry, key: await keyOf(entry) }
  }
  async function change({ id }: Entry, fields: Partial<ItemSnapshot>) {
    const entry = await entryOf(id)
    const snapshot = { ...entry.snapshot, ...fields }
    const saved = await save(editor, id, { version: entry.version, snapshot })
    return publish(editor, saved.result.entry)
  }
  async function takeDown({ id }: Entry) {
    const { version } = await entryOf(id)
    return (await editor.call('takeDownEntry', { id, body: { version } })).result.entry as Entry
  }

  it('is on the site once published, with all its parts, and unchanged until a change is published', async () => {
    await createPublished(editor, 'material', materialFields('CHINTZ'))
    await createPublished(editor, 'price-group', priceGroupFields('POLO-1', 'CHINTZ'))
    const { key } = await createGroup('shirts')
    const fields: Partial<ItemSnapshot> = {
      parent: key,
      priceGroups: ['POLO-1'],
      priceTiers: [
        { from: 1, price: 100_000 },
        { from: 10, price: 90_000 },
      ],
      formerSlugs: ['old-polo'],
      seo: { ...EMPTY_SEO, title: 'Поло на заказ' },
    }
    const draft = await createDraft(editor, 'item', itemFields('polo', fields))
    expect([await resultOf('polo'), (await resultOf('shirts')).products]).toEqual([undefined, []])
    const { entry } = await publish(editor, draft)
    expect(await resultOf('polo')).toMatchObject({
      name: 'Изделие polo',
      parentSlug: 'shirts',
      priceFrom: 90_000,
      slugs: ['polo', 'old-polo'],
      prices: [{ erpId: 'POLO-1' }],
      seo: { title: 'Поло на заказ' },
    })
    expect((await resultOf('shirts')).priceFrom).toBe(90_000)
    const saved = await save(editor, entry.id, {
      version: entry.version,
      snapshot: { ...entry.snapshot, title: 'Тайна' },
    })
    expect((await resultOf('polo')).name).toBe('Изделие polo')
    await publish(editor, saved.result.entry)
    expect((await resultOf('polo')).name).toBe('Тайна')
  })

  it('is published with its new group, in whatever order they were created', async () => {
    const product = await createDraft(editor, 'item', itemFields('early'))
    const group = await createDraft(editor, 'item', itemFields('late', { isGroup: true }))
    const snapshot = { ...product.snapshot, parent: await keyOf(group) }
    const { entry } = (await save(editor, product.id, { version: product.version, snapshot })).result
    expect((await publish(editor, entry)).errors).toEqual({
      'entries.0.parent': [expect.stringMatching(/сначала/)],
    })
    const body = { entries: [entry, group].map(({ id, version }) => ({ id, version })) }
    expect((await editor.call('publishEntries', { body })).status).toBe(200)
    expect((await resultOf('early')).pathSlugs).toEqual(['late', 'early'])
  })

  it('below an unpublished group is hidden, and reappears with its id, likes and position', async () => {
    const top = await createGroup('top')
    const { key } = await createGroup('middle', top.key)
    const product = await create('below', { parent: key, priceTiers: [{ from: 1, price: 500 }] })
    const landing = await create('landing', { kind: 'landing', shows: [await keyOf(product)] })
    const { id } = await resultOf('below')
    const like = { 'x-requested-with': 'XMLHttpRequest' }
    await server().app.inject({ url: `/api/v1/catalog/like/${id}`, headers: like })
    const before = await resultOf('below')
    const count = async () =>
      (await server().app.inject({ url: '/api/v1/catalog/products/' })).json().result.total
    const counted = await count()
    await takeDown(top.entry)
    for (const slug of ['top', 'middle', 'below']) expect(await resultOf(slug)).toBeUndefined()
    expect(await sitemap()).not.toMatch(/middle|below/)
    expect([(await resultOf('landing')).products, await count()]).toEqual([[], counted - 1])
    expect(await entryOf(product.id)).toMatchObject({ state: 'published', published: { slug: 'below' } })
    await publish(editor, await entryOf(top.entry.id))
    expect(await resultOf('below')).toEqual(before)
    expect((await resultOf('landing')).products).toMatchObject([{ slug: 'below' }])
    expect(await sitemap()).toContain('/catalog/middle/below/')
    expect(await entryOf(landing.id)).toMatchObject({ state: 'published' })
  })

  it('can be edited while its group is unpublished, and shows the change afterwards', async () => {
    const { entry, key } = await createGroup('away')
    const product = await create('waiting', { parent: key })
    await takeDown(entry)
    expect((await change(product, { title: 'Иначе' })).status).toBe(200)
    expect(await resultOf('waiting')).toBeUndefined()
    const taken = await createDraft(editor, 'item', itemFields('waiting'))
    expect(Object.keys((await publish(editor, taken)).errors)).toEqual(['entries.0.slug'])
    await publish(editor, await entryOf(entry.id))
    expect((await resultOf('waiting')).name).toBe('Иначе')
  })

  it('moves with all descendants: each former path redirects in one hop, there and back', async () => {
    const one = await createGroup('one')
    const two = await createGroup('two', one.key)
    const three = await createGroup('three', two.key)
    const other = await createGroup('other')
    const leaf = await create('leaf', { parent: three.key })
    const rows = async () => {
      const all = await server()
        .database.orm.select()
        .from(redirects)
        .where(sql`${redirects.oldPath} ~ '(one|two|three|leaf|renamed|again)'`)
      return all.map(({ oldPath, newPath }) => `${oldPath} → ${newPath}`).sort()
    }
    await change(two.entry, { slug: 'renamed' })
    expect(await rows()).toEqual([
      '/catalog/one/two/ → /catalog/one/renamed/',
      '/catalog/two/three/ → /catalog/renamed/three/',
    ])
    await change(two.entry, { slug: 'again', parent: other.key })
    await change(leaf, { parent: two.key })
    expect(await rows()).toEqual([
      '/catalog/one/renamed/ → /catalog/other/again/',
      '/catalog/one/two/ → /catalog/other/again/',
      '/catalog/renamed/three/ → /catalog/again/three/',
      '/catalog/three/leaf/ → /catalog/again/leaf/',
      '/catalog/two/three/ → /catalog/again/three/',
    ])
    await change(two.entry, { slug: 'two', parent: one.key })
    await change(leaf, { parent: three.key })
    expect(await rows()).toEqual([
      '/catalog/again/leaf/ → /catalog/three/leaf/',
      '/catalog/again/three/ → /catalog/two/three/',
      '/catalog/one/renamed/ → /catalog/one/two/',
      '/catalog/other/again/ → /catalog/one/two/',
      '/catalog/renamed/three/ → /catalog/two/three/',
      '/catalog/two/leaf/ → /catalog/three/leaf/',
    ])
    // The former slug alone redirects too, and stays reserved.
    expect((await resultOf('again')).slug).toBe('two')
    const stranger = await publish(editor, await createDraft(editor, 'item', itemFields('again')))
    expect(stranger.errors).toEqual({ 'entries.0.slug': [expect.stringMatching(/переходят/)] })
  })

  it('redirects its former path after its group was renamed while hidden', async () => {
    const { entry, key } = await createGroup('gone')
    await create('kept', { parent: key })
    await takeDown(entry)
    await change(entry, { slug: 'returned' })
    const moved = await server()
      .database.orm.select()
      .from(redirects)
      .where(eq(redirects.oldPath, '/catalog/gone/kept/'))
    expect(moved).toMatchObject([{ newPath: '/catalog/returned/kept/' }])
  })

  it('refuses itself, a descendant, a non-group or a missing key as its group', async () => {
    const upper = await createGroup('upper')
    const lower = await createGroup('lower', upper.key)
    const product = await create('no-group', { parent: lower.key })
    const errorOf = async (parent: number) =>
      (await change(upper.entry, { parent })).errors['entries.0.parent']?.[0]
    expect(await errorOf(upper.key)).toMatch(/в.неё саму/)
    expect(await errorOf(lower.key)).toMatch(/в.неё саму/)
    expect(await errorOf(await keyOf(product))).toMatch(/не.группа/)
    expect(await errorOf(2_000_000_000)).toMatch(/нет на.сайте/)
    expect((await change(lower.entry, { isGroup: false })).errors).toEqual({
      'entries.0.isGroup': [expect.stringMatching(/переместите/)],
    })
  })

  it.each<[string, Partial<ItemSnapshot>]>([
    ['slug', { slug: '' }],
    ['slug', { slug: 'search' }],
    ['title', { title: '' }],
    ['summary', { summary: ' ' }],
    ['unit', { unit: '' }],
    ['picture', { picture: null }],
    ['gallery.0', { gallery: ['no-such.avif'] }],
    ['banner', { banner: 'no-such.avif' }],
    ['properties.0.value', { properties: [{ name: 'Плотность', value: '' }] }],
    ['priceTiers.1.from', { priceTiers: [1, 1].map((from, at) => ({ from, price: 9 - at })) }],
    ['priceTiers.1.price', { priceTiers: [1, 2].map((from) => ({ from, price: 9 })) }],
    ['shows.0', { shows: [2_000_000_000] }],
    ['priceGroups.0', { priceGroups: ['NOWHERE'] }],
  ])('answers 422 at the field %s: %o', async (field, wrong) => {
    const { status, errors } = await publish(
      editor,
      await createDraft(editor, 'item', itemFields('wrong', wrong)),
    )
    expect([status, errors]).toEqual([422, { [`entries.0.${field}`]: [expect.stringMatching(/[а-яё]{3}/)] }])
  })

  it('leaves all entries unchanged if one of them fails to be published', async () => {
    const { entry, key } = await createGroup('whole')
    const product = await create('part', { parent: key })
    const renamed = await save(editor, entry.id, {
      version: entry.version,
      snapshot: { ...entry.snapshot, slug: 'torn' },
    })
    const broken = await save(editor, product.id, {
      version: product.version,
      snapshot: { ...product.snapshot, title: '' },
    })
    const body = {
      entries: [renamed, broken].map(
        ({
          result: {
            entry: { id, version },
          },
        }) => ({ id, version }),
      ),
    }
    expect((await editor.call('publishEntries', { body })).status).toBe(422)
    const rows = await server().database.orm.select().from(catalogItems).where(eq(catalogItems.slug, 'torn'))
    expect([rows, (await resultOf('part')).parentSlug]).toEqual([[], 'whole'])
  })
})

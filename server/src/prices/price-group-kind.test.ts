import type { Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  createDraft,
  createPublished,
  materialFields,
  postFields,
  priceGroupFields,
  publish,
  save,
} from '../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'

type Group = Snapshots['price-group']

describeStaff('a draftable price group', (server) => {
  let manager: SignedIn
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    manager = await server().signedIn('manager')
    editor = await server().signedIn('editor')
    for (const code of ['CHINTZ', 'SATIN']) await createPublished(editor, 'material', materialFields(code))
  })
  const tableOf = async (erpId: string) =>
    (await server().app.inject({ url: `/api/v1/prices/${erpId}/variant/0` })).json().result
  const [variant] = priceGroupFields('X', 'CHINTZ').variants
  const withRows = (prices: Group['variants'][number]['rows'][number]['prices']): Partial<Group> => ({
    variants: variant ? [{ ...variant, rows: [{ material: 'CHINTZ', label: 'Ситец', prices }] }] : [],
  })

  it('is written by a manager, who can write nothing else, and is not readable for SEO', async () => {
    const entry = await createPublished(manager, 'price-group', priceGroupFields('BY-MANAGER', 'CHINTZ'))
    expect((await tableOf('BY-MANAGER')).rows[0].prices).toEqual([100_000, 90_000])
    const post = await manager.call('createEntry', { body: { kind: 'post', snapshot: postFields('no') } })
    const material = await createDraft(editor, 'material', materialFields('NOT-HIS'))
    const body = { entries: [{ id: material.id, version: material.version }] }
    expect([post.status, (await manager.call('publishEntries', { body })).status]).toEqual([403, 403])
    const seo = await server().signedIn('seo')
    expect((await seo.call('getEntry', { id: entry.id })).status).toBe(403)
    expect((await seo.call('getEntry', { id: material.id })).status).toBe(200)
    expect((await seo.call('getVersions', { id: entry.id })).status).toBe(403)
  })

  it('shows the prices of a published change, by price list', async () => {
    const entry = await createPublished(manager, 'price-group', priceGroupFields('LISTS', 'CHINTZ'))
    const prices = { anonymous: [110_000, null], dealer: [80_000, null] }
    const snapshot = { ...entry.snapshot, ...withRows(prices) }
    const saved = await save(manager, entry.id, { version: entry.version, snapshot })
    expect((await tableOf('LISTS')).rows[0].prices).toEqual([100_000, 90_000])
    const { entry: published } = await publish(manager, saved.result.entry)
    expect((await tableOf('LISTS')).rows[0].prices).toEqual([110_000, null])
    expect(published.published).toMatchObject({ variants: [{ rows: [{ prices }] }] })
  })

  it('keeps its materials on the site', async () => {
    await createPublished(manager, 'price-group', priceGroupFields('KEEPS', 'SATIN'))
    const { entries } = (
      await server().app.inject({
        url: '/api/v1/admin/entries?kind=material&limit=100',
        headers: { cookie: `__Secure-rapport-staff=${editor.cookie}` },
      })
    ).json().result
    const { id, version } = entries.find(({ title }: Entry) => title === 'Ткань SATIN')
    expect((await editor.call('takeDownEntry', { id, body: { version } })).status).toBe(409)
  })

  it('refuses a taken code and leaves the other group unchanged', async () => {
    await createPublished(manager, 'price-group', priceGroupFields('TAKEN', 'CHINTZ'))
    const other = priceGroupFields('TAKEN', 'CHINTZ', { title: 'Другая' })
    const { errors } = await publish(manager, await createDraft(manager, 'price-group', other))
    expect(Object.keys(errors)).toEqual(['entries.0.erpId'])
    expect((await tableOf('TAKEN')).title).toBe('Без печати')
  })

  const row = 'variants.0.rows.0'
  it.each<[string, Partial<Group>]>([
    ['erpId', { erpId: '' }],
    ['title', { title: '' }],
    ['unit', { unit: '' }],
    ['categories.0.materials.0', { categories: [{ title: 'Х', materials: ['NOWHERE'] }], ...withNoRow() }],
    ['categories', { categories: [1, 2].map(() => ({ title: 'Х', materials: ['CHINTZ'] })) }],
    ['variants', { variants: [] }],
    ['variants.0.rows', { variants: variant ? [{ ...variant, rows: [] }] : [] }],
    ['variants.0.ranges.1.from', { variants: variant ? [{ ...variant, ranges: gap() }] : [] }],
    [`${row}.material`, { categories: [{ title: 'Х', materials: ['SATIN'] }] }],
    [`${row}.prices.anonymous`, withRows({ anonymous: [100_000] })],
    [`${row}.prices.anonymous.1`, withRows({ anonymous: [100_000, 100_001] })],
    [`${row}.prices.dealer.0`, withRows({ anonymous: [100_000, 90_000], dealer: [100_001, 90_000] })],
    [`${row}.prices.dealer.1`, withRows({ anonymous: [100_000, 90_000], dealer: [90_000, null] })],
  ])('answers 422 at the field %s', async (field, wrong) => {
    const fields = priceGroupFields('WRONG', 'CHINTZ', wrong)
    const { status, errors } = await publish(manager, await createDraft(manager, 'price-group', fields))
    expect([status, errors[`entries.0.${field}`]]).toEqual([422, [expect.stringMatching(/[а-яё]{3}/)]])
  })

  it('refuses a price that is not a positive whole number of kopecks', async () => {
    for (const price of [0, -1, 0.5, 1e12, 'д'.repeat(256), Number.NaN]) {
      const snapshot = priceGroupFields('BAD', 'CHINTZ', withRows({ anonymous: [price as number, 1] }))
      const { status } = await manager.call('createEntry', { body: { kind: 'price-group', snapshot } })
      // JSON has no NaN: it arrives as null, which is «по запросу».
      expect([price, status]).toEqual([price, Number.isNaN(price) ? 200 : 422])
    }
  })

  it('stores unreadable prices in a draft, and publishes them once corrected', async () => {
    const typed = priceGroupFields('TYPED', 'CHINTZ', withRows({ anonymous: ['дорого', 1] }))
    const draft = await createDraft(manager, 'price-group', typed)
    expect((draft.snapshot as Group).variants[0]?.rows[0]?.prices.anonymous).toEqual(['дорого', 1])
    const refused = await publish(manager, draft)
    expect([refused.status, refused.errors]).toEqual([
      422,
      { 'entries.0.variants.0.rows.0.prices.anonymous.0': [expect.stringMatching(/по.запросу/)] },
    ])
    const snapshot = priceGroupFields('TYPED', 'CHINTZ', withRows({ anonymous: [2, 1] }))
    const saved = await save(manager, draft.id, { version: draft.version, snapshot })
    expect((await publish(manager, saved.result.entry)).status).toBe(200)
  })

  function gap() {
    return [
      { from: 1, to: 9 },
      { from: 11, to: null },
    ]
  }
  /** A table without a row of the category's material. */
  function withNoRow(): Partial<Group> {
    const rows = [{ material: 'NOWHERE', label: 'Х', prices: { anonymous: [2, 1] } }]
    return { variants: variant ? [{ ...variant, rows }] : [] }
  }
})

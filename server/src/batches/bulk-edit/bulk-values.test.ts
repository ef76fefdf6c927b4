import { PRICE_MAX } from '@rapport/contract/prices/price-limits'
import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import type { BulkChange } from '@rapport/staff-contract/batches/bulk-edit'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { OperationSnapshot } from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { beforeAll, expect, it } from 'vitest'
import { bulkEdits } from '../../../test/content/bulk-edits.ts'
import {
  addPicture,
  createDraft,
  createPost,
  createPublished,
  itemFields,
  materialFields,
  operationFields,
  PICTURE,
  priceGroupFields,
  publish,
  save,
} from '../../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'

const OTHER = 'len-0123456789.svg'

describeStaff('bulk edits of prices, pictures and dates', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    await addPicture(server(), OTHER)
    editor = await server().signedIn('editor')
    await createPublished(editor, 'material', materialFields('RAISED'))
  })
  const { tryPlan, plan, differencesOf, entriesOf, apply, get } = bulkEdits(() => editor)
  const undo = async (id: number) => (await editor.call('undoBatch', { id })).result.batch

  const raise = { action: 'raise', field: 'variants', hundredths: 500, step: 1000, list: null } as const
  const table = (prices: PriceGroupSnapshot['variants'][number]['rows'][number]['prices']) => {
    const [variant] = priceGroupFields('', 'RAISED').variants
    const rows = [{ material: 'RAISED', label: 'Ситец', prices }]
    return { variants: [{ ...variant, title: 'Без печати', ranges: variant?.ranges ?? [], rows }] }
  }
  const getPrices = (snapshot: unknown) => (snapshot as PriceGroupSnapshot).variants[0]?.rows[0]?.prices

  it('raise published prices by a percentage with rounding, keep «по запросу», and can be undone', async () => {
    const before = { anonymous: [62_000, null], dealer: [50_000, null] }
    const group = await createPublished(
      editor,
      'price-group',
      priceGroupFields('R-1', 'RAISED', table(before)),
    )
    const options = { kind: 'price-group', ids: [group.id], result: 'publish' }
    const { id, outcomes } = await plan(raise, options)
    expect(outcomes).toEqual({ waiting: 1 })
    const [difference] = (await differencesOf(id)).differences
    expect(difference?.fields).toMatchObject([{ field: 'variants' }])
    expect((await apply(id)).outcomes).toEqual({ published: 1 })
    const after = { anonymous: [65_000, null], dealer: [53_000, null] }
    expect(getPrices((await get(group.id)).published)).toEqual(after)
    const { outcomes: undone } = await undo(id)
    expect([undone, getPrices((await get(group.id)).published)]).toEqual([{ undone: 1 }, before])
  })

  it('lower the prices of one price list only', async () => {
    const before = { anonymous: [62_000, 60_000], dealer: [50_000, 49_900] }
    const group = await createDraft(editor, 'price-group', priceGroupFields('R-2', 'RAISED', table(before)))
    const change = { ...raise, hundredths: -1000, step: 100, list: 'dealer' } as const
    await apply((await plan(change, { kind: 'price-group', ids: [group.id] })).id)
    expect(getPrices((await get(group.id)).snapshot)).toEqual({ ...before, dealer: [45_000, 44_900] })
  })

  it('refuse published prices above those of a list that must not be cheaper, with the reason', async () => {
    const before = { anonymous: [62_000, 60_000], dealer: [61_000, 50_000] }
    const group = await createPublished(
      editor,
      'price-group',
      priceGroupFields('R-3', 'RAISED', table(before)),
    )
    const options = { kind: 'price-group', ids: [group.id], result: 'publish' }
    const { id } = await plan({ ...raise, list: 'dealer' }, options)
    expect((await apply(id)).outcomes).toEqual({ refused: 1 })
    expect(await entriesOf(id)).toMatchObject([{ reason: editingMessages.priceAboveList }])
    expect(await get(group.id)).toMatchObject({ version: group.version, snapshot: group.snapshot })
  })

  it('raise the prices of operations, as drafts that a schedule publishes', async () => {
    const rows = [{ areaCm2: null, colors: null, prices: [2_000, null] }]
    const operation = await createPublished(editor, 'operation', operationFields('R-OP', { rows }))
    const options = { kind: 'operation', ids: [operation.id] }
    const { id } = await plan({ ...raise, field: 'rows', step: 100 }, options)
    expect((await apply(id)).outcomes).toEqual({ drafted: 1 })
    const pricesOf = (snapshot: unknown) => (snapshot as OperationSnapshot).rows[0]?.prices
    const raised = await get(operation.id)
    expect([pricesOf(raised.published), pricesOf(raised.snapshot)]).toEqual([
      [2_000, null],
      [2_100, null],
    ])
    const publishAt = '2037-01-01T00:00:00+03:00'
    const scheduled = await plan({ action: 'schedule', publishAt, takeDownAt: null }, options)
    await apply(scheduled.id)
    expect((await get(operation.id)).schedule?.publishAt).toBe(new Date(publishAt).toISOString())
  })

  it('raise the price tiers of all items of a filter', async () => {
    const tiers = (...prices: number[]) => prices.map((price, at) => ({ from: at * 10 + 1, price }))
    const group = await createPublished(editor, 'item', itemFields('raise-group', { isGroup: true }))
    const parent = Number(group.key)
    const item = await createDraft(
      editor,
      'item',
      itemFields('raise-item', { parent, priceTiers: tiers(100_100, PRICE_MAX) }),
    )
    await createDraft(editor, 'item', itemFields('raise-none', { parent }))
    const change = { ...raise, field: 'priceTiers' } as const
    const { id, outcomes } = await plan(change, { kind: 'item', filter: { parent } })
    expect(outcomes).toMatchObject({ waiting: 1 })
    await apply(id)
    expect((await get(item.id)).snapshot).toMatchObject({ priceTiers: tiers(105_000, PRICE_MAX) })
  })

  it('skip the tiers of items with price tables, and remove tiers when tables are added', async () => {
    await createPublished(editor, 'price-group', priceGroupFields('R-4', 'RAISED'))
    const item = await createDraft(editor, 'item', itemFields('in-tables', { priceGroups: ['R-4'] }))
    const change = { ...raise, field: 'priceTiers' } as const
    const { id, outcomes } = await plan(change, { kind: 'item', ids: [item.id] })
    expect(outcomes).toEqual({ refused: 1 })
    expect(await entriesOf(id)).toMatchObject([{ reason: batchMessages.pricesInTables }])

    const priceTiers = [{ from: 1, price: 100 }]
    const tiered = await createDraft(editor, 'item', itemFields('tiered', { priceTiers }))
    const link: BulkChange = { action: 'add', field: 'priceGroups', words: ['R-4'] }
    const linked = await plan(link, { kind: 'item', ids: [tiered.id] })
    const [difference] = (await differencesOf(linked.id)).differences
    expect(difference?.fields.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'priceGroups',
      'priceTiers',
    ])
    await apply(linked.id)
    expect((await get(tiered.id)).snapshot).toMatchObject({ priceTiers: [], priceGroups: ['R-4'] })
  })

  it.each<[BulkChange, object]>([
    [{ action: 'set', field: 'picture', value: OTHER }, { picture: OTHER }],
    [{ action: 'set', field: 'banner', value: null }, { banner: null }],
    [{ action: 'add', field: 'gallery', words: [PICTURE, OTHER] }, { gallery: [PICTURE, OTHER] }],
    [{ action: 'remove', field: 'gallery', words: [PICTURE] }, { gallery: [] }],
    [
      { action: 'set', field: 'seo.robots', value: 'noindex, follow' },
      { seo: expect.objectContaining({ robots: 'noindex, follow' }) },
    ],
    [
      { action: 'set', field: 'seo.ogPicture', value: OTHER },
      { seo: expect.objectContaining({ ogPicture: OTHER }) },
    ],
  ])('set, add and remove values: %o', async (change, expected) => {
    const fields = { banner: PICTURE, gallery: [PICTURE] }
    const item = await createDraft(editor, 'item', itemFields('', fields))
    await apply((await plan(change, { kind: 'item', ids: [item.id] })).id)
    expect((await get(item.id)).snapshot).toMatchObject(expected)
  })

  it('set publication dates of posts, which their first publication does not change', async () => {
    const post = await createPost(editor, 'dated')
    const value = '2026-05-09T06:00:00.000Z'
    const field = 'publicationAt'
    await apply((await plan({ action: 'set', field, value }, { ids: [post.id] })).id)
    expect((await get(post.id)).snapshot).toMatchObject({ publicationAt: value })
    await apply((await plan({ action: 'set', field, value: null }, { ids: [post.id] })).id)
    expect((await get(post.id)).snapshot).toMatchObject({ publicationAt: null })
  })

  const UP = '2099-05-09T06:00:00.000Z'
  const DOWN = '2099-05-10T06:00:00.000Z'

  it('set schedules, keep the date that is left open, show the differences, and undo', async () => {
    const { entry: live } = await publish(editor, await createPost(editor, 'on-time'))
    const body = { version: live.version, takeDownAt: '2099-05-11T09:00', publishAt: null }
    await editor.call('scheduleEntry', { id: live.id, body })
    const saved = await get(live.id)
    const snapshot = { ...saved.snapshot, title: 'К сроку' }
    const { result } = await save(editor, live.id, { version: saved.version, snapshot })
    const { entry: unchanged } = await publish(editor, await createPost(editor, 'no-draft'))
    const change = { action: 'schedule', publishAt: UP, takeDownAt: null } as const
    const { id, outcomes } = await plan(change, { ids: [live.id, unchanged.id] })
    expect(outcomes).toEqual({ waiting: 1, refused: 1 })
    expect((await entriesOf(id))[1]).toMatchObject({ reason: editingMessages.nothingToPublish })
    expect((await differencesOf(id)).differences[0]?.fields).toMatchObject([
      { field: 'schedule.publishAt', before: null, after: UP },
    ])
    expect((await apply(id)).outcomes).toEqual({ scheduled: 1, refused: 1 })
    const takeDownAt = '2099-05-11T06:00:00.000Z'
    expect((await get(live.id)).schedule).toMatchObject({ publishAt: UP, takeDownAt })
    expect((await undo(id)).outcomes).toEqual({ undone: 1, refused: 1 })
    expect((await get(live.id)).schedule).toMatchObject({ publishAt: null, takeDownAt })
    expect((await get(live.id)).snapshot).toEqual(result.entry.snapshot)
  })

  it('end schedules, and skip entries without one', async () => {
    const posts = [await createPost(editor, ''), await createPost(editor, '')]
    const [first, second] = posts
    const body = { version: first?.version, publishAt: '2099-05-09T09:00', takeDownAt: null }
    await editor.call('scheduleEntry', { id: first?.id ?? 0, body })
    const ids = posts.map(({ id }) => id)
    const { id, outcomes } = await plan({ action: 'unschedule' }, { ids })
    expect(outcomes).toEqual({ waiting: 1, same: 1 })
    await apply(id)
    expect((await get(first?.id ?? 0)).schedule).toBeNull()
    expect((await get(second?.id ?? 0)).version).toBe(second?.version)
    await undo(id)
    expect((await get(first?.id ?? 0)).schedule).toMatchObject({ publishAt: UP })
  })

  it.each([
    [{ ...raise, hundredths: 0 }, batchMessages.percentFormat],
    [{ ...raise, hundredths: -10_000 }, batchMessages.percentFormat],
    [{ ...raise, field: 'title' }, batchMessages.changeUnfit],
    [{ action: 'set', field: 'variants', value: 'x' }, batchMessages.changeUnfit],
    [{ action: 'schedule', publishAt: null, takeDownAt: null }, batchMessages.minuteRequired],
    [{ action: 'schedule', publishAt: 'завтра', takeDownAt: null }, editingMessages.momentFormat],
  ])('answer 422 with a message to an invalid change: %o', async (change, sentence) => {
    const { status, errors } = await tryPlan(change, { kind: 'price-group', filter: {} })
    expect([status, Object.values(errors).flat()]).toEqual([422, [sentence]])
  })

  it.each([
    { action: 'set', field: 'publicationAt', value: 'завтра' },
    { action: 'set', field: 'picture', value: '../etc' },
    { action: 'set', field: 'seo.robots', value: 'all' },
  ])('refuse invalid values: %o', async (change) => {
    const { errors } = await tryPlan(change, { filter: {} })
    expect(Object.values(errors).flat()).toEqual([batchMessages.changeUnfit])
  })

  it('replace and remove canonical paths, and refuse another site', async () => {
    const seo = { ...EMPTY_SEO, canonical: '/old/polo/' }
    const item = await createDraft(editor, 'item', itemFields('', { seo }))
    const field = 'seo.canonical'
    const canonicalBy = async (change: BulkChange) => {
      await apply((await plan(change, { kind: 'item', ids: [item.id] })).id)
      return (await get(item.id)).snapshot
    }
    const rewritten = { action: 'replace', field, find: '/old/', replacement: '/catalog/' } as const
    expect(await canonicalBy(rewritten)).toMatchObject({ seo: { canonical: '/catalog/polo/' } })
    expect(await canonicalBy({ action: 'set', field, value: null })).toMatchObject({ seo: EMPTY_SEO })
    const other = { action: 'set', field, value: 'https://other.example/' } as const
    const { id } = await plan(other, { kind: 'item', ids: [item.id] })
    expect(await entriesOf(id)).toMatchObject([{ outcome: 'refused', reason: editingMessages.pathFormat }])
  })

  it('add operations to products, keep the places of those they have, and refuse groups', async () => {
    for (const code of ['PRINT', 'LABEL']) await createPublished(editor, 'operation', operationFields(code))
    const places = [{ place: 'chest', title: 'Грудь', widthMm: 300, heightMm: 400 }]
    const printed = { operations: [{ code: 'PRINT', places }] }
    const item = await createDraft(editor, 'item', itemFields('', printed))
    const group = await createDraft(editor, 'item', itemFields('', { isGroup: true }))
    const change: BulkChange = { action: 'add', field: 'operations', words: ['PRINT', 'LABEL'] }
    const { id } = await plan(change, { kind: 'item', ids: [item.id, group.id] })
    expect(await entriesOf(id)).toMatchObject([
      { outcome: 'waiting' },
      { outcome: 'refused', reason: batchMessages.groupWithoutOperations },
    ])
    await apply(id)
    expect((await get(item.id)).snapshot).toMatchObject({
      operations: [...printed.operations, { code: 'LABEL', places: [] }],
    })
    await apply((await plan({ ...change, action: 'remove' }, { kind: 'item', ids: [item.id] })).id)
    expect((await get(item.id)).snapshot).toMatchObject({ operations: [] })
  })

  it('refuse a schedule in the past at the dry run', async () => {
    const post = await createPost(editor, '')
    const change = { action: 'schedule', publishAt: '2020-01-01T00:00:00.000Z', takeDownAt: DOWN } as const
    const { id } = await plan(change, { ids: [post.id] })
    expect(await entriesOf(id)).toMatchObject([{ outcome: 'refused', reason: editingMessages.minutePast }])
  })
})

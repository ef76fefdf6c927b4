import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { OperationSnapshot } from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  createDraft,
  createPublished,
  itemFields,
  operationFields,
  publish,
  save,
} from '../../test/content/entries.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'

const chest = { place: 'chest', title: 'Грудь', widthMm: 300, heightMm: 400 }
const row = (
  areaCm2: number | null,
  colors: number | null,
  prices: (number | null | string)[] = [100, 90],
) => ({ areaCm2, colors, prices })

describeStaff('an operation', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
  })
  const listFor = async (slug: string) =>
    (await server().app.inject(`/api/v1/catalog/${slug}/operations`)).json().result.operations
  const createItem = (slug: string, codes: string[]) =>
    createPublished(
      editor,
      'item',
      itemFields(slug, { operations: codes.map((code) => ({ code, places: [chest] })) }),
    )
  const errorsOf = async (fields: Partial<OperationSnapshot>) =>
    (await publish(editor, await createDraft(editor, 'operation', operationFields('WRONG', fields)))).errors

  it('is offered with a product that allows it, in order, while it is published and on offer', async () => {
    await createPublished(editor, 'operation', operationFields('LATE', { position: 9 }))
    const first = await createPublished(
      editor,
      'operation',
      operationFields('EARLY', {
        kind: 'printing',
        note: 'До А4',
        pricing: 'area',
        rows: [row(100, 2), row(100, 3), row(600, 2), row(600, 3)],
        position: 1,
      }),
    )
    await createItem('offered', ['LATE', 'EARLY'])
    await createItem('bare', [])
    expect(await listFor('bare')).toEqual([])
    expect(await listFor('offered')).toMatchObject([
      { code: 'EARLY', note: 'До А4', isSized: true, places: [chest], colors: { min: 2, max: 3 } },
      { code: 'LATE', isSized: false, colors: null },
    ])
    const snapshot = { ...first.snapshot, isOnOffer: false }
    const saved = await save(editor, first.id, { version: first.version, snapshot })
    await publish(editor, saved.result.entry)
    await expect.poll(async () => (await listFor('offered')).length, SOON).toBe(1)
  })

  it('keeps its code, and no other takes it', async () => {
    const { id, version, snapshot } = await createPublished(editor, 'operation', operationFields('OWN'))
    const moved = await save(editor, id, { version, snapshot: { ...snapshot, erpId: 'OTHER' } })
    expect((await publish(editor, moved.result.entry)).errors).toEqual({
      'entries.0.erpId': [editingMessages.erpIdFixed],
    })
    const second = await createDraft(editor, 'operation', operationFields('OWN'))
    expect((await publish(editor, second)).errors).toEqual({
      'entries.0.erpId': [editingMessages.erpIdTaken],
    })
  })

  it('reports each mistake in its prices at the cell', async () => {
    expect(await errorsOf({ tiers: [10, 10], rows: [row(null, null, [100, 120])] })).toEqual({
      'entries.0.tiers.1': [editingMessages.tierRises],
      'entries.0.rows.0.prices.1': [editingMessages.priceRises],
    })
    expect(await errorsOf({ rows: [row(null, null, [100]), row(5, 1)] })).toEqual({
      'entries.0.rows.0.prices': [editingMessages.pricesCount(2)],
      'entries.0.rows.1': [editingMessages.operationHasOneRow],
      'entries.0.rows.1.areaCm2': [editingMessages.noArea],
      'entries.0.rows.1.colors': [editingMessages.noColors],
    })
    expect(await errorsOf({ pricing: 'design' })).toEqual({
      'entries.0.tiers.1': [editingMessages.designHasOnePrice],
    })
    expect(await errorsOf({ pricing: 'stitches', rows: [] })).toEqual({
      'entries.0.stitchesPerCm2': [editingMessages.wholeNumberFromOne],
      'entries.0.rows': [editingMessages.rowsRequired],
    })
    expect(Object.keys(await errorsOf({ rows: [row(null, null, ['дорого', 1])] }))).toEqual([
      'entries.0.rows.0.prices.0',
    ])
  })

  it('by area needs ascending areas, each with the same numbers of colours', async () => {
    const rowsOf = (...rows: [number | null, number | null][]) => ({
      pricing: 'area' as const,
      rows: rows.map(([areaCm2, colors]) => row(areaCm2, colors)),
    })
    expect(await errorsOf(rowsOf([100, 1], [100, 3], [50, 1], [null, 1]))).toEqual({
      'entries.0.rows.1.colors': [editingMessages.colorsNext(2)],
      'entries.0.rows.2.areaCm2': [editingMessages.areaRises],
      'entries.0.rows.3.areaCm2': [editingMessages.areaRequired],
    })
    expect(await errorsOf(rowsOf([100, 1], [100, 2], [200, 1]))).toEqual({
      'entries.0.rows.2.colors': [editingMessages.colorsUpTo(2)],
    })
    expect(await errorsOf(rowsOf([100, null], [100, null], [200, 1]))).toEqual({
      'entries.0.rows.1.areaCm2': [editingMessages.areaTwice],
      'entries.0.rows.2.colors': [editingMessages.colorsInAllRows],
    })
  })

  it('must exist before a product allows it, but may be unpublished afterwards', async () => {
    const draft = await createDraft(
      editor,
      'item',
      itemFields('early-item', { operations: [{ code: 'NOWHERE', places: [chest, chest] }] }),
    )
    expect((await publish(editor, draft)).errors).toEqual({
      'entries.0.operations.0.places.1.place': [editingMessages.placeTwice],
    })
    const unknown = await createDraft(
      editor,
      'item',
      itemFields('unknown-item', { operations: [{ code: 'NOWHERE', places: [] }] }),
    )
    expect((await publish(editor, unknown)).errors).toEqual({
      'entries.0.operations.0.code': [editingMessages.operationUnknown],
    })
    const { id, version } = await createPublished(editor, 'operation', operationFields('GONE'))
    const item = await createItem('with-gone', ['GONE'])
    await editor.call('takeDownEntry', { id, body: { version } })
    await expect.poll(() => listFor('with-gone'), SOON).toEqual([])
    const snapshot = { ...item.snapshot, title: 'Иначе' }
    const saved = await save(editor, item.id, { version: item.version, snapshot })
    expect((await publish(editor, saved.result.entry)).status).toBe(200)
  })
})

import {
  BATCH_AT_ONCE_MAX,
  BATCH_DIFFERENCES_MAX,
  BATCH_PLANS_MAX,
} from '@rapport/staff-contract/batches/batch-limits'
import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import type { Batch } from '@rapport/staff-contract/batches/batches'
import type { BulkChange } from '@rapport/staff-contract/batches/bulk-edit'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { POST_TAGS_MAX } from '@rapport/staff-contract/snapshots/page-content-limits'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { bulkEdits } from '../../../test/content/bulk-edits.ts'
import {
  addPicture,
  createPost,
  createPublished,
  itemFields,
  materialFields,
  priceGroupFields,
  publish,
  save,
} from '../../../test/content/entries.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { contentDrafts, contentEntries } from '../../editing/tables.ts'

describeStaff('bulk edits', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
  })
  const { tryPlan, plan, differencesOf, entriesOf, apply, get } = bulkEdits(() => editor)
  const batchIn = (id: number, state: Batch['state']) =>
    vi.waitFor(async () => {
      const { batch } = (await editor.call('getBatch', { id })).result as { batch: Batch }
      expect(batch.state).toBe(state)
      return batch
    }, SOON)

  it('previews all changes without writing, then applies and undoes them', async () => {
    const one = await createPost(editor, 'dry', { title: 'Сухой лен', tags: ['ткани'] })
    const other = await createPost(editor, 'drier', { title: 'Хлопок', tags: ['ткани'] })
    const change = { action: 'replace', field: 'title', find: 'лен', replacement: 'лён' } as const
    const planned = await plan(change, { ids: [one.id, other.id] })
    expect(planned).toMatchObject({ state: 'planned', total: 2, outcomes: { waiting: 1, same: 1 } })
    const { differences, next } = await differencesOf(planned.id)
    expect([differences, next]).toMatchObject([
      [
        {
          entryId: one.id,
          isStale: false,
          fields: [{ field: 'title', before: 'Сухой лен', after: 'Сухой лён' }],
        },
      ],
      null,
    ])
    expect((await get(one.id)).version).toBe(one.version)
    expect(await apply(planned.id)).toMatchObject({ state: 'done', outcomes: { drafted: 1, same: 1 } })
    expect((await get(one.id)).snapshot.title).toBe('Сухой лён')
    await editor.call('undoBatch', { id: planned.id })
    expect((await get(one.id)).snapshot.title).toBe('Сухой лен')
  })

  it('refuses to empty a title', async () => {
    const one = await createPost(editor, 'titled', { title: 'Бархат' })
    for (const change of [
      { action: 'replace', field: 'title', find: 'Бархат', replacement: ' ' },
      { action: 'set', field: 'title', value: '' },
    ] as const) {
      const planned = await plan(change, { ids: [one.id] })
      expect(planned.outcomes).toEqual({ refused: 1 })
      expect((await entriesOf(planned.id))[0]?.reason).toBe(editingMessages.titleRequired)
    }
  })

  it.each<[BulkChange, object, object]>([
    [{ action: 'set', field: 'shortText', value: 'Ново' }, {}, { shortText: 'Ново' }],
    [{ action: 'set', field: 'seo.description', value: '' }, { title: 'Пусто' }, {}],
    [{ action: 'add', field: 'tags', words: ['лён', 'ткани', 'лён'] }, {}, { tags: ['ткани', 'лён'] }],
    [{ action: 'remove', field: 'tags', words: ['ткани', 'нет такого'] }, {}, { tags: [] }],
    [{ action: 'set', field: 'tags', value: ['ситец', 'ситец'] }, {}, { tags: ['ситец'] }],
    [
      { action: 'replace', field: 'body', find: '**лёгкий**', replacement: '$& и тёплый' },
      {},
      { body: 'Ситец $& и тёплый' },
    ],
    [
      { action: 'set', field: 'seo.description', value: 'Для поиска' },
      {},
      { seo: expect.objectContaining({ description: 'Для поиска' }) },
    ],
  ])('sets, adds, removes and replaces values: %o', async (change, fields, expected) => {
    const post = await createPost(editor, '', fields)
    const planned = await plan(change, { ids: [post.id] })
    if (Object.keys(expected).length === 0) expect(planned.outcomes).toEqual({ same: 1 })
    else {
      await apply(planned.id)
      expect((await get(post.id)).snapshot).toMatchObject(expected)
    }
  })

  it('applies to the entries that matched the filter at the dry run, not to later ones', async () => {
    const tags = ['по фильтру']
    const [one, two] = [await createPost(editor, '', { tags }), await createPost(editor, '', { tags })]
    const change = { action: 'set', field: 'shortText', value: 'По фильтру' } as const
    const planned = await plan(change, { filter: { tag: tags[0] } })
    const late = await createPost(editor, '', { tags })
    await save(editor, two.id, { version: two.version, snapshot: { ...two.snapshot, title: 'Иначе' } })
    expect((await differencesOf(planned.id)).differences).toMatchObject([
      { entryId: one.id, isStale: false, changedBy: null },
      { entryId: two.id, isStale: true, changedBy: 'Анна Ткач' },
    ])
    expect(await apply(planned.id)).toMatchObject({ total: 2, outcomes: { drafted: 1, refused: 1 } })
    expect(await entriesOf(planned.id)).toMatchObject([
      { entryId: one.id, outcome: 'drafted' },
      { entryId: two.id, outcome: 'refused', reason: batchMessages.changedSince('Анна Ткач') },
    ])
    expect((await get(late.id)).snapshot).toMatchObject({ shortText: 'Коротко' })
  })

  it('plans and applies more than two hundred entries by a job, and undoes them as one', async () => {
    const { orm } = server().database
    const rows = Array.from({ length: BATCH_AT_ONCE_MAX + 5 }, () => ({
      kind: 'material' as const,
      title: 'Много',
      version: 1,
      updatedAt: new Date(),
    }))
    const made = await orm.insert(contentEntries).values(rows).returning({ id: contentEntries.id })
    const snapshots = made.map(({ id }) => ({
      entryId: id,
      snapshot: materialFields(`M${id}`, { title: 'Много', description: 'было' }),
    }))
    await orm.insert(contentDrafts).values(snapshots)
    const change = { action: 'set', field: 'description', value: 'стало' } as const
    const { id } = await plan(change, { kind: 'material', filter: { title: 'много' } })
    await batchIn(id, 'planned')
    await apply(id)
    const done = await batchIn(id, 'done')
    expect(done.outcomes).toEqual({ drafted: rows.length })
    await editor.call('undoBatch', { id })
    expect((await batchIn(id, 'undone')).outcomes).toEqual({ undone: rows.length })
    await orm.delete(contentEntries).where(
      inArray(
        contentEntries.id,
        made.map((row) => row.id),
      ),
    )
  })

  it('pages through its differences', async () => {
    const tags = ['по частям']
    const posts = []
    for (let count = 0; count <= BATCH_DIFFERENCES_MAX; count += 1)
      posts.push(await createPost(editor, '', { tags }))
    const { id } = await plan(
      { action: 'set', field: 'shortText', value: 'Часть' },
      { filter: { tag: tags[0] } },
    )
    const first = await differencesOf(id)
    expect(first.differences).toHaveLength(BATCH_DIFFERENCES_MAX)
    const rest = await differencesOf(id, { after: String(first.next) })
    expect([rest.differences.map(({ entryId }) => entryId), rest.next]).toEqual([[posts.at(-1)?.id], null])
  })

  it('moves items to the end of a group, but never a group into itself', async () => {
    const group = await createPublished(editor, 'item', itemFields('bulk-group', { isGroup: true }))
    const item = await createPublished(editor, 'item', itemFields('bulk-item'))
    const change = { action: 'move', parent: Number(group.key) } as const
    const { id, outcomes } = await plan(change, { kind: 'item', ids: [group.id, item.id], result: 'publish' })
    expect(outcomes).toEqual({ waiting: 1, refused: 1 })
    expect((await entriesOf(id))[0]).toMatchObject({ reason: editingMessages.parentBelowItself })
    expect((await apply(id)).outcomes).toEqual({ published: 1, refused: 1 })
    expect((await get(item.id)).published).toMatchObject({ parent: Number(group.key) })
  })

  it('publishes drafts with their differences, and unpublishes', async () => {
    const { entry } = await publish(editor, await createPost(editor, 'up-and-down', { title: 'Было' }))
    const edited = await save(editor, entry.id, {
      version: entry.version,
      snapshot: { ...entry.snapshot, title: 'Стало' },
    })
    expect(edited.status).toBe(200)
    const up = await plan({ action: 'publish' }, { ids: [entry.id] })
    expect((await differencesOf(up.id)).differences[0]?.fields).toMatchObject([
      { field: 'title', before: 'Было' },
    ])
    expect((await apply(up.id)).outcomes).toEqual({ published: 1 })
    const down = await plan({ action: 'take-down' }, { ids: [entry.id] })
    expect((await apply(down.id)).outcomes).toEqual({ 'taken-down': 1 })
    expect((await get(entry.id)).state).toBe('taken-down')
    expect((await plan({ action: 'take-down' }, { ids: [entry.id] })).outcomes).toEqual({ same: 1 })
  })

  it('reports invalid values at the dry run', async () => {
    const tags = Array.from({ length: POST_TAGS_MAX }, (_, index) => `тег ${index}`)
    const post = await createPost(editor, '', { tags })
    const { id, outcomes } = await plan({ action: 'add', field: 'tags', words: ['ещё'] }, { ids: [post.id] })
    expect(outcomes).toEqual({ refused: 1 })
    expect((await entriesOf(id))[0]).toMatchObject({ reason: editingMessages.tagsTooMany(POST_TAGS_MAX) })
    expect((await editor.call('applyBatch', { id })).message).toBe(batchMessages.nothingChanges)
  })

  it.each([
    [{ action: 'set', field: 'slug', value: 'same-for-all' }, batchMessages.changeUnfit],
    [{ action: 'set', field: 'title', value: true }, batchMessages.changeUnfit],
    [{ action: 'set', field: '__proto__', value: 'x' }, batchMessages.changeUnfit],
    [{ action: 'add', field: 'title', words: ['а'] }, batchMessages.changeUnfit],
    [{ action: 'replace', field: 'tags', find: 'а', replacement: 'б' }, batchMessages.changeUnfit],
    [{ action: 'move', parent: null }, batchMessages.changeUnfit],
    [{ action: 'replace', field: 'title', find: '', replacement: 'б' }, batchMessages.findRequired],
    [{ action: 'add', field: 'tags', words: [] }, batchMessages.wordsRequired],
    [{ action: 'erase' }, batchMessages.actionUnknown],
    ['нечто', batchMessages.actionUnknown],
  ])('answers 422 with a message to an invalid change: %o', async (change, sentence) => {
    const post = await createPost(editor, '')
    const { status, errors } = await tryPlan(change as object, { ids: [post.id] })
    expect([status, Object.values(errors).flat()]).toEqual([422, [sentence]])
  })

  it('answers 422 to an empty selection and to an invalid filter', async () => {
    const change = { action: 'publish' }
    const nothing = await tryPlan(change, { ids: [2_000_000_000] })
    expect([nothing.status, nothing.message]).toEqual([422, batchMessages.entriesRequired])
    expect((await tryPlan(change, { filter: { facets: 'no-such' } })).status).toBe(422)
    expect((await tryPlan(change, { ids: [] })).status).toBe(422)
    expect((await tryPlan(change, {})).status).toBe(422)
  })

  it('obeys the permission table: managers change prices only, the SEO role changes SEO fields only', async () => {
    const [manager, seo, viewer] = [
      await server().signedIn('manager'),
      await server().signedIn('seo'),
      await server().signedIn('viewer'),
    ]
    await createPublished(editor, 'material', materialFields('BULK'))
    const group = await createPublished(editor, 'price-group', priceGroupFields('BULK-G', 'BULK'))
    const post = await createPost(editor, '')
    const note = { action: 'set', field: 'note', value: 'С учётом НДС' } as const
    const prices = { kind: 'price-group', ids: [group.id] }
    const byManager = await plan(note, { ...prices, by: manager })
    expect((await apply(byManager.id, manager)).outcomes).toEqual({ drafted: 1 })
    const title = { action: 'set', field: 'title', value: 'Чужое' } as const
    expect((await tryPlan(title, { ids: [post.id], by: manager })).status).toBe(403)
    const words = { action: 'set', field: 'seo.title', value: 'Для поиска' } as const
    const bySeo = await plan(words, { ids: [post.id], by: seo })
    expect((await seo.call('applyBatch', { id: bySeo.id })).result.batch.outcomes).toEqual({ drafted: 1 })
    const refused = await tryPlan(title, { ids: [post.id], by: seo })
    expect([refused.status, refused.message]).toEqual([403, editingMessages.seoOnly])
    expect((await tryPlan({ action: 'publish' }, { ids: [post.id], by: seo })).status).toBe(403)
    expect((await tryPlan(note, { ...prices, by: seo })).status).toBe(403)
    expect((await tryPlan(words, { ids: [post.id], by: viewer })).status).toBe(403)
  })

  it('can be started once, by its author; only the last dry runs are kept', async () => {
    const post = await createPost(editor, '')
    const change = { action: 'set', field: 'shortText', value: 'Раз' } as const
    const { id } = await plan(change, { ids: [post.id] })
    const other = await server().signedIn('editor')
    expect((await other.call('applyBatch', { id })).message).toBe(batchMessages.planOfOther)
    await apply(id)
    expect((await editor.call('applyBatch', { id })).message).toBe(batchMessages.notPlanned)
    const plans = []
    for (let count = 0; count <= BATCH_PLANS_MAX; count += 1)
      plans.push((await plan({ ...change, value: `Раз ${count}` }, { ids: [post.id] })).id)
    expect((await editor.call('getBatch', { id: plans[0] ?? 0 })).status).toBe(404)
    expect((await editor.call('getBatch', { id: plans[1] ?? 0 })).status).toBe(200)
    await server().database.orm.delete(contentEntries).where(eq(contentEntries.id, post.id))
    expect(await entriesOf(plans[1] ?? 0)).toMatchObject([{ entryId: null }])
  })
})

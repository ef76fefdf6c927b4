import { BATCH_AT_ONCE_MAX } from '@rapport/staff-contract/batches/batch-limits'
import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import type { BulkChange } from '@rapport/staff-contract/batches/bulk-edit'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { MediaAsset } from '@rapport/staff-contract/media/media-library'
import { MEDIA_ALT_MAX, MEDIA_TAGS_MAX } from '@rapport/staff-contract/media/media-limits'
import { mediaMessages } from '@rapport/staff-contract/media/media-messages'
import type { StaffRole } from '@rapport/staff-contract/staff/permissions'
import { and, asc, desc, eq, inArray, like } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { bulkEdits, type Plan } from '../../../test/content/bulk-edits.ts'
import { createPost, publish } from '../../../test/content/entries.ts'
import { createPng, fileForm } from '../../../test/content/media-files.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { media, mediaTags } from '../../media/tables.ts'
import { auditLog, staff } from '../../staff/tables.ts'

const row = {
  mediaType: 'image/svg+xml',
  bytes: 100,
  width: 400,
  height: 500,
  color: '',
  state: 'ready',
} as const

describeStaff('bulk edits of pictures', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    editor = await server().signedIn('editor')
  })
  const { tryPlan, plan, differencesOf, entriesOf, apply } = bulkEdits(() => editor)
  const ofPictures = (target: Plan): Plan => ({ kind: 'picture', ...target })
  let added = 0
  async function addPicture(alt = 'Ситец крупно', tags = ['ткани']): Promise<{ id: number; file: string }> {
    added += 1
    const file = `bulk-${String(added).padStart(10, '0')}.svg`
    const { orm } = server().database
    const [stored] = await orm
      .insert(media)
      .values({ ...row, file, name: `bulk-${added}`, alt })
      .returning({ id: media.id })
    const id = stored?.id ?? 0
    if (tags.length > 0)
      await orm.insert(mediaTags).values(tags.map((tag, position) => ({ mediaId: id, tag, position })))
    return { id, file }
  }
  const get = async (id: number): Promise<MediaAsset> =>
    (await editor.call('getMediaDetails', { id })).result.asset
  /** Signs in a new staff member with this name. */
  async function named(name: string, role: StaffRole): Promise<SignedIn> {
    const signedIn = await server().signedIn(role)
    await server().database.orm.update(staff).set({ name }).where(eq(staff.id, signedIn.id))
    return signedIn
  }
  const undo = async (id: number) => (await editor.call('undoBatch', { id })).result.batch

  it('previews changes, writes them to every page that shows the picture, and undoes them as one', async () => {
    const [one, other] = [await addPicture(), await addPicture('Лён')]
    const { entry } = await publish(editor, await createPost(editor, 'with-picture', { picture: one.file }))
    const change = { action: 'replace', field: 'alt', find: 'Ситец', replacement: 'Сатин' } as const
    const planned = await plan(change, ofPictures({ ids: [one.id, other.id] }))
    expect(planned).toMatchObject({ state: 'planned', kinds: ['picture'], outcomes: { waiting: 1, same: 1 } })
    expect((await differencesOf(planned.id)).differences).toMatchObject([
      {
        entryId: one.id,
        kind: 'picture',
        isStale: false,
        fields: [{ field: 'alt', before: 'Ситец крупно', after: 'Сатин крупно' }],
      },
    ])
    expect((await get(one.id)).version).toBe(1)
    expect((await apply(planned.id)).outcomes).toEqual({ published: 1, same: 1 })
    expect(await get(one.id)).toMatchObject({ version: 2, picture: { alt: 'Сатин крупно' } })
    const { post } = (await server().app.inject('/api/v1/posts/with-picture')).json().result
    expect([entry.state, post.image.alt]).toEqual(['published', 'Сатин крупно'])
    const [audited] = await server()
      .database.orm.select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, 'media'), eq(auditLog.subjectId, String(one.id))))
      .orderBy(desc(auditLog.id))
      .limit(1)
    expect(audited?.changes).toMatchObject({ alt: { after: 'Сатин крупно' }, batch: { after: planned.id } })
    expect(await undo(planned.id)).toMatchObject({ state: 'undone', outcomes: { undone: 1, same: 1 } })
    expect(await get(one.id)).toMatchObject({ version: 3, picture: { alt: 'Ситец крупно' } })
  })

  it.each<[BulkChange, object]>([
    [{ action: 'set', field: 'alt', value: '  Шёлк ' }, { picture: { alt: 'Шёлк' } }],
    [{ action: 'set', field: 'alt', value: '' }, { picture: { alt: '' } }],
    [{ action: 'set', field: 'tags', value: ['цех', 'цех'] }, { tags: ['цех'] }],
    [{ action: 'add', field: 'tags', words: ['цех', 'ткани'] }, { tags: ['ткани', 'цех'] }],
    [{ action: 'remove', field: 'tags', words: ['ткани', 'нет такой'] }, { tags: [] }],
  ])('sets, adds and removes values, and undoes that: %o', async (change, expected) => {
    const { id } = await addPicture()
    const planned = await plan(change, ofPictures({ ids: [id] }))
    await apply(planned.id)
    expect(await get(id)).toMatchObject({ version: 2, ...expected })
    await undo(planned.id)
    expect(await get(id)).toMatchObject({ tags: ['ткани'], picture: { alt: 'Ситец крупно' } })
  })

  it('skips pictures that changed since, and names the author in the preview and in both reports', async () => {
    const [one, two] = [await addPicture(), await addPicture()]
    const change = { action: 'set', field: 'alt', value: 'Вместе' } as const
    const { id } = await plan(change, ofPictures({ ids: [one.id, two.id] }))
    const [seo, manager] = [await named('Вера Лён', 'seo'), await named('Пётр Сукно', 'manager')]
    expect((await seo.call('updateMediaAlt', { id: one.id, body: { version: 1, alt: 'Сам' } })).status).toBe(
      200,
    )
    expect((await differencesOf(id)).differences).toMatchObject([
      { entryId: one.id, isStale: true, changedBy: 'Вера Лён' },
      { entryId: two.id, isStale: false, changedBy: null },
    ])
    expect((await apply(id)).outcomes).toEqual({ published: 1, refused: 1 })
    expect(await entriesOf(id)).toMatchObject([
      { entryId: one.id, outcome: 'refused', reason: batchMessages.changedSince('Вера Лён') },
      { entryId: two.id, outcome: 'published' },
    ])
    await manager.call('updateMediaTags', { id: two.id, body: { version: 2, tags: ['склад'] } })
    expect((await undo(id)).outcomes).toEqual({ left: 1, refused: 1 })
    expect((await entriesOf(id))[1]).toMatchObject({
      entryId: two.id,
      outcome: 'left',
      reason: batchMessages.changedAfter('Пётр Сукно'),
    })
    expect(await get(two.id)).toMatchObject({ tags: ['склад'], picture: { alt: 'Вместе' } })
  })

  it('names the last author of a picture, not a member who uploaded the same file again', async () => {
    const { asset } = (
      await editor.call('uploadMedia', { body: fileForm('same.png', await createPng('#070809')) })
    ).result
    const { id } = await plan(
      { action: 'set', field: 'alt', value: 'Вместе' },
      ofPictures({ ids: [asset.id] }),
    )
    const [seo, manager] = [await named('Вера Лён', 'seo'), await named('Пётр Сукно', 'manager')]
    await seo.call('updateMediaFocus', { id: asset.id, body: { version: 1, focus: { x: 10, y: 10 } } })
    const again = await manager.call('uploadMedia', {
      body: fileForm('again.png', await createPng('#070809')),
    })
    expect(again.result).toMatchObject({ isDuplicate: true, asset: { id: asset.id } })
    await apply(id)
    expect(await entriesOf(id)).toMatchObject([{ reason: batchMessages.changedSince('Вера Лён') }])
  })

  it('applies to all pictures of a filter, by a job above two hundred, and skips a deleted one', async () => {
    const { orm } = server().database
    const rows = Array.from({ length: BATCH_AT_ONCE_MAX + 3 }, (_, index) => ({
      ...row,
      alt: '',
      file: `many-${String(index).padStart(10, '0')}.svg`,
      name: `many-${index}`,
    }))
    const made = await orm.insert(media).values(rows).returning({ id: media.id })
    const batchIn = (id: number, state: string) =>
      vi.waitFor(async () => {
        const { batch } = (await editor.call('getBatch', { id })).result
        expect(batch.state).toBe(state)
        return batch
      }, SOON)
    const change = { action: 'add', field: 'tags', words: ['много'] } as const
    const mediaFilter = { search: 'many', filter: 'no-alt' }
    const { id, total } = (await tryPlan(change, ofPictures({ mediaFilter }))).result.batch
    expect(total).toBe(rows.length)
    await batchIn(id, 'planned')
    await orm.delete(media).where(eq(media.id, made[0]?.id ?? 0))
    await apply(id)
    expect((await batchIn(id, 'done')).outcomes).toEqual({ published: rows.length - 1, refused: 1 })
    await undo(id)
    expect((await batchIn(id, 'undone')).outcomes).toEqual({ undone: rows.length - 1, refused: 1 })
    const left = await orm
      .select()
      .from(mediaTags)
      .where(eq(mediaTags.tag, 'много'))
      .orderBy(asc(mediaTags.mediaId))
    expect(left).toEqual([])
    await orm.delete(media).where(
      inArray(
        media.id,
        made.map((one) => one.id),
      ),
    )
    expect(await orm.$count(media, like(media.name, 'many-%'))).toBe(0)
  })

  it('reports invalid values at the dry run', async () => {
    const { id } = await addPicture(
      'ая',
      Array.from({ length: MEDIA_TAGS_MAX }, (_, at) => `папка ${at}`),
    )
    const more = await plan({ action: 'add', field: 'tags', words: ['ещё'] }, ofPictures({ ids: [id] }))
    expect(await entriesOf(more.id)).toMatchObject([
      { outcome: 'refused', reason: mediaMessages.tagsTooMany(MEDIA_TAGS_MAX) },
    ])
    const long = { action: 'set', field: 'alt', value: 'я'.repeat(MEDIA_ALT_MAX + 1) } as const
    const { id: longId } = await plan(long, ofPictures({ ids: [id] }))
    expect(await entriesOf(longId)).toMatchObject([{ reason: editingMessages.tooLong(MEDIA_ALT_MAX) }])
  })

  it.each([
    [{ action: 'publish' }, batchMessages.changeUnfit],
    [{ action: 'unschedule' }, batchMessages.changeUnfit],
    [{ action: 'set', field: 'name', value: 'x' }, batchMessages.changeUnfit],
    [{ action: 'add', field: 'alt', words: ['x'] }, batchMessages.changeUnfit],
    [{ action: 'set', field: 'tags', value: 'x' }, batchMessages.changeUnfit],
    [{ action: 'add', field: 'tags', words: [''] }, batchMessages.wordsRequired],
  ])('answers 422 with a message to an invalid change: %o', async (change, sentence) => {
    const { id } = await addPicture()
    const { status, errors } = await tryPlan(change, ofPictures({ ids: [id] }))
    expect([status, Object.values(errors).flat()]).toEqual([422, [sentence]])
  })

  it('answers 422 to an empty selection and to an invalid filter', async () => {
    const change = { action: 'set', field: 'alt', value: 'x' } as const
    const tried = async (target: object) => (await tryPlan(change, ofPictures(target))).status
    expect(await tried({})).toBe(422)
    expect(await tried({ filter: { title: 'x' } })).toBe(422)
    expect(await tried({ mediaFilter: { filter: 'nonsense' } })).toBe(422)
    expect(await tried({ mediaFilter: { search: '???' } })).toBe(422)
  })

  it('is allowed to editors; the SEO role may change alt texts only', async () => {
    const [manager, seo] = [await server().signedIn('manager'), await server().signedIn('seo')]
    const { id } = await addPicture()
    const alt = { action: 'set', field: 'alt', value: 'Для поиска' } as const
    const folder: BulkChange = { action: 'add', field: 'tags', words: ['цех'] }
    const bySeo = await plan(alt, ofPictures({ ids: [id], by: seo }))
    expect((await apply(bySeo.id, seo)).outcomes).toEqual({ published: 1 })
    const refused = await tryPlan(folder, ofPictures({ ids: [id], by: seo }))
    expect([refused.status, refused.message]).toEqual([403, editingMessages.seoOnly])
    expect((await tryPlan(alt, ofPictures({ ids: [id], by: manager }))).status).toBe(403)
    const byEditor = await plan(folder, ofPictures({ ids: [id] }))
    await apply(byEditor.id)
    const { result } = await seo.call('undoBatch', { id: byEditor.id })
    expect(result.batch.outcomes).toEqual({ left: 1 })
    expect((await get(id)).tags).toEqual(['ткани', 'цех'])
  })
})

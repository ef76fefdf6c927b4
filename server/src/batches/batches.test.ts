import { BATCH_AT_ONCE_MAX } from '@rapport/staff-contract/batches/batch-limits'
import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import type { Batch, BatchEntry, BatchResult } from '@rapport/staff-contract/batches/batches'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { jobIntervals } from '../../test/build-app.ts'
import {
  addPicture,
  createPost,
  createPublished,
  materialFields,
  postFields,
  priceGroupFields,
  publish,
  save,
} from '../../test/content/entries.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { contentEntries, contentVersions } from '../editing/tables.ts'
import { createJobs, type Jobs } from '../platform/jobs/jobs.ts'
import { writeAudit } from '../staff/audit/audit-log.ts'
import { auditLog, staff } from '../staff/tables.ts'
import { type BatchWrite, createBatch } from './create-batch.ts'
import { runBatchJob, startBatch } from './run-batch.ts'

describeStaff('batches', (server) => {
  let editor: SignedIn
  let jobs: Jobs
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
    const { database, app, clock } = server()
    jobs = await createJobs(database, app.log, () => clock.now, jobIntervals)
  })
  afterAll(() => jobs.stop())

  const deps = (now = () => server().clock.now) => ({
    database: server().database,
    jobs,
    now,
    log: server().app.log,
  })
  /** Creates and starts a batch like an endpoint. With `isStarted: false` a job has to start it. */
  const begin = (
    writes: BatchWrite[],
    { result = 'draft', by = editor, role = 'editor', isStarted = true }: Options = {},
  ): Promise<number> =>
    server().database.orm.transaction(async (tx) => {
      const { now } = server().clock
      const actor = { at: now, staffId: by.id, sessionId: null, ip: '', action: 'test' }
      const author = {
        staffId: by.id,
        role,
        now,
        audit: (inner: typeof tx, entry: Parameters<typeof writeAudit>[2]) => writeAudit(inner, actor, entry),
      }
      const id = await createBatch(tx, { reason: 'bulk-edit', title: 'Проба', result, writes }, author)
      if (isStarted) await startBatch(tx, id, deps(), author)
      return id
    })
  interface Options {
    result?: BatchResult
    by?: SignedIn
    role?: 'editor' | 'seo'
    isStarted?: boolean
  }
  const titled = (title: string, ...entries: Entry[]): BatchWrite[] =>
    entries.map(({ id, version }) => ({ entryId: id, version, patch: { title } }))
  const get = async (id: number): Promise<Entry> => (await editor.call('getEntry', { id })).result.entry
  const fetchBatch = async (id: number): Promise<Batch> =>
    (await editor.call('getBatch', { id })).result.batch
  const fetchEntries = async (id: number, query = {}): Promise<BatchEntry[]> =>
    (await editor.call('getBatchEntries', { id, query })).result.entries
  const undo = async (id: number): Promise<Batch> => {
    const { status, message, result } = await editor.call('undoBatch', { id })
    if (status !== 200) throw new Error(message)
    return result.batch
  }
  const published = async (slug: string, fields = {}) =>
    (await publish(editor, await createPost(editor, slug, fields))).entry
  const ended = (id: number, state: Batch['state']) =>
    vi.waitFor(async () => {
      const batch = await fetchBatch(id)
      expect(batch.state).toBe(state)
      return batch
    }, SOON)

  it('changes many entries with one version each, and publishes only those without a draft', async () => {
    const [live, edited, draft] = [
      await published('live'),
      await published('edited'),
      await createPost(editor, 'draft'),
    ]
    const { result } = await save(editor, edited.id, {
      version: edited.version,
      snapshot: postFields('edited', { shortText: 'Чужая правка' }),
    })
    const id = await begin(titled('Новое', live, result.entry, draft), { result: 'publish' })
    expect(await fetchBatch(id)).toMatchObject({
      state: 'done',
      total: 3,
      outcomes: { published: 1, drafted: 2 },
      kinds: ['post'],
      createdBy: { id: editor.id },
    })
    expect(await get(live.id)).toMatchObject({
      state: 'published',
      version: live.version + 1,
      title: 'Новое',
    })
    expect(await get(edited.id)).toMatchObject({
      state: 'edited',
      published: { title: 'О ситце' },
      snapshot: { title: 'Новое', shortText: 'Чужая правка' },
    })
    expect(await get(draft.id)).toMatchObject({ state: 'draft', title: 'Новое', version: draft.version + 1 })
    expect((await fetchEntries(id)).map(({ reason }) => Boolean(reason))).toEqual([false, true, true])
    const { orm } = server().database
    const versions = await orm.select().from(contentVersions).where(eq(contentVersions.reason, 'bulk-edit'))
    expect(versions.map(({ entryId }) => entryId).sort()).toEqual([live.id, edited.id, draft.id].sort())
    const rows = await orm.select().from(auditLog).where(eq(auditLog.action, 'test'))
    expect(rows).toContainEqual(
      expect.objectContaining({ subject: 'batch', subjectId: String(id), title: 'Проба' }),
    )
    // The batch itself may have the same id as the post.
    const ofLive = rows.find(({ subject, subjectId }) => subject === 'post' && subjectId === String(live.id))
    expect(ofLive?.changes).toMatchObject({ title: { after: 'Новое' }, batch: { after: id } })
  })

  it('skips unchanged, stale and invalid entries, with the reason', async () => {
    const [same, changed, wrong] = [
      await published('same'),
      await published('changed'),
      await published('wrong'),
    ]
    const stale = { ...changed }
    await save(editor, changed.id, {
      version: changed.version,
      snapshot: postFields('changed', { tags: [] }),
    })
    const writes: BatchWrite[] = [
      ...titled('О ситце', same),
      ...titled('Новое', stale),
      { entryId: wrong.id, version: wrong.version, patch: { slug: 'same' } },
    ]
    const id = await begin(writes, { result: 'publish' })
    expect((await fetchBatch(id)).outcomes).toEqual({ same: 1, refused: 2 })
    expect(await get(same.id)).toMatchObject({ version: same.version, state: 'published' })
    expect(await get(wrong.id)).toMatchObject({ version: wrong.version, state: 'published' })
    const refused = await fetchEntries(id, { outcome: 'refused' })
    expect(refused.map(({ reason }) => reason)).toEqual([
      batchMessages.changedSince('Анна Ткач'),
      'Этот адрес занят. Выберите другой',
    ])
    expect((await editor.call('undoBatch', { id })).message).toBe(
      'Возвращать нечего: ничего не\u00A0изменено',
    )
  })

  it('is undone as a whole, except for entries that changed since; its list shows the restored titles', async () => {
    const [live, edited, touched] = [
      await published('b-live'),
      await published('b-edited'),
      await published('b-touched'),
    ]
    const draftFields = postFields('b-edited', { shortText: 'Правка' })
    const draft = (await save(editor, edited.id, { version: edited.version, snapshot: draftFields })).result
      .entry
    const id = await begin(titled('Новое', live, draft, touched), { result: 'publish' })
    const after = await get(touched.id)
    await save(editor, touched.id, {
      version: after.version,
      snapshot: postFields('b-touched', { title: 'Ещё' }),
    })
    expect((await undo(id)).outcomes).toEqual({ undone: 2, left: 1 })
    expect(await fetchEntries(id, { outcome: 'undone' })).toMatchObject([
      { entryId: live.id, title: 'О ситце' },
      { entryId: edited.id, title: draft.title },
    ])
    expect(await get(live.id)).toMatchObject({
      state: 'published',
      title: 'О ситце',
      version: live.version + 2,
      published: live.published,
    })
    expect(await get(edited.id)).toMatchObject({
      state: 'edited',
      snapshot: draftFields,
      version: draft.version + 2,
    })
    expect(await get(touched.id)).toMatchObject({ snapshot: { title: 'Ещё' }, published: { title: 'Новое' } })
    expect(await fetchEntries(id, { outcome: 'left' })).toMatchObject([
      { entryId: touched.id, reason: expect.stringContaining('изменили ещё раз') },
    ])
    expect((await editor.call('undoBatch', { id })).status).toBe(409)

    const unchanged = [live, edited].map(async ({ id: entryId }) => {
      const { version } = await get(entryId)
      return { entryId, version, patch: null }
    })
    const down = await begin(await Promise.all(unchanged), { result: 'take-down' })
    expect((await get(edited.id)).state).toBe('taken-down')
    expect((await undo(down)).outcomes).toEqual({ undone: 2 })
    expect(await get(live.id)).toMatchObject({ state: 'published', published: live.published })
    expect(await get(edited.id)).toMatchObject({ state: 'edited', snapshot: draftFields })
  })

  it('publishes drafts unchanged, and undoes that', async () => {
    const draft = await createPost(editor, 'c-draft')
    const id = await begin([{ entryId: draft.id, version: draft.version, patch: null }], {
      result: 'publish',
    })
    expect(await get(draft.id)).toMatchObject({ state: 'published', version: draft.version + 1 })
    await undo(id)
    expect(await get(draft.id)).toMatchObject({ published: null, snapshot: draft.snapshot })
  })

  it('creates entries; undone, they go to the trash', async () => {
    const writes = ['n-1', 'n-2'].map((slug) => ({ kind: 'post' as const, patch: { ...postFields(slug) } }))
    const id = await begin(writes, { result: 'publish' })
    const made = (await fetchEntries(id)).map(({ entryId }) => entryId ?? 0)
    expect(await Promise.all(made.map(get))).toMatchObject([
      { state: 'published', version: 1 },
      { state: 'published', version: 1 },
    ])
    expect((await undo(id)).outcomes).toEqual({ undone: 2 })
    expect(await Promise.all(made.map(get))).toMatchObject([{ state: 'trashed' }, { state: 'trashed' }])
  })

  it(`runs and undoes batches of more than ${BATCH_AT_ONCE_MAX} entries by a job`, async () => {
    const writes = Array.from({ length: BATCH_AT_ONCE_MAX + 1 }, (_, at) => ({
      kind: 'post' as const,
      patch: { ...postFields(`many-${at}`) },
    }))
    const id = await begin(writes)
    expect((await ended(id, 'done')).outcomes).toEqual({ drafted: writes.length })
    expect((await undo(id)).state).toBe('undoing')
    expect((await ended(id, 'undone')).outcomes).toEqual({ undone: writes.length })
  })

  it('continues after a killed process, and writes nothing twice when several processes run', async () => {
    const writes = Array.from({ length: 35 }, (_, at) => ({
      kind: 'post' as const,
      patch: { ...postFields(`kill-${at}`) },
    }))
    const id = await begin(writes, { isStarted: false })
    let steps = 0
    const dying = () => {
      steps += 1
      if (steps > 2) throw new Error('KILLED')
      return server().clock.now
    }
    await expect(runBatchJob(`${id}/running/0`, deps(dying))).rejects.toThrow('KILLED')
    expect((await fetchBatch(id)).outcomes).toEqual({ drafted: 20, waiting: 15 })
    await Promise.all([1, 2, 3].map(() => runBatchJob(`${id}/running/0`, deps())))
    expect(await fetchBatch(id)).toMatchObject({ state: 'done', outcomes: { drafted: 35 } })
    const rows = await server()
      .database.orm.select()
      .from(contentEntries)
      .where(and(eq(contentEntries.kind, 'post'), eq(contentEntries.version, 1)))
    const made = (await fetchEntries(id)).map(({ entryId }) => entryId)
    expect(new Set(made).size).toBe(35)
    expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining(made))
  })

  it('stops when its author has lost access', async () => {
    const blocked = await server().signedIn('editor')
    const id = await begin([{ kind: 'post', patch: { ...postFields('stopped') } }], {
      by: blocked,
      isStarted: false,
    })
    const { now } = server().clock
    await server().database.orm.update(staff).set({ blockedAt: now }).where(eq(staff.id, blocked.id))
    await runBatchJob(`${id}/running/0`, deps())
    expect(await fetchBatch(id)).toMatchObject({ state: 'stopped', outcomes: { waiting: 1 } })
    expect((await fetchBatch(id)).failure).toContain('больше нет доступа')
  })

  it('lets the SEO role change SEO fields only, and shows no entries without read permission', async () => {
    const seo = await server().signedIn('seo')
    const post = await published('for-seo')
    const writes: BatchWrite[] = [
      { entryId: post.id, version: post.version, patch: { 'seo.title': 'Ситец' } },
    ]
    const id = await begin(writes, { result: 'publish', by: seo, role: 'seo' })
    expect(await get(post.id)).toMatchObject({ state: 'published', published: { seo: { title: 'Ситец' } } })
    const refused = await begin(titled('Иначе', await get(post.id)), { by: seo, role: 'seo' })
    expect((await fetchBatch(refused)).outcomes).toEqual({ refused: 1 })
    expect((await seo.call('undoBatch', { id })).status).toBe(200)
    expect(await get(post.id)).toMatchObject({ published: { seo: { title: null } } })

    await createPublished(editor, 'material', materialFields('B-1'))
    const group = await createPublished(editor, 'price-group', priceGroupFields('B-GROUP', 'B-1'))
    const prices = await begin(titled('Прайс', group))
    expect((await seo.call('getBatch', { id: prices })).status).toBe(403)
    expect((await seo.call('undoBatch', { id: prices })).status).toBe(403)
    const listed = (await seo.call('getBatches')).result.batches as Batch[]
    expect(listed.map((batch) => batch.id)).toEqual(expect.arrayContaining([id]))
    expect(listed.map((batch) => batch.id)).not.toContain(prices)
    const manager = await server().signedIn('manager')
    expect((await manager.call('undoBatch', { id: prices })).status).toBe(200)
    expect((await manager.call('undoBatch', { id })).status).toBe(403)
  })
})

import { TRASH_DAYS } from '@rapport/staff-contract/editing/editing-limits'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { MediaAsset, MediaUsage } from '@rapport/staff-contract/media/media-library'
import { mediaMessages } from '@rapport/staff-contract/media/media-messages'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { jobIntervals } from '../../test/build-app.ts'
import { addPicture, createPost, publish, save } from '../../test/content/entries.ts'
import { uploadDrawing } from '../../test/content/media-files.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { systemTime } from '../platform/process/clock.ts'
import { auditLog } from '../staff/tables.ts'
import { emptyMediaTrash, MEDIA_TRASH_JOB } from './empty-media-trash.ts'

describeStaff('the trash of pictures', (server) => {
  let owner: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    owner = await server().signedIn('owner')
  })
  const trash = ({ id, version }: Pick<MediaAsset, 'id' | 'version'>) =>
    owner.call('trashMedia', { id, body: { version } })

  it('refuses to trash a picture that is on the site or in a draft, and lists its usages', async () => {
    const asset = await uploadDrawing(owner, 'standing', '#0a0a0a')
    const draft = await createPost(owner, 'standing', { picture: asset.file })
    const refused = await trash(asset)
    expect([refused.status, refused.message]).toEqual([409, mediaMessages.used])
    const other = await uploadDrawing(owner, 'instead', '#0b0b0b')
    await save(owner, draft.id, { version: 1, snapshot: { ...draft.snapshot, picture: other.file } })
    expect(
      (await owner.call('getMediaDetails', { id: asset.id })).result.usages.map(
        ({ stage }: MediaUsage) => stage,
      ),
    ).toEqual(['version'])
    expect((await trash(asset)).status).toBe(200)
  })

  it('hides a trashed picture from lists, folders, counts and forms, and restores it unchanged', async () => {
    const asset = await uploadDrawing(owner, 'Брезент', '#0d0d0d')
    const tags = await owner.call('updateMediaTags', {
      id: asset.id,
      body: { version: 1, tags: ['корзина'] },
    })
    const counted = async () => (await owner.call('getMediaCount', { query: { search: 'брезент' } })).result
    const folders = async () =>
      (await owner.call('getMediaFolders')).result.folders.map(({ name }: { name: string }) => name)
    const found = async (query: Record<string, string>) =>
      ((await owner.call('getMedia', { query })).result.assets as MediaAsset[]).map(({ id }) => id)
    const thrown = (await trash(tags.result.asset)).result.asset as MediaAsset
    expect(thrown.trashedAt).toBe(server().clock.now.toISOString())
    for (const query of [
      {},
      { search: 'брезент' },
      { folder: 'корзина' },
      { filter: 'unused' },
      { file: asset.file },
    ])
      expect([query, await found(query)]).toEqual([query, expect.not.arrayContaining([asset.id])])
    expect([await found({ filter: 'trashed' }), (await counted()).count, await folders()]).toEqual([
      expect.arrayContaining([asset.id]),
      0,
      expect.not.arrayContaining(['корзина']),
    ])
    expect((await server().app.inject(asset.picture.src)).statusCode).toBe(200)
    const again = await owner.call('restoreMedia', { id: asset.id, body: { version: thrown.version } })
    expect(again.result.asset).toMatchObject({ trashedAt: null, tags: ['корзина'], name: 'Брезент' })
    expect([await found({ search: 'брезент' }), await folders()]).toEqual([
      [asset.id],
      expect.arrayContaining(['корзина']),
    ])
    const twice = await owner.call('restoreMedia', { id: asset.id, body: { version: thrown.version + 1 } })
    expect([twice.status, twice.message]).toEqual([409, mediaMessages.notInTrash])
  })

  it('refuses to change or publish a trashed picture', async () => {
    const asset = await uploadDrawing(owner, 'lain', '#0e0e0e')
    const thrown = (await trash(asset)).result.asset as MediaAsset
    const { id, version } = thrown
    const changed = [
      await owner.call('updateMediaAlt', { id, body: { version, alt: 'Сукно' } }),
      await owner.call('updateMediaFocus', { id, body: { version, focus: { x: 1, y: 1 } } }),
      await owner.call('updateMediaTags', { id, body: { version, tags: [] } }),
      await trash(thrown),
    ]
    expect(changed.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    const field = await publish(owner, await createPost(owner, 'lain', { picture: asset.file }))
    expect(Object.values(field.errors)).toEqual([[editingMessages.pictureTrashed]])
    const body = `![](picture:${asset.file})`
    const text = await publish(owner, await createPost(owner, 'lain-text', { body }))
    expect(Object.values(text.errors)).toEqual([[editingMessages.textPictureMissing(asset.file)]])
  })

  it('restores a trashed picture when the same file is uploaded again', async () => {
    const asset = await uploadDrawing(owner, 'same', '#0f0f0f')
    await trash(asset)
    const again = await uploadDrawing(owner, 'same-again', '#0f0f0f')
    expect(again).toMatchObject({ id: asset.id, trashedAt: null })
  })

  it(`deletes a picture and its files after ${TRASH_DAYS} days in the trash, unless a draft refers to it`, async () => {
    const { app, database, clock } = server()
    const jobs = await createJobs(database, app.log, systemTime, jobIntervals)
    const later = (days: number) => new Date(clock.now.getTime() + days * 86_400_000)
    const [asset, named] = [
      await uploadDrawing(owner, 'deleted', '#1a0a0a'),
      await uploadDrawing(owner, 'named', '#1b0b0b'),
    ]
    await trash(asset)
    await trash(named)
    await createPost(owner, 'named', { picture: named.file })
    await emptyMediaTrash(database.orm, jobs, later(TRASH_DAYS - 1))
    expect((await owner.call('getMediaDetails', { id: asset.id })).status).toBe(200)
    await emptyMediaTrash(database.orm, jobs, later(TRASH_DAYS + 1))
    expect((await owner.call('getMediaDetails', { id: asset.id })).status).toBe(404)
    expect((await owner.call('getMediaDetails', { id: named.id })).status).toBe(200)
    await expect.poll(async () => (await server().app.inject(asset.picture.src)).statusCode, SOON).toBe(404)
    expect((await server().app.inject(named.picture.src)).statusCode).toBe(200)
    const rows = await database.orm.select().from(auditLog).where(eq(auditLog.action, MEDIA_TRASH_JOB))
    expect(rows.map(({ subjectId }) => subjectId)).toContain(String(asset.id))
    await jobs.stop()
  })
})

import { TRASH_DAYS } from '@rapport/staff-contract/editing/editing-limits'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  createPost,
  createPublished,
  itemFields,
  postFields,
  publish,
  save,
} from '../../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { auditLog } from '../../staff/tables.ts'
import { contentVersions } from '../tables.ts'
import { emptyTrash, TRASH_JOB } from './empty-trash.ts'

describeStaff('the trash', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
  })
  const getPost = (slug: string) => server().app.inject({ url: `/api/v1/posts/${slug}` })
  const fetchStatus = async (slug: string) => (await getPost(slug)).statusCode
  const trash = ({ id, version }: Entry) => editor.call('trashEntry', { id, body: { version } })
  const restore = ({ id, version }: Entry, as = 'before') =>
    editor.call('restoreEntry', { id, body: { version, as } })
  const publishedPost = async (slug: string) => (await publish(editor, await createPost(editor, slug))).entry
  const listed = async (query: Record<string, string>) => {
    const { result } = await editor.call('getEntries', { query: { kind: 'post', ...query } })
    return (result.entries as Entry[]).map(({ id }) => id)
  }

  it('unpublishes a trashed entry and hides it and its draft from every list but the trash', async () => {
    const published = await publishedPost('thrown')
    const { result } = await save(editor, published.id, {
      version: published.version,
      snapshot: postFields('thrown', { title: 'Правка' }),
    })
    const thrown = await trash(result.entry)
    expect(thrown.result.entry).toMatchObject({
      state: 'trashed',
      published: null,
      trashedAt: server().clock.now.toISOString(),
    })
    expect(await fetchStatus('thrown')).toBe(404)
    expect(await listed({})).not.toContain(published.id)
    expect(await listed({ state: 'draft' })).not.toContain(published.id)
    expect(await listed({ state: 'trashed' })).toContain(published.id)
    const { drafts } = (await editor.call('getToday')).result
    expect((drafts as Entry[]).map(({ id }) => id)).not.toContain(published.id)
  })

  it('refuses to change, publish or schedule a trashed entry, and to restore it twice', async () => {
    const thrown = (await trash(await publishedPost('untouched'))).result.entry as Entry
    const { id, version } = thrown
    const body = { version, snapshot: postFields('untouched') }
    const minutes = { version, publishAt: '2099-01-01T00:00', takeDownAt: null }
    expect((await save(editor, id, body)).status).toBe(409)
    expect((await publish(editor, thrown)).status).toBe(409)
    expect((await editor.call('scheduleEntry', { id, body: minutes })).status).toBe(409)
    expect((await trash(thrown)).status).toBe(409)
    const back = (await restore(thrown)).result.entry as Entry
    expect((await restore(back)).status).toBe(409)
  })

  it('restores an entry published under its key and path, with its draft and an audit row', async () => {
    const published = await publishedPost('back')
    const { post } = (await getPost('back')).json().result
    const { result } = await save(editor, published.id, {
      version: published.version,
      snapshot: postFields('back', { title: 'Правка' }),
    })
    const thrown = (await trash(result.entry)).result.entry as Entry
    const back = await restore(thrown)
    expect(back.result.entry).toMatchObject({
      state: 'edited',
      title: 'Правка',
      snapshot: { title: 'Правка' },
      published: { title: 'О ситце' },
      trashedAt: null,
    })
    expect((await getPost('back')).json().result.post).toEqual(post)
    const rows = await server()
      .database.orm.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(thrown.id)))
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['trashEntry', 'restoreEntry']))
  })

  it('restores a draft as a draft, and an unpublished entry as unpublished', async () => {
    const draft = (await trash(await createPost(editor, 'draft'))).result.entry as Entry
    expect((await restore(draft)).result.entry).toMatchObject({ state: 'draft', published: null })
    const live = await publishedPost('down')
    const down = await editor.call('takeDownEntry', { id: live.id, body: { version: live.version } })
    const thrown = (await trash(down.result.entry)).result.entry as Entry
    expect((await restore(thrown)).result.entry).toMatchObject({ state: 'taken-down' })
    expect(await fetchStatus('down')).toBe(404)
  })

  it('answers 422 when the path is taken meanwhile, and restores the entry as a draft', async () => {
    const thrown = (await trash(await publishedPost('wanted'))).result.entry as Entry
    await publishedPost('wanted')
    const refused = await restore(thrown)
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['slug']])
    expect(await listed({ state: 'trashed' })).toContain(thrown.id)
    const draft = await restore(thrown, 'draft')
    expect(draft.result.entry).toMatchObject({ state: 'taken-down', snapshot: { slug: 'wanted' } })
  })

  it('refuses to trash a group with items, and to restore an item into a trashed group', async () => {
    const group = await createPublished(editor, 'item', itemFields('korzina', { isGroup: true }))
    const parent = Number(group.key)
    const item = await createPublished(editor, 'item', itemFields('v-korzine', { parent }))
    expect((await trash(group)).status).toBe(409)
    const thrownItem = (await trash(item)).result.entry as Entry
    const nodes = (await editor.call('getItemNodes', { query: { parent: String(parent) } })).result.nodes
    expect(nodes).toEqual([])
    const currentGroup = (await editor.call('getEntry', { id: group.id })).result.entry as Entry
    const thrownGroup = (await trash(currentGroup)).result.entry as Entry
    expect((await restore(thrownItem)).status).toBe(409)
    expect((await restore(thrownGroup)).status).toBe(200)
    expect((await restore(thrownItem)).result.entry).toMatchObject({ state: 'published' })
  })

  it(`deletes entries with their versions after ${TRASH_DAYS} days, and adds an audit row`, async () => {
    const { orm } = server().database
    const thrown = (await trash(await publishedPost('old'))).result.entry as Entry
    const later = (days: number) => new Date(server().clock.now.getTime() + days * 86_400_000)
    await emptyTrash(orm, later(TRASH_DAYS - 1))
    expect((await editor.call('getEntry', { id: thrown.id })).status).toBe(200)
    await emptyTrash(orm, later(TRASH_DAYS + 1))
    expect((await editor.call('getEntry', { id: thrown.id })).status).toBe(404)
    const versions = await orm.select().from(contentVersions).where(eq(contentVersions.entryId, thrown.id))
    expect(versions).toEqual([])
    const rows = await orm.select().from(auditLog).where(eq(auditLog.action, TRASH_JOB))
    expect(rows.some(({ subjectId }) => subjectId === String(thrown.id))).toBe(true)
  })
})

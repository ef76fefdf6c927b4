import { editingMessages } from '@rapport/contract/editing/editing-messages'
import type { Entry } from '@rapport/contract/editing/entries'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { publish, save } from '../../test/entries.ts'
import { uploadDrawing } from '../../test/media-files.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaffOnEachDatabase, type SignedIn } from '../../test/staff-app.ts'
import { seedEntries } from '../editing/commands.ts'
import { contentEntries } from '../editing/tables.ts'
import { REQUIRED_SITE } from './commands.ts'

describeStaffOnEachDatabase('content of the factory', (server) => {
  let owner: SignedIn
  let picture = ''
  beforeAll(async () => {
    owner = await server().signedIn('owner')
    picture = (await uploadDrawing(owner, 'cover', '#123456')).file
  })
  const create = async (kind: string, snapshot: object): Promise<Entry> =>
    (await owner.call('createEntry', { body: { kind, snapshot } })).result.entry
  const get = async (path: string) => (await server().app.inject(`/api/v1/${path}`)).json().result
  const frame = () => ({ picture, title: 'Раскрой', text: '', link: '/catalog/' })
  const story = (fields = {}) => ({ title: 'Цех', cover: picture, frames: [frame()], position: null, ...fields })
  const licence = (fields = {}) => ({
    ...{ title: 'Сертификат', description: 'На ситец', picture, document: null, position: null },
    ...fields,
  })

  it('a story is on every page once it is published, with its frames, and a draft of it is not', async () => {
    const entry = await create('story', story())
    expect((await get('stories')).stories ?? []).toEqual([])
    const { entry: published } = await publish(owner, entry)
    await expect
      .poll(async () => (await get('stories')).stories, SOON)
      .toMatchObject([{ title: 'Цех', frames: [{ title: 'Раскрой', link: '/catalog/' }] }])
    await save(owner, published.id, { version: published.version, snapshot: story({ title: 'Иначе' }) })
    expect((await get('stories')).stories).toMatchObject([{ title: 'Цех' }])
  })

  it('a story needs a title, a cover and a frame, each with its picture, and leads to pages of this site', async () => {
    const bare = await create('story', story({ title: '', cover: null, frames: [] }))
    expect((await publish(owner, bare)).errors).toEqual({
      'entries.0.title': [editingMessages.titleRequired],
      'entries.0.cover': [editingMessages.pictureRequired],
      'entries.0.frames': [editingMessages.framesRequired],
    })
    const hole = await create('story', story({ frames: [{ ...frame(), picture: 'gone-0123456789.svg' }] }))
    expect((await publish(owner, hole)).errors).toEqual({
      'entries.0.frames.0.picture': [editingMessages.pictureMissing],
    })
    for (const link of ['//evil.example', 'javascript:alert(1)', 'https://evil.example/'])
      expect((await owner.call('createEntry', { body: { kind: 'story', snapshot: story({ frames: [{ ...frame(), link }] }) } })).status).toBe(422)
  })

  it('a licence stands on its page once it is published, goes when it is taken down, and comes back under its id', async () => {
    const { entry } = await publish(owner, await create('licence', licence()))
    const listed = async () => (await get('licenses')).licenses
    await expect.poll(listed, SOON).toMatchObject([{ title: 'Сертификат', description: 'На ситец' }])
    const [{ id }] = await listed()
    const down = await owner.call('takeDownEntry', { id: entry.id, body: { version: entry.version } })
    await expect.poll(listed, SOON).toEqual([])
    await publish(owner, down.result.entry)
    await expect.poll(listed, SOON).toMatchObject([{ id }])
  })

  it('properties of the site are one: changed, checked, and never taken down', async () => {
    const { orm } = server().database
    await seedEntries(orm, 'site', [REQUIRED_SITE], async () => undefined)
    const [row] = await orm.select().from(contentEntries).where(eq(contentEntries.kind, 'site'))
    const id = row?.id ?? 0
    const snapshot = {
      ...REQUIRED_SITE,
      ...{ title: 'Лоскут', phone: '+74951234567', supportEmail: 'a@example.ru', address: 'Тула' },
      operationMode: 'Пн–Пт 9–18',
      social: [{ type: 'vk', name: 'ВК', link: 'javascript:alert(1)' }],
    }
    await save(owner, id, { version: 1, snapshot })
    expect((await publish(owner, { id, version: 2 })).errors).toEqual({
      'entries.0.social.0.link': [editingMessages.linkFormat],
    })
    await save(owner, id, { version: 2, snapshot: { ...snapshot, social: [] } })
    const { entry } = await publish(owner, { id, version: 3 })
    await expect.poll(async () => (await get('site')).properties?.name ?? (await get('site')).name, SOON).toBe('Лоскут')
    const down = await owner.call('takeDownEntry', { id, body: { version: entry.version } })
    expect([down.status, down.message]).toEqual([409, editingMessages.required])
    const second = await create('site', snapshot)
    expect((await publish(owner, second)).status).toBe(422)
  })
})

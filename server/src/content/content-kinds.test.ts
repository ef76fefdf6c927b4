import { messages } from '@rapport/contract/errors/messages'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import type { LicenseSnapshot } from '@rapport/staff-contract/snapshots/license-snapshot'
import type { StorySnapshot } from '@rapport/staff-contract/snapshots/story-snapshot'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { addPicture, createDraft, createPublished, publish, save } from '../../test/content/entries.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { seedEntries } from '../editing/commands.ts'
import { contentEntries } from '../editing/tables.ts'
import { REQUIRED_SITE } from './commands.ts'

const picture = 'tkan-0123456789.svg'
const frame = { picture, title: 'Раскрой', text: '', link: '/catalog/' }
const story = (fields: Partial<StorySnapshot> = {}): StorySnapshot => ({
  title: 'Цех',
  cover: picture,
  frames: [frame],
  position: null,
  ...fields,
})
const license: LicenseSnapshot = {
  title: 'Сертификат',
  description: 'На ситец',
  picture,
  document: null,
  position: null,
}

describeStaff('stories, licenses and site properties', (server) => {
  let owner: SignedIn
  beforeAll(async () => {
    owner = await server().signedIn('owner')
    await addPicture(server())
  })
  const saveDraft = async ({ id, version }: Pick<Entry, 'id' | 'version'>, snapshot: object) =>
    (await save(owner, id, { version, snapshot })).result.entry as Entry
  const resultOf = async (path: string) => (await server().app.inject(`/api/v1/${path}`)).json().result
  const storyTitles = async () =>
    (await resultOf('site')).stories.map(({ title }: { title: string }) => title)

  it('shows a published story on every page, in its position, and no draft', async () => {
    const last = await createPublished(owner, 'story', story())
    await createPublished(owner, 'story', story({ title: 'Ткань', position: -1 }))
    await expect.poll(storyTitles, SOON).toEqual(['Ткань', 'Цех'])
    expect((await resultOf('site')).stories[1].frames).toMatchObject([
      { title: 'Раскрой', link: '/catalog/' },
    ])
    await saveDraft(last, story({ title: 'Иначе' }))
    await createDraft(owner, 'story', story({ title: 'Черновик' }))
    expect(await storyTitles()).toEqual(['Ткань', 'Цех'])
  })

  it('requires a title, a cover and a frame with its picture for a story, and links to pages of this site only', async () => {
    const bare = await createDraft(owner, 'story', story({ title: '', cover: null, frames: [] }))
    expect((await publish(owner, bare)).errors).toEqual({
      'entries.0.title': [editingMessages.titleRequired],
      'entries.0.cover': [editingMessages.pictureRequired],
      'entries.0.frames': [editingMessages.framesRequired],
    })
    const gone = { ...frame, picture: 'gone-0123456789.svg' }
    const hole = await createDraft(owner, 'story', story({ frames: [frame, gone] }))
    expect((await publish(owner, hole)).errors).toEqual({
      'entries.0.frames.1.picture': [editingMessages.pictureMissing],
    })
    for (const link of ['//evil.example', 'javascript:alert(1)', 'https://evil.example/']) {
      const body = { kind: 'story', snapshot: story({ frames: [{ ...frame, link }] }) }
      expect((await owner.call('createEntry', { body })).errors).toEqual({
        'frames.0.link': [editingMessages.pathFormat],
      })
    }
  })

  it('hides an unpublished license, and restores it under its id', async () => {
    const listed = () => resultOf('company-licenses')
    const entry = await createPublished(owner, 'license', license)
    await expect.poll(listed, SOON).toMatchObject([{ title: 'Сертификат', description: 'На ситец' }])
    const [{ id }] = await listed()
    const down = await owner.call('takeDownEntry', { id: entry.id, body: { version: entry.version } })
    await expect.poll(listed, SOON).toEqual([])
    expect((await publish(owner, down.result.entry)).status).toBe(200)
    await expect.poll(listed, SOON).toMatchObject([{ id }])
  })

  it('edits the site properties as one entry, checks them, and never unpublishes them', async () => {
    const { orm } = server().database
    await seedEntries(orm, 'site', [REQUIRED_SITE], async () => undefined)
    const [row] = await orm.select().from(contentEntries).where(eq(contentEntries.kind, 'site'))
    const id = row?.id ?? 0
    const snapshot = {
      ...REQUIRED_SITE,
      title: 'Лоскут',
      tagline: 'ткацкий двор',
      legalName: 'ООО «Лоскут»',
      phone: '+74951234567',
      supportEmail: 'a@example.ru',
      address: 'Тула',
      operationMode: 'Пн–Пт 9–18',
      social: [{ type: 'vk', name: 'ВК', link: 'javascript:alert(1)' }],
    }
    const wrong = await saveDraft(
      { id, version: 1 },
      {
        ...snapshot,
        phone: '8 495',
        legalName: '',
        inn: '123',
        callbackMinutes: 1e6,
        minimumPieces: 1e6,
        nextSteps: [{ text: ' ' }],
        productPromises: [{ icon: 'eye', name: '', text: 'бесплатно', link: null }],
      },
    )
    expect((await publish(owner, wrong)).errors).toEqual({
      'entries.0.legalName': [editingMessages.legalNameRequired],
      'entries.0.inn': [messages.innFormat],
      'entries.0.phone': [editingMessages.phoneFormat],
      'entries.0.callbackMinutes': [editingMessages.numberTooLarge(1440)],
      'entries.0.minimumPieces': [editingMessages.numberTooLarge(100_000)],
      'entries.0.nextSteps.0.text': [editingMessages.stepTextRequired],
      'entries.0.productPromises.0.name': [editingMessages.promiseRequired],
      'entries.0.social.0.link': [editingMessages.linkFormat],
    })
    for (const marginPost of ['/help/', '/blog/', 'https://evil.example/blog/a/', '']) {
      const refused = await save(owner, id, { version: wrong.version, snapshot: { ...snapshot, marginPost } })
      expect([marginPost, refused.errors]).toEqual([
        marginPost,
        { marginPost: [editingMessages.postPathFormat] },
      ])
    }
    // A factory may have an email only.
    const right = await saveDraft(wrong, { ...snapshot, phone: '', social: [] })
    const { entry } = await publish(owner, right)
    await expect.poll(async () => (await resultOf('site')).properties.name, SOON).toBe('Лоскут')
    for (const away of ['takeDownEntry', 'trashEntry'] as const) {
      const answer = await owner.call(away, { id, body: { version: entry.version } })
      expect([answer.status, answer.message]).toEqual([409, editingMessages.required])
    }
    const second = await createDraft(owner, 'site', { ...REQUIRED_SITE, ...snapshot, social: [] })
    expect((await publish(owner, second)).status).toBe(422)
  })
})

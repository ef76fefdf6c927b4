import { messages } from '@rapport/contract/errors/messages'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { EMPTY_SEO, type SeoSnapshot } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  cityFields,
  createDraft,
  createPublished,
  itemFields,
  PICTURE,
  postFields,
  publish,
  save,
  textPageFields,
} from '../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { REQUIRED_HOME } from '../content/home-commands.ts'
import { seedEntries } from '../editing/commands.ts'

const written: SeoSnapshot = {
  title: 'Для поиска',
  description: 'Описание для поиска',
  keywords: 'ситец',
  ogTitle: 'Для сетей',
  ogDescription: 'Описание для сетей',
  ogPicture: PICTURE,
  canonical: '/catalog/',
  robots: 'noindex, follow',
}

describeStaff('written SEO of a page', (server) => {
  let editor: SignedIn
  let specialist: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
    specialist = await server().signedIn('seo')
  })
  const get = async (url: string) => (await server().app.inject({ url })).json().result
  const entryOf = async ({ id }: Entry): Promise<Entry> =>
    (await editor.call('getEntry', { id })).result.entry
  const things = [
    ['post', postFields, '/api/v1/posts/', 'post'],
    ['item', itemFields, '/api/v1/catalog/', 'catalog'],
  ] as const

  it.each(things)(
    'is shown once published, and returned by the entry: %s',
    async (kind, fields, api, group) => {
      const slug = `said-${kind}`
      const entry = await createPublished(editor, kind, fields(slug, { seo: written }))
      const { [group]: shown } = await get(`${api}${slug}`)
      const { ogPicture: _, ...texts } = written
      const share = expect.stringContaining('/media/share/')
      expect(shown.seo).toEqual({ ...texts, ogImage: share })
      expect((await entryOf(entry)).published).toMatchObject({ seo: written })
      const resolved = await get(`/api/v1/seo/show?groupName=${group}&entityId=${shown.id}`)
      expect(new URL(resolved.canonical).pathname).toBe('/catalog/')
      expect((await server().app.inject({ url: '/sitemap.xml' })).body).not.toContain(slug)
    },
  )

  it.each(things)('falls back to the defaults when removed: %s', async (kind, fields, api, group) => {
    const slug = `taken-${kind}`
    const entry = await createPublished(editor, kind, fields(slug, { seo: written }))
    const snapshot = { ...entry.snapshot, seo: EMPTY_SEO }
    await publish(editor, (await save(editor, entry.id, { version: entry.version, snapshot })).result.entry)
    const { [group]: shown } = await get(`${api}${slug}`)
    const [title, robots] = [expect.stringContaining(fields(slug).title), null]
    expect(shown.seo).toMatchObject({ title, ogTitle: title, canonical: null, robots })
  })

  it.each<[Partial<Record<keyof SeoSnapshot, string>>, string, string]>([
    [{ canonical: 'https://chuzhoy.example/' }, 'canonical', editingMessages.pathFormat],
    [{ canonical: '//chuzhoy.example/' }, 'canonical', editingMessages.pathFormat],
    [{ canonical: 'javascript:alert(1)' }, 'canonical', editingMessages.pathFormat],
    [{ robots: 'all' }, 'robots', messages.fieldInvalid],
    [{ ogTitle: 'я'.repeat(501) }, 'ogTitle', editingMessages.tooLong(500)],
  ])('answers 422 at its field: %o', async (seo, field, message) => {
    const snapshot = postFields('bad-seo', { seo: { ...EMPTY_SEO, ...seo } as SeoSnapshot })
    const { status, errors } = await editor.call('createEntry', { body: { kind: 'post', snapshot } })
    expect([status, errors]).toEqual([422, { [`seo.${field}`]: [message] }])
  })

  it('is published with pictures of the library only', async () => {
    const seo = { ...EMPTY_SEO, ogPicture: 'net-0000000000.png' }
    const draft = await createDraft(editor, 'post', postFields('no-picture', { seo }))
    expect((await publish(editor, draft)).errors).toEqual({
      'entries.0.seo.ogPicture': [editingMessages.pictureMissing],
    })
  })

  it.each(things)(
    'is all that an SEO specialist may write and publish of an entry: %s',
    async (kind, fields) => {
      const entry = await createPublished(editor, kind, fields(`own-${kind}`))
      const own = { ...entry.snapshot, seo: { ...EMPTY_SEO, title: 'Свой заголовок' } }
      const refused = await save(specialist, entry.id, {
        version: entry.version,
        snapshot: { ...own, title: 'Чужой' },
      })
      expect([refused.status, refused.message]).toEqual([403, editingMessages.seoOnly])
      const saved = await save(specialist, entry.id, { version: entry.version, snapshot: own })
      expect(saved.status).toBe(200)
      const published = await publish(specialist, saved.result.entry)
      expect([published.status, published.entry.published]).toMatchObject([200, { seo: own.seo }])
    },
  )

  it('is neither published nor discarded by an SEO specialist if other fields of the entry changed', async () => {
    const entry = await createPublished(editor, 'post', postFields('beside'))
    const snapshot = { ...entry.snapshot, title: 'Редактор ещё пишет' }
    const saved = await save(editor, entry.id, { version: entry.version, snapshot })
    const { id, version } = saved.result.entry
    const added = await save(specialist, id, { version, snapshot: { ...snapshot, seo: written } })
    expect(added.status).toBe(200)
    const draft: Entry = added.result.entry
    expect((await publish(specialist, draft)).status).toBe(403)
    const body = { version: draft.version }
    expect((await specialist.call('discardDraft', { id, body })).status).toBe(403)
    const unpublished = await createDraft(editor, 'post', postFields('never-out'))
    expect((await publish(specialist, unpublished)).status).toBe(403)
    for (const name of ['takeDownEntry', 'trashEntry', 'copyEntry'] as const)
      expect([name, (await specialist.call(name, { id, body })).status]).toEqual([name, 403])
  })

  /** Kinds whose records are identified by path, or by city. */
  const others = [
    [
      'text-page',
      () => createPublished(editor, 'text-page', textPageFields('warranty')),
      'page',
      '/help/warranty/',
    ],
    ['city', () => createPublished(editor, 'city', cityFields('Кимры', 'kimry')), 'city', ''],
    ['home', () => homeEntry(), 'page', '/'],
  ] as const
  async function homeEntry(): Promise<Entry> {
    await seedEntries(server().database.orm, 'home', [REQUIRED_HOME], async () => undefined)
    const [home] = (await editor.call('getEntries', { query: { kind: 'home' } })).result.entries as Entry[]
    const { id, version, snapshot } = await entryOf(home as Entry)
    const slide = { picture: PICTURE, portrait: null, title: 'Ткань', subtitle: '', content: '' }
    const saved = await save(editor, id, { version, snapshot: { ...snapshot, slides: [slide] } })
    return (await publish(editor, saved.result.entry)).entry
  }

  it.each(others)(
    'is shown, removed, and writable for an SEO specialist on single pages: %s',
    async (_kind, make, groupName, path) => {
      const entry = await make()
      const entityId = path || String(entry.key)
      const said = () =>
        get(`/api/v1/seo/show?groupName=${groupName}&entityId=${encodeURIComponent(entityId)}`)
      const before = await said()
      const put = async (person: SignedIn, seo: SeoSnapshot) => {
        const { version, snapshot } = await entryOf(entry)
        const saved = await save(person, entry.id, { version, snapshot: { ...snapshot, seo } })
        expect(saved.status).toBe(200)
        expect((await publish(person, saved.result.entry)).status).toBe(200)
      }
      await put(specialist, written)
      const { ogPicture: _, canonical: __, ...texts } = written
      const ogImage = expect.stringContaining('/media/share/')
      expect(await said()).toMatchObject({ ...texts, ogImage })
      expect(new URL((await said()).canonical).pathname).toBe('/catalog/')
      expect((await entryOf(entry)).published).toMatchObject({ seo: written })
      await put(editor, EMPTY_SEO)
      expect(await said()).toEqual(before)
      const present = await entryOf(entry)
      const other = { ...present.snapshot, title: 'Чужое' }
      const refused = await save(specialist, entry.id, { version: present.version, snapshot: other })
      expect(refused.status).not.toBe(200)
    },
  )
})

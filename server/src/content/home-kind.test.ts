import { HOME_BLOCKS } from '@rapport/contract/home/home'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import type { HomeSnapshot } from '@rapport/staff-contract/snapshots/home-snapshot'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { addPicture, createDraft, publish, save } from '../../test/content/entries.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { seedEntries } from '../editing/commands.ts'
import { SCHEDULE_QUEUE } from '../editing/schedules/schedule.ts'
import { contentEntries } from '../editing/tables.ts'
import { REQUIRED_HOME } from './home-commands.ts'

const picture = 'tkan-0123456789.svg'
const step = { picture: null, title: 'Макет', content: 'Пришлите макет' }
const filled: HomeSnapshot = {
  ...REQUIRED_HOME,
  slides: [{ picture, portrait: picture, title: 'Ситец', subtitle: '', content: '' }],
  video: { ...REQUIRED_HOME.video, video: 'a'.repeat(32), uploadedOn: '2026-04-16', text: '**О нас**' },
  orderSteps: [step],
  facts: [{ ...step, title: 'С 2008 года' }],
  clients: { title: 'Клиенты', list: [{ picture, name: 'Лоскут' }] },
  testimonials: {
    title: 'Отзывы',
    list: ['Анна', 'Борис'].map((name) => ({ name, position: 'закупщик', content: 'Хорошо' })),
  },
}

describeStaff('the home page', (server) => {
  let editor: SignedIn
  let id = 0
  beforeAll(async () => {
    const { orm } = server().database
    await addPicture(server())
    editor = await server().signedIn('editor')
    await seedEntries(orm, 'home', [REQUIRED_HOME], async () => undefined)
    const [row] = await orm.select().from(contentEntries).where(eq(contentEntries.kind, 'home'))
    id = row?.id ?? 0
  })
  const resultOf = async (path: string) => (await server().app.inject(`/api/v1/${path}`)).json().result
  const blocks = () => resultOf('home-page/blocks')
  const clientNames = async () =>
    (await resultOf('company-clients')).images.map(({ name }: { name: string }) => name)
  async function saved(snapshot: object): Promise<Entry> {
    const { version } = (await editor.call('getEntry', { id })).result.entry
    return (await save(editor, id, { version, snapshot })).result.entry
  }
  const published = async (snapshot: object) => {
    const { status, errors } = await publish(editor, await saved(snapshot))
    expect([status, errors]).toEqual([200, {}])
  }

  it('shows published blocks in order, and no draft', async () => {
    await published(filled)
    await expect
      .poll(blocks, SOON)
      .toMatchObject({
        blocks: [...HOME_BLOCKS],
        slider: [{ id: 1, title: 'Ситец', portrait: { src: expect.stringContaining('tkan-') } }],
        orderSteps: [{ id: 1, title: 'Макет', image: null }],
        testimonials: { reviews: [{ key: '1', name: 'Анна' }, { name: 'Борис' }] },
      })
    expect(await resultOf('video-block-index')).toMatchObject({
      text: expect.stringContaining('<strong>О\u00A0нас</strong>'),
      uploadedOn: '2026-04-16',
    })
    await saved({ ...filled, facts: [], orderSteps: [] })
    expect((await blocks()).facts).toHaveLength(1)
    const moved = { ...filled.testimonials, list: filled.testimonials.list.toReversed() }
    await published({ ...filled, blocks: filled.blocks.toReversed(), testimonials: moved })
    await expect
      .poll(blocks, SOON)
      .toMatchObject({
        blocks: HOME_BLOCKS.toReversed(),
        testimonials: { reviews: [{ key: '1', name: 'Борис' }, { name: 'Анна' }] },
      })
  })

  it('omits data of hidden blocks; order steps stay on the ordering page', async () => {
    const hidden = ['orderSteps', 'clients', 'video', 'catalogPreview']
    await published({
      ...filled,
      blocks: filled.blocks.map(({ name }) => ({ name, isShown: !hidden.includes(name) })),
    })
    await expect.poll(async () => (await blocks()).blocks, SOON).not.toContain('clients')
    expect(await blocks()).toMatchObject({ orderSteps: [], catalogPreview: [], facts: [{ id: 1 }] })
    expect([await clientNames(), await resultOf('video-block-index')]).toEqual([[], undefined])
    expect((await resultOf('order-steps')).orderSteps).toHaveLength(1)
  })

  it('shows a scheduled slide from its minute on, and not before', async () => {
    await published(filled)
    const slides = [{ picture, title: 'С Новым годом', subtitle: '', content: '' }]
    const { version } = await saved({ ...filled, slides })
    const body = { version, publishAt: '2099-12-31T23:59', takeDownAt: null }
    expect((await editor.call('scheduleEntry', { id, body })).status).toBe(200)
    const slideTitle = async () => (await blocks()).slider[0].title
    expect(await slideTitle()).toBe('Ситец')
    const { clock, database } = server()
    const { now } = clock
    clock.now = new Date('2099-12-31T23:59:00+03:00')
    await database.orm.execute(sql`update pgboss.job set start_after = now() where name = ${SCHEDULE_QUEUE}`)
    await expect.poll(slideTitle, SOON).toBe('С Новым годом')
    clock.now = now
  })

  it('reports errors at their fields', async () => {
    const film = { src: 'https://evil.example/a.mp4', captions: '', start: 7, end: 7 }
    const wrong = await saved({
      ...filled,
      slides: [{ picture, portrait: null, title: '', subtitle: '', content: '' }],
      video: { ...filled.video, title: '', video: 'https://video.example/1', picture: 'gone-1.svg', film },
      facts: [{ ...step, title: '' }],
      clients: { title: '', list: [{ picture: null, name: '' }] },
    })
    expect((await publish(editor, wrong)).errors).toEqual({
      'entries.0.slides.0.title': [editingMessages.titleRequired],
      'entries.0.video.title': [editingMessages.titleRequired],
      'entries.0.video.video': [editingMessages.videoFormat],
      'entries.0.video.film.src': [editingMessages.documentPath],
      'entries.0.video.film.captions': [editingMessages.captionsRequired, editingMessages.documentPath],
      'entries.0.video.film.end': [editingMessages.filmEndsFirst],
      'entries.0.facts.0.title': [editingMessages.titleRequired],
      'entries.0.clients.title': [editingMessages.titleRequired],
      'entries.0.clients.list.0.picture': [editingMessages.pictureRequired],
      'entries.0.clients.list.0.name': [editingMessages.nameRequired],
    })
    const gone = await saved({
      ...filled,
      clients: { title: 'К', list: [{ picture: 'gone-1.svg', name: 'Л' }] },
    })
    expect((await publish(editor, gone)).errors).toEqual({
      'entries.0.clients.list.0.picture': [editingMessages.pictureMissing],
    })
  })

  it('accepts the release day of a video, and refuses a half-typed year', async () => {
    const shown = { picture, title: 'Раскрой', video: 'b'.repeat(32), film: null }
    const withDay = (uploadedOn: string | null) => ({
      ...filled,
      excursion: { ...filled.excursion, list: [{ ...shown, uploadedOn }] },
    })
    expect((await publish(editor, await saved(withDay('0202-09-16')))).errors).toEqual({
      'entries.0.excursion.list.0.uploadedOn': [editingMessages.dayYear],
    })
    const { version } = (await editor.call('getEntry', { id })).result.entry
    const noDay = await save(editor, id, { version, snapshot: withDay('2026-02-31') })
    expect([noDay.status, noDay.errors]).toEqual([
      422,
      { 'excursion.list.0.uploadedOn': [editingMessages.dateFormat] },
    ])
    const videos = async () => (await blocks()).excursion.videos
    for (const uploadedOn of ['2025-09-16', null]) {
      await published(withDay(uploadedOn))
      await expect.poll(videos, SOON).toMatchObject([{ title: 'Раскрой', uploadedOn }])
    }
    const { uploadedOn: _none, ...earlier } = filled.video
    await published({ ...filled, video: earlier, excursion: { ...filled.excursion, list: [shown] } })
    expect(await resultOf('video-block-index')).toMatchObject({ uploadedOn: null })
  })

  it('is a single entry: a block is listed once, and missing blocks are appended', async () => {
    const { version } = (await editor.call('getEntry', { id })).result.entry
    const [first] = filled.blocks
    const twice = await save(editor, id, { version, snapshot: { ...filled, blocks: [first, first] } })
    expect([twice.status, Object.keys(twice.errors)]).toEqual([422, ['blocks']])
    const last = { name: 'testimonials', isShown: false }
    const entry = await saved({ ...filled, blocks: [last] })
    expect((entry.snapshot as HomeSnapshot).blocks.map(({ name }) => name)).toEqual([
      'testimonials',
      ...HOME_BLOCKS.filter((name) => name !== 'testimonials'),
    ])
    const second = await publish(editor, await createDraft(editor, 'home', filled))
    expect(second.errors).toEqual({ 'entries.0.message': [editingMessages.homeIsOne] })
    const down = await editor.call('takeDownEntry', { id, body: { version: entry.version } })
    expect(down.status).toBe(409)
  })
})

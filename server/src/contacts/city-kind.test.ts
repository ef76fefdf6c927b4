import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import type { CitySnapshot } from '@rapport/staff-contract/snapshots/city-snapshot'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  createDraft,
  createPublished,
  cityFields as fieldsOfCity,
  publish,
  save,
} from '../../test/content/entries.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { siteProperties } from '../content/tables.ts'
import { contentDrafts } from '../editing/tables.ts'
import { getCallDeadline } from '../inbox/calls/call-deadline.ts'
import { skipSeededCityIds } from './commands.ts'
import { cities } from './tables.ts'

const picture = 'tkan-0123456789.svg'
const closed = { hours: '' }
const cityFields = (title: string, subdomain: string, fields: Partial<CitySnapshot> = {}): CitySnapshot =>
  fieldsOfCity(title, subdomain, {
    coordinates: '54,19; 37,61',
    howToGet: '**Пешком**',
    photos: [picture],
    week: ['9-18', '9-18', '9-18', '9-18', '9–16:45', '', ''],
    ...fields,
  })

describeStaff('cities', (server) => {
  let owner: SignedIn
  beforeAll(async () => {
    owner = await server().signedIn('owner')
    await addPicture(server())
    await skipSeededCityIds(server().database.orm)
  })
  const listCities = async () => (await server().app.inject('/api/v1/cities')).json().result.cities
  const cityBy = async (subdomain: string) =>
    (await listCities()).find((city: { subdomain: string }) => city.subdomain === subdomain)
  const saveDraft = async ({ id, version }: Pick<Entry, 'id' | 'version'>, snapshot: CitySnapshot) =>
    (await save(owner, id, { version, snapshot })).result.entry as Entry
  const mistakes = async (entry: Entry) => (await publish(owner, entry)).errors

  it('are shown once published, with phones and hours in their usual format', async () => {
    const entry = await createPublished(owner, 'city', cityFields('Тула', 'tula'))
    await expect
      .poll(() => cityBy('tula'), SOON)
      .toMatchObject({
        city: 'Тула',
        phones: ['+74872123456'],
        isDefault: false,
        operationMode: 'Пн–Чт 09:00–18:00; Пт 09:00–16:45',
      })
    const { id } = await cityBy('tula')
    const contact = async () => (await server().app.inject(`/api/v1/contacts/${id}`)).json().result.contact
    expect(await contact()).toMatchObject({
      coordinates: { latitude: 54.19, longitude: 37.61 },
      howToGet: '<p><strong>Пешком</strong></p>',
    })
    await saveDraft(entry, cityFields('Тула', 'tula', { address: 'Черновая, 1' }))
    expect(await contact()).toMatchObject({ address: 'Мира, 1' })
  })

  it('report errors at their fields', async () => {
    const wrong = await createDraft(
      owner,
      'city',
      cityFields('Орёл', 'орёл', {
        phones: ['12'],
        email: 'почта',
        address: '',
        coordinates: 'у вокзала',
        timeZone: 'Орёл',
        week: ['18–9', '', '', '', '', '', ''],
        exceptions: [{ first: '2027-01-08', last: '2027-01-01', ...closed }],
        warnings: [
          ...[{ text: '', color: 'yellow', from: null, to: null }],
          ...[{ text: 'A', color: '#1A1815', from: '2027-01-02T00:00:00Z', to: '2027-01-01T00:00:00Z' }],
        ],
      }),
    )
    expect(await mistakes(wrong)).toEqual({
      'entries.0.subdomain': [editingMessages.slugFormat],
      'entries.0.phones.0': [editingMessages.phoneFormat],
      'entries.0.email': [editingMessages.emailFormat],
      'entries.0.address': [editingMessages.addressRequired],
      'entries.0.coordinates': [editingMessages.coordinatesFormat],
      'entries.0.week.0': [editingMessages.dayHours],
      'entries.0.exceptions.0.last': [editingMessages.lastDayFirst],
      'entries.0.timeZone': [editingMessages.timeZoneUnknown],
      'entries.0.warnings.0.text': [editingMessages.warningRequired],
      'entries.0.warnings.0.color': [editingMessages.warningColor],
      'entries.0.warnings.1.to': [editingMessages.warningEndsFirst],
    })
    const twice = [
      { first: '2027-01-01', last: '2027-01-08', ...closed },
      { first: '2027-01-08', last: '2027-01-08', hours: '10–12' },
    ]
    expect(
      await mistakes(await createDraft(owner, 'city', cityFields('Орёл', 'orel', { exceptions: twice }))),
    ).toEqual({ 'entries.0.exceptions': [editingMessages.exceptionTwice] })
  })

  it('accept only dates as days of a draft, publish no half-typed year, and report the field', async () => {
    const { id, version } = await createDraft(owner, 'city', cityFields('Клин', 'klin'))
    const saved = (first: string | null, last: string | null) =>
      save(owner, id, {
        version,
        snapshot: cityFields('Клин', 'klin', { exceptions: [{ first, last, ...closed }] }),
      })
    for (const noDate of ['25.12.2026', '2026-12-', '2026-02-31', ''])
      expect(await saved('2026-12-25', noDate)).toMatchObject({
        status: 422,
        errors: { 'exceptions.0.last': [editingMessages.dateFormat] },
      })
    const { result } = await saved('2026-12-25', null)
    expect(result.entry.snapshot.exceptions).toEqual([{ first: '2026-12-25', last: null, ...closed }])
    expect(await mistakes(result.entry)).toEqual({
      'entries.0.exceptions.0.last': [editingMessages.dateRequired],
    })
    const halfTyped = await createDraft(
      owner,
      'city',
      cityFields('Клин', 'klin', { exceptions: [{ first: '0202-12-25', last: '0202-12-25', ...closed }] }),
    )
    expect(await mistakes(halfTyped)).toEqual({
      'entries.0.exceptions.0.first': [editingMessages.dayYear],
      'entries.0.exceptions.0.last': [editingMessages.dayYear],
    })
  })

  it('are read with any text stored as a day before, and saved again with a date', async () => {
    const { orm } = server().database
    const { id } = await createDraft(owner, 'city', cityFields('Ржев', 'rzhev'))
    const withFirst = (first: string) =>
      cityFields('Ржев', 'rzhev', { exceptions: [{ first, last: '2026-12-25', ...closed }] })
    await orm
      .update(contentDrafts)
      .set({ snapshot: withFirst('25 декабря') })
      .where(eq(contentDrafts.entryId, id))
    const { version, snapshot } = (await owner.call('getEntry', { id })).result.entry
    expect(snapshot.exceptions).toMatchObject([{ first: '25 декабря', last: '2026-12-25' }])
    expect((await save(owner, id, { version, snapshot })).errors).toEqual({
      'exceptions.0.first': [editingMessages.dateFormat],
    })
    expect((await save(owner, id, { version, snapshot: withFirst('2026-12-25') })).status).toBe(200)
  })

  it('need unique subdomains and names, and keep their default city', async () => {
    const { orm } = server().database
    await createPublished(owner, 'city', cityFields('Калуга', 'kaluga', { aliases: ['Обнинск'] }))
    const taken = await createDraft(owner, 'city', cityFields('Обнинск', 'kaluga', { aliases: ['калуга'] }))
    expect(await mistakes(taken)).toEqual({
      'entries.0.subdomain': [editingMessages.subdomainTaken],
      'entries.0.title': [editingMessages.aliasTaken('Калуга')],
      'entries.0.aliases.0': [editingMessages.aliasTaken('Калуга')],
    })
    const main = await createPublished(owner, 'city', cityFields('Москва', ''))
    expect(await mistakes(await createDraft(owner, 'city', cityFields('Клин', '')))).toEqual({
      'entries.0.subdomain': [editingMessages.subdomainRequired],
    })
    const moved = await saveDraft(main, cityFields('Москва', 'msk'))
    expect(await mistakes(moved)).toEqual({ 'entries.0.subdomain': [editingMessages.cityDefault] })
    const down = await owner.call('takeDownEntry', { id: main.id, body: { version: moved.version } })
    expect([down.status, down.message]).toEqual([409, editingMessages.cityDefault])
    expect(await orm.select({ id: cities.id }).from(cities).where(eq(cities.isDefault, true))).toHaveLength(1)
  })

  it('are closed on a holiday, and a call due then is moved to the next day', async () => {
    const today = server().clock.now.toISOString().slice(0, 10)
    const exceptions = [{ first: today, last: today, hours: 'закрыто' }]
    const week = Array.from({ length: 7 }, () => 'круглосуточно')
    const entry = await createPublished(
      owner,
      'city',
      cityFields('Псков', 'pskov', { week, timeZone: 'Africa/Abidjan' }),
    )
    const { id } = await cityBy('pskov')
    const noon = new Date(`${today}T12:00:00Z`)
    const callBy = () => getCallDeadline(server().database.orm, { cityId: id, from: noon })
    expect(await callBy()).toEqual(new Date(noon.getTime() + 15 * MINUTE_MS))
    await publish(
      owner,
      await saveDraft(entry, cityFields('Псков', 'pskov', { week, timeZone: 'Africa/Abidjan', exceptions })),
    )
    expect(await callBy()).toEqual(new Date(noon.getTime() + (12 * 60 + 15) * MINUTE_MS))
    await expect
      .poll(() => cityBy('pskov'), SOON)
      .toMatchObject({ exceptions: [{ first: today, last: today, open: [] }] })
  })

  it('show a warning between its minutes, warnings of all cities first, without other changes', async () => {
    const { clock, database } = server()
    const start = clock.now.getTime()
    const at = (minutes: number) => new Date(start + minutes * MINUTE_MS).toISOString()
    const warning = (text: string, from: string | null, to: string | null) => ({
      text,
      color: '#1A1815',
      from,
      to,
    })
    await database.orm
      .update(siteProperties)
      .set({ warnings: [{ text: 'Всем', color: '#1A1815', from: at(-1) }] })
    const warnings = [
      warning('Скоро', at(5), at(10)),
      warning('Прошло', null, at(-1)),
      warning('Всегда', null, null),
    ]
    await createPublished(owner, 'city', cityFields('Рязань', 'ryazan', { warnings }))
    const shown = async () =>
      (await cityBy('ryazan'))?.notifications.map(({ text }: { text: string }) => text)
    await expect.poll(shown, SOON).toEqual(['Всем', 'Всегда'])
    clock.now = new Date(start + 5 * MINUTE_MS)
    expect(await shown()).toEqual(['Всем', 'Скоро', 'Всегда'])
    clock.now = new Date(start + 10 * MINUTE_MS)
    expect(await shown()).toEqual(['Всем', 'Всегда'])
    clock.now = new Date(start)
  })
})

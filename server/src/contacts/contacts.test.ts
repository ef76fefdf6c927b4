import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { describeServer } from '../../test/server-app.ts'
import { SOON } from '../../test/soon.ts'
import { cities } from './tables.ts'

describeServer('cities and contacts', (server) => {
  const resultOf = async (url: string) => (await server().app.inject({ url })).json().result

  it('list the cities in display order, with their aliases and warnings', async () => {
    const { cities } = await resultOf('/api/v1/cities')
    expect(cities).toEqual([
      {
        id: 1,
        city: 'Москва',
        cities: ['Moscow'],
        subdomain: '',
        isDefault: true,
        phones: ['+74951234567'],
        phoneGoal: '',
        address: 'Тверская, 1',
        operationMode: 'Пн–Пт 09:30–18:00',
        timeZone: 'Europe/Moscow',
        notifications: [],
      },
      {
        id: 7,
        city: 'Тула',
        cities: ['Tula'],
        subdomain: 'tula',
        isDefault: false,
        phones: ['+74951234567'],
        phoneGoal: 'phone-tula',
        address: 'Ленина, 1',
        operationMode: 'Пн–Пт 09:30–18:00',
        timeZone: 'Europe/Samara',
        notifications: [{ text: 'Склад закрыт', color: '#b5232a' }],
      },
    ])
  })

  it('return the coordinates of an office, or null', async () => {
    const { contacts } = await resultOf('/api/v1/contacts')
    expect(contacts.map((contact: { coordinates: unknown }) => contact.coordinates)).toEqual([
      { latitude: 55.75, longitude: 37.62 },
      null,
    ])
    expect(await resultOf('/api/v1/contacts/7')).toEqual({
      contact: {
        id: 7,
        city: 'Тула',
        address: 'Ленина, 1',
        phones: ['+74951234567'],
        phoneGoal: 'phone-tula',
        operationMode: 'Пн–Пт 09:30–18:00',
        timeZone: 'Europe/Samara',
        email: 'tula@proba.example',
        coordinates: null,
        howToGet: '<p>Пешком</p>',
        photos: [
          expect.objectContaining({ src: expect.stringMatching(/^\/media\/tkan-[0-9a-f]{10}\.svg$/) }),
        ],
      },
    })
    expect(contacts[1]).toEqual((await resultOf('/api/v1/contacts/7')).contact)
  })

  it('change for the next visitor, on pages too, after a write in the database', async () => {
    const page = () => server().app.inject({ url: '/contacts/' })
    const seen = () => server().rendered.filter((path) => path === '/contacts/').length
    const before = (await server().app.inject({ url: '/api/v1/cities' })).headers.etag
    await page()
    await page()
    expect(seen()).toBe(1)
    await server().database.orm.update(cities).set({ address: 'Мира, 2' }).where(eq(cities.id, 7))
    expect((await resultOf('/api/v1/contacts/7')).contact.address).toBe('Мира, 2')
    expect((await server().app.inject({ url: '/api/v1/cities' })).headers.etag).not.toBe(before)
    await vi.waitFor(async () => {
      await page()
      expect(seen()).toBe(2)
    }, SOON)
  })

  it('show a warning from its minute on pages cached without it', async () => {
    const { orm } = server().database
    const rendered = async () => {
      await server().app.inject({ url: '/contacts/' })
      return server().rendered.filter((path) => path === '/contacts/').length
    }
    const before = await rendered()
    const moment = new Date(Date.now() + 1500)
    const warning = { text: 'Переучёт', color: '#1A1815', from: moment.toISOString() }
    await orm
      .update(cities)
      .set({ notifications: [warning] })
      .where(eq(cities.id, 1))
    // Once for the change itself, and once for its minute.
    await vi.waitFor(async () => expect(await rendered()).toBe(before + 1), SOON)
    await vi.waitFor(async () => expect(await rendered()).toBe(before + 2), { timeout: 10_000 })
    expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime())
    expect((await resultOf('/api/v1/cities')).cities[0].notifications).toEqual([
      { text: warning.text, color: warning.color },
    ])
  })
})

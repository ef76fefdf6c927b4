import { seedDatabase } from '@rapport/server/seed'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltApp } from '../../server/test/build-app.ts'
import { smallSeedContent } from '../../server/test/content/small-seed-content.ts'
import { SOON } from '../../server/test/soon.ts'
import { openTestDatabase, type TestDatabase } from '../../server/test/test-database.ts'
import { openFilledApp } from '../support/open-app.ts'

let database: TestDatabase
let site: BuiltApp
beforeAll(async () => {
  database = await openTestDatabase()
  const { orm } = database.database
  site = await openFilledApp(database.database, {
    prepare: (storage) => seedDatabase(orm, storage, smallSeedContent),
  })
})
afterAll(async () => {
  await site.close()
  await database.drop()
})

const read = async (url: string) => (await site.app.inject({ url, headers: { host: 'localhost:3000' } })).body
const hasForm = async (url: string) => (await read(url)).includes('id="order-form"')
const run = (statement: string) => database.database.orm.execute(sql.raw(statement))

it('shows phone and email instead of the form until the law allows it, and the form by itself afterwards', async () => {
  const pages = ['/', '/catalog/trikotaj/polo/']
  for (const page of pages) expect([page, await hasForm(page)]).toEqual([page, true])
  await run(`update site_properties set legal_name = ''`)
  for (const page of pages) await expect.poll(() => hasForm(page), SOON).toBe(false)
  const closed = await read('/')
  expect(closed).toContain('Форма заявки пока закрыта')
  expect(closed).toContain('href="tel:+74951234567"')
  expect(closed).toContain('href="mailto:support@proba.example"')
  expect(closed).toContain('&quot;closed&quot;')
  await run(`update site_properties set legal_name = 'ООО «Проба»'`)
  for (const page of pages) await expect.poll(() => hasForm(page), SOON).toBe(true)
  await run(`delete from text_pages where slug = 'policy'`)
  await expect.poll(() => hasForm('/'), SOON).toBe(false)
})

it('shows what was typed again if the form closed before it was sent', async () => {
  await run(`delete from text_pages where slug = 'policy'`)
  const typed = {
    name: 'Анна',
    phone: '+7 (900) 123-45-67',
    email: 'anna@example.ru',
    comment: 'Сто фартуков',
  }
  const { statusCode, body } = await site.app.inject({
    method: 'POST',
    url: '/order/',
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ ...typed, policy: '1' }).toString(),
  })
  expect(statusCode).toBe(422)
  for (const text of Object.values(typed)) expect(body).toContain(text)
  expect(body).not.toContain('id="order-form"')
})

it('names the company in the contacts', async () => {
  expect(await read('/contacts/')).toContain('ООО «Проба» · ИНН\u00a07707083893')
})

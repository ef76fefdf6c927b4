import { seedDatabase } from '@rapport/server/seed'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltApp } from '../../server/test/build-app.ts'
import { smallSeedContent } from '../../server/test/content/small-seed-content.ts'
import { validFields } from '../../server/test/order-form.ts'
import { SOON } from '../../server/test/soon.ts'
import { openTestDatabase, type TestDatabase } from '../../server/test/test-database.ts'
import { openFilledApp } from '../support/open-app.ts'
import { publishSingle } from '../support/publish-single.ts'

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

const PRODUCT = '/catalog/trikotaj/polo/'
const PAGES = ['/', '/catalog/', '/help/', '/blog/sitec/', '/catalog/futbolki/trikotaj/', PRODUCT]

async function read(url: string): Promise<string> {
  const { body } = await site.app.inject({ url, headers: { host: 'localhost:3000' } })
  return body.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
}
const quantityField = (html: string) => /<input[^>]* name="quantity"[^>]*>/.exec(html)?.[0]
const publish = (change: object) => publishSingle(database.database.orm, 'site', change)

it('every page names the call and the least order of the factory, in right Russian', async () => {
  expect(await read('/')).toContain('В рабочее время перезвоним за 15 минут, назовём цену')
  expect(await read('/catalog/')).toContain('мы печатаем и шьём: от одной штуки')
  await publish({ callbackMinutes: 120, minimumPieces: 21, minimumMetres: 5 })
  for (const page of PAGES)
    await expect.poll(() => read(page), SOON).toContain('перезвоним за 2 часа, назовём цену')
  expect(await read('/catalog/')).toContain('мы печатаем и шьём: от 21 штуки, с вашим рисунком')
  expect(await read('/catalog/')).toContain('content="Шьём и печатаем на заказ от 21 штуки')
  expect(await read('/blog/sitec/')).toContain('напечатаем ваше: от 21 штуки')
  const product = await read(PRODUCT)
  expect(product).toContain('— от 21 штуки')
  expect(quantityField(product)).toContain('min="21"')
  expect(product).toContain('Укажите от 21 до')
})

it('a form below the least order comes back with the error at the quantity, and with all that was typed', async () => {
  const itemId = / name="itemId" value="(\d+)"/.exec(await read(PRODUCT))?.[1] ?? ''
  const fields = { ...validFields, itemId, itemTitle: 'Поло', quantity: '20', policy: 'on' }
  const { statusCode, body } = await site.app.inject({
    method: 'POST',
    url: '/order/',
    headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: `${new URLSearchParams(fields)}`,
  })
  expect(statusCode).toBe(422)
  const page = body.replaceAll('\u00a0', ' ')
  expect(page).toContain('<a href="#order-quantity">Наименьший заказ — 21 шт</a>')
  expect(quantityField(page)).toMatch(/ aria-invalid="true".* value="20"/)
  expect(page).toMatch(/id="order-quantity-error"[^>]*>(?:<[^>]*>)*Наименьший заказ — 21 шт</)
  for (const typed of [validFields.comment, validFields.email, `name="itemId" value="${itemId}"`])
    expect(page).toContain(typed)
})

it('pages of a factory that promises nothing say nothing of it', async () => {
  await publish({ callbackMinutes: 0, minimumPieces: 0, minimumMetres: 0, productPromises: [] })
  for (const page of PAGES) {
    await expect.poll(() => read(page), SOON).toContain('Перезвоним в рабочее время, назовём цену')
    expect(await read(page)).not.toMatch(/15 минут|2 часа|от одной штуки|от 21 штуки|опт от/i)
  }
  expect(quantityField(await read(PRODUCT))).toContain('min="1"')
})

it('prices say what the factory says about VAT, and products have its promises', async () => {
  expect(await read(PRODUCT)).not.toContain('НДС')
  const promise = { icon: 'check', name: 'Обмен', text: 'в течение месяца', link: null }
  await publish({ vat: '22', productPromises: [promise] })
  await expect.poll(() => read(PRODUCT), SOON).toContain('Цены с НДС 22 %')
  expect(await read(PRODUCT)).toContain('Обмен</span> в течение месяца')
  await publish({ vat: 'none' })
  await expect.poll(() => read(PRODUCT), SOON).toContain('Цены без НДС')
})

it('the calculator of a shop’s profit links to the post that the factory chose, while it is published', async () => {
  const { orm } = database.database
  const link = async () =>
    /<a href="([^"]*)">Как мы это посчитали</.exec(await read('/catalog/odejda/'))?.[1] ?? 'no link'
  expect(await link()).toBe('no link')
  await publish({ marginPost: '/blog/sitec/' })
  await expect.poll(link, SOON).toBe('/blog/sitec/')
  expect((await site.app.inject('/api/v1/site')).json().result.properties.marginPost).toBe('/blog/sitec/')
  await orm.execute(sql`update posts set slug = 'o-sitse' where slug = 'sitec'`)
  await expect.poll(link, SOON).toBe('no link')
  await orm.execute(sql`insert into redirects (old_path, new_path) values ('/blog/sitec/', '/blog/o-sitse/')`)
  await expect.poll(link, SOON).toBe('/blog/sitec/')
  await orm.execute(sql`update posts set publication_at = now() + interval '1 day' where slug = 'o-sitse'`)
  await expect.poll(link, SOON).toBe('no link')
  expect(await read('/')).toContain('href="/blog/')
})

it('the page after an order lists what follows it', async () => {
  await publish({ nextSteps: [{ text: 'Пришлём договор' }, { text: 'Снимем мерки' }] })
  const sent = () => read('/order/?number=26-000001')
  await expect.poll(sent, SOON).toMatch(/<li>Пришлём договор<\/li><li>Снимем мерки<\/li>/)
})

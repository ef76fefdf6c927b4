import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { orderConsents, orderCounters, orderFiles, orderNotifications, orders } from '../tables.ts'
import { nextOrderNumber } from './order-number.ts'

const year = new Date().toLocaleString('en', { timeZone: 'Europe/Moscow', year: '2-digit' })
const number = (n: number) => `${year}-${String(n).padStart(6, '0')}`

describeOnDatabase('an order', (database) => {
  let server: OrdersApp
  beforeEach(async () => {
    await seedSmallFactory(database())
    server = await openOrdersApp(database())
  })
  afterEach(() => server.close())

  it('is stored with its files when it is answered', async () => {
    const pdf = { name: 'Макет «футболка».pdf', bytes: samples.pdf }
    const zip = { name: 'архив.zip', bytes: samples.zip, field: 'files' }
    const utm = {
      utmSource: 'yandex',
      utmTerm: 'пошив',
      referrerUrl: 'https://ya.ru/',
      cityId: '3',
      clientCity: 'Тула',
    }
    const sent = orderForm({ ...validFields, ...utm, isCatalog: '1', policy: '1' }, [pdf, zip])
    const answer = await sendOrder(server.url, sent, { 'user-agent': 'Tester/1' })
    expect([answer.status, answer.number]).toEqual([200, number(1)])

    const [order] = await database().orm.select().from(orders)
    expect(order).toMatchObject({ ...validFields, ...utm, cityId: 3, phone: '+79001234567', isCatalog: true })
    const files = await database().orm.select().from(orderFiles).orderBy(asc(orderFiles.position))
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ['Макет «футболка».pdf', samples.pdf.length],
      ['архив.zip', samples.zip.length],
    ])
    const stored = await Promise.all(
      files.map((file) => readFile(join(server.dataDir, 'files', 'orders', file.id))),
    )
    expect(stored).toEqual([samples.pdf, samples.zip])
    expect((await server.files()).incoming).toEqual([])
  })

  it("stores the visitor's number in Metrika, whose cookie exists only with allowed counters", async () => {
    const cookie = (id: string) => ({ cookie: `a=1; _ym_uid=${id}; b=2` })
    await sendOrder(server.url, orderForm(validFields), cookie('1700000000123456789'))
    await sendOrder(server.url, orderForm(validFields), cookie('<script>'))
    const rows = await database()
      .orm.select({ id: orders.metrikaClientId })
      .from(orders)
      .orderBy(orders.number)
    expect(rows.map(({ id }) => id)).toEqual(['1700000000123456789', null])
  })

  it('keeps quotes in a file name, which browsers send as %22', async () => {
    const file = { name: 'эскиз "лето".pdf', bytes: samples.pdf }
    await sendOrder(server.url, orderForm(validFields, [file]))
    const [stored] = await database().orm.select().from(orderFiles)
    expect(stored?.name).toBe('эскиз "лето".pdf')
  })

  it('stores the consent with version and SHA-256 of the text, time, IP address and user agent', async () => {
    await sendOrder(server.url, orderForm({ ...validFields, policy: '1' }), { 'user-agent': 'Tester/1' })
    const [consent] = await database().orm.select().from(orderConsents)
    expect(consent).toMatchObject({
      textVersion: '2026-11-01',
      textSha256: createHash('sha256').update('<p>Я даю согласие</p>').digest('hex'),
      ip: '127.0.0.1',
      userAgent: 'Tester/1',
    })
    expect(Date.now() - Number(consent?.givenAt)).toBeLessThan(60_000)
  })

  it('is accepted without a consent from the API', async () => {
    expect((await sendOrder(server.url, orderForm(validFields))).status).toBe(200)
    expect(await database().orm.select().from(orderConsents)).toEqual([])
  })

  it('is accepted as JSON and url-encoded', async () => {
    const json = JSON.stringify({ ...validFields, isCatalog: true, policy: true })
    expect((await sendOrder(server.url, json, { 'content-type': 'application/json' })).number).toBe(number(1))
    const encoded = new URLSearchParams({ ...validFields, isCatalog: 'on', policy: 'on' })
    expect((await sendOrder(server.url, encoded)).number).toBe(number(2))
    const rows = await database().orm.select().from(orders).orderBy(asc(orders.number))
    expect(rows.map((row) => [row.name, row.isCatalog])).toEqual([
      [validFields.name, true],
      [validFields.name, true],
    ])
  })

  it('appends the additional comment as a paragraph and normalises line breaks', async () => {
    const long = { ...validFields, comment: 'Раз\r\nдва', additionalComment: 'три' }
    await sendOrder(server.url, orderForm(long))
    const [order] = await database().orm.select().from(orders)
    expect(order?.comment).toBe('Раз\nдва\n\nтри')
  })

  it('drops characters that the database cannot store', async () => {
    const odd = JSON.stringify({ ...validFields, comment: 'до\0после \ud800' })
    expect((await sendOrder(server.url, odd, { 'content-type': 'application/json' })).status).toBe(200)
    const [order] = await database().orm.select().from(orders)
    expect(order?.comment).toBe('допосле \uFFFD')
  })

  it('ignores the empty file parts of browsers without JavaScript', async () => {
    const none = orderForm(validFields, [{ name: '', bytes: new Uint8Array() }])
    expect((await sendOrder(server.url, none)).status).toBe(200)
    expect(await database().orm.select().from(orderFiles)).toEqual([])
  })

  it('gets a unique number without gaps among concurrent orders', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => sendOrder(server.url, orderForm(validFields))),
    )
    expect(answers.map((answer) => answer.number).sort()).toEqual(
      Array.from({ length: 12 }, (_, n) => number(n + 1)),
    )
  })

  it('restarts its number each year in Moscow time', async () => {
    const { orm } = database()
    const at = (time: string) => orm.transaction((tx) => nextOrderNumber(tx, new Date(time)))
    expect(await at('2026-12-31T20:59:59Z')).toBe('26-000001')
    expect(await at('2026-12-31T20:59:59Z')).toBe('26-000002')
    expect(await at('2026-12-31T21:00:00Z')).toBe('27-000001')
    expect(await at('2026-12-31T20:00:00Z')).toBe('26-000003')
  })

  it('keeps a 0 behind the year above 99 999 orders, where invoices have another digit', async () => {
    const { orm } = database()
    await orm.insert(orderCounters).values({ year: 2031, last: 99_998 })
    const next = () => orm.transaction((tx) => nextOrderNumber(tx, new Date('2031-06-01T12:00:00Z')))
    expect([await next(), await next()]).toEqual(['31-099999', '31-0100000'])
  })

  it('leaves no file, no row and no logged value after a database error', async () => {
    await database().orm.execute(sql`alter table orders add constraint never check (name = '')`)
    onTestFinished(
      async () => void (await database().orm.execute(sql`alter table orders drop constraint never`)),
    )
    const answer = await sendOrder(
      server.url,
      orderForm(validFields, [{ name: 'a.pdf', bytes: samples.pdf }]),
    )
    expect([answer.status, answer.failure.message]).toEqual([500, expect.stringMatching(/[а-яё]/)])
    expect(await database().orm.select().from(orders)).toEqual([])
    expect(await server.files()).toEqual({ incoming: [], stored: [] })
    const logged = server.log.join('')
    for (const secret of ['Ткачёва', '9001234567', 'anna@example.ru']) expect(logged).not.toContain(secret)
  })

  it('leaves no file and no row after an error at the commit', async () => {
    await database().orm.execute(sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'refused at the commit'; end $$`)
    await database().orm.execute(sql`create constraint trigger late after insert on orders
      deferrable initially deferred for each row execute function refuse()`)
    onTestFinished(async () => void (await database().orm.execute(sql`drop function refuse cascade`)))
    const answer = await sendOrder(
      server.url,
      orderForm(validFields, [{ name: 'a.pdf', bytes: samples.pdf }]),
    )
    expect(answer.status).toBe(500)
    expect(await database().orm.select().from(orders)).toEqual([])
    expect(await server.files()).toEqual({ incoming: [], stored: [] })
  })

  it('logs its number and file sizes, and no personal data', async () => {
    const answer = await sendOrder(
      server.url,
      orderForm(validFields, [{ name: 'тайна.pdf', bytes: samples.pdf }]),
    )
    const logged = server.log.join('')
    expect(logged).toContain(`"order":"${answer.number}"`)
    expect(logged).toContain(`"files":[${samples.pdf.length}]`)
    for (const secret of ['Ткачёва', '9001234567', 'anna@example.ru', 'тайна', 'футболок'])
      expect(logged).not.toContain(secret)
  })

  it('enqueues both mails in its transaction with fixed Message-IDs', async () => {
    await sendOrder(server.url, orderForm(validFields))
    const rows = await database()
      .orm.select()
      .from(orderNotifications)
      .orderBy(asc(orderNotifications.channel))
    expect(rows.map((row) => [row.channel, row.messageId])).toEqual([
      ['customer-mail', `<order-${number(1)}.customer-mail@localhost>`],
      ['factory-mail', `<order-${number(1)}.factory-mail@localhost>`],
    ])
  })
})

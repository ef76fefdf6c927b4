import { messages } from '@rapport/contract/errors/messages'
import { HOUR_MS } from '@rapport/contract/hours/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { orderForm, sendOrder, type TestFile, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { sessions, users } from '../../accounts/tables.ts'
import { newToken, tokenHash } from '../../platform/security/tokens.ts'
import { orderIdempotencyKeys, orders } from '../tables.ts'
import { deleteExpiredIdempotencyKeys } from './idempotency.ts'

const pdf: TestFile = { name: 'a.pdf', bytes: samples.pdf }

describeOnDatabase('an Idempotency-Key', (database) => {
  let server: OrdersApp
  let now: Date
  beforeEach(async () => {
    now = new Date()
    await seedSmallFactory(database())
    server = await openOrdersApp(database(), { now: () => now })
  })
  afterEach(() => server.close())

  const send = (body: FormData | URLSearchParams | string, headers: Record<string, string> = {}) =>
    sendOrder(server.url, body, { 'idempotency-key': '1', ...headers })
  const count = async () => (await database().orm.select().from(orders)).length

  it('returns the first number for repeats, in turn and concurrent', async () => {
    const again = () => send(orderForm(validFields, [pdf]))
    const answers = [await again(), ...(await Promise.all([again(), again(), again(), again()]))]
    expect(new Set(answers.map((answer) => answer.number)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await count()).toBe(1)
    expect((await server.files()).stored).toHaveLength(1)
  })

  it('creates one order for concurrent first requests', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(orderForm(validFields))))
    expect(new Set(answers.map((answer) => answer.number)).size).toBe(1)
    expect(await count()).toBe(1)
  })

  it('recognises an order in any field order and content type', async () => {
    const { number } = await send(orderForm(validFields))
    const turned = Object.fromEntries(Object.entries(validFields).reverse())
    expect((await send(new URLSearchParams(turned))).number).toBe(number)
    const json = JSON.stringify(turned)
    expect((await send(json, { 'content-type': 'application/json' })).number).toBe(number)
  })

  it.each([
    ['another field', () => orderForm({ ...validFields, comment: 'Другое' }, [pdf])],
    ['one more file', () => orderForm(validFields, [pdf, { name: 'b.zip', bytes: samples.zip }])],
    ['no file', () => orderForm(validFields)],
    ['another file name', () => orderForm(validFields, [{ ...pdf, name: 'b.pdf' }])],
    [
      'another content of the same size',
      () =>
        orderForm(validFields, [
          { ...pdf, bytes: Buffer.from(samples.pdf).fill('x', samples.pdf.length - 3) },
        ]),
    ],
  ])('answers 422 to a repeat with %s', async (_, changed) => {
    await send(orderForm(validFields, [pdf]))
    const answer = await send(changed())
    expect([answer.status, answer.failure.message]).toEqual([422, messages.idempotencyConflict])
    expect(await count()).toBe(1)
    expect(await server.files()).toEqual({ incoming: [], stored: [expect.any(String)] })
  })

  it('belongs to one sender: a user, a browser or an IP address', async () => {
    const rows = await database()
      .orm.insert(users)
      .values(['a@b.example', 'c@d.example'].map((email) => ({ email, name: 'А', passwordHash: '' })))
      .returning({ id: users.id })
    const tokens = rows.map(() => newToken())
    const expiresAt = new Date(Date.now() + HOUR_MS)
    await database()
      .orm.insert(sessions)
      .values(rows.map(({ id }, at) => ({ tokenSha256: tokenHash(tokens[at] ?? ''), userId: id, expiresAt })))
    const senders: Record<string, string>[] = [
      ...tokens.map((token) => ({ authorization: `Bearer ${token}` })),
      { 'x-visitor-id': 'visitor-one' },
      { 'x-visitor-id': 'visitor-two' },
      {},
    ]
    const numbers = new Set<string | undefined>()
    for (const [at, headers] of senders.entries()) {
      const answer = await send(orderForm({ ...validFields, comment: `${at}` }), headers)
      expect(answer.status).toBe(200)
      numbers.add(answer.number)
    }
    expect(numbers.size).toBe(senders.length)
    expect(await count()).toBe(senders.length)
  })

  it('expires after 24 hours, before and after its deletion', async () => {
    const { number } = await send(orderForm(validFields))
    now = new Date(now.getTime() + 24 * HOUR_MS - 1000)
    expect((await send(orderForm(validFields))).number).toBe(number)
    now = new Date(now.getTime() + 1001)
    const next = await send(orderForm({ ...validFields, comment: 'Другое' }))
    expect(next.status).toBe(200)
    expect(next.number).not.toBe(number)
    expect(await database().orm.select().from(orderIdempotencyKeys)).toHaveLength(1)
    await deleteExpiredIdempotencyKeys(database().orm, new Date(now.getTime() + 24 * HOUR_MS))
    expect(await database().orm.select().from(orderIdempotencyKeys)).toEqual([])
  })

  it('stores only a keyed hash of the sender', async () => {
    await send(orderForm(validFields), { 'x-visitor-id': 'visitor-one' })
    const [row] = await database().orm.select().from(orderIdempotencyKeys)
    expect(row?.sender).toMatch(/^[\w-]{43}$/)
  })
})

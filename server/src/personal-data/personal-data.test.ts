import { type PersonalData, personalData } from '@rapport/contract/accounts/personal-data'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AccountsApp, afterMs, codeIn, goodPassword, openAccountsApp } from '../../test/accounts-app.ts'
import { samples } from '../../test/file-samples.ts'
import { orderForm, validFields } from '../../test/order-form.ts'
import { passkeyClient } from '../../test/passkeys/passkeys-app.ts'
import { seedPricedProducts } from '../../test/priced-products.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import {
  carts,
  companyAddresses,
  companyContacts,
  emailCodes,
  knownDevices,
  passkeys,
  sessions,
  userConsents,
  users,
} from '../accounts/tables.ts'
import { orderConsents, orders } from '../orders/tables.ts'
import { like } from '../reactions/commands.ts'
import { likes } from '../reactions/tables.ts'

const email = 'anna@example.ru'
const company = {
  version: 0,
  name: 'ООО «Ткань»',
  inn: '7707083893',
  kpp: '770701001',
  legalAddress: 'Москва, улица Ткачей, 1',
  deliveryAddresses: ['Тула, улица Ткачей, 2'],
  contacts: [{ name: 'Вера', post: '', phone: '+79001234567', email: '' }],
}

const cartLine = { itemId: 4, itemTitle: 'Поло', unit: 'шт', quantity: 50 }

describeOnDatabase('personal data of a customer', (database) => {
  let server: AccountsApp
  let token: string
  let userId: number
  let number: string
  beforeEach(async () => {
    server = await openAccountsApp(database())
    const member = await server.member(email)
    token = member.token
    userId = member.user.id
    const body = orderForm({ ...validFields, email: 'other@example.ru', policy: '1', comment: 'Срочно' }, [
      { name: 'макет.pdf', bytes: samples.pdf },
    ])
    number = (await server.call('sendOrderMail', { token, body })).result.number as string
    afterMs(server.clock, 1)
    await server.call('login', {
      body: { email, password: goodPassword },
      headers: { 'x-visitor-id': 'browser-1' },
    })
    await passkeyClient(server).add(token)
    await like(database().orm, 'catalog', 7, `user:${userId}`)
    await server.call('updateUserCompany', { token, body: company })
    const { scarf } = await seedPricedProducts(database())
    const line = { itemId: scarf, quantity: 2.5, operations: [] }
    await server.call('createCalculation', { token, body: { lines: [line], term: 'normal' } })
    await server.call('updateUserCart', { token, body: { version: 0, lines: [cartLine] } })
  })
  afterEach(() => server.close())

  async function mailedCode(purpose: 'export' | 'removal'): Promise<string> {
    const before = (await server.mailsTo(email, 0)).length
    const answer = await server.call('confirmCode', { token, body: { purpose } })
    expect(answer.status).toBe(200)
    return codeIn((await server.mailsTo(email, before + 1)).at(-1))
  }

  it('is exported completely with a mailed code', async () => {
    const { status, headers, result } = await server.call('exportUser', {
      token,
      body: { code: await mailedCode('export') },
    })
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(z.safeParse(personalData, result)).toEqual({ success: true, data: result })
    const { profile, calculations, orders: given } = result as unknown as PersonalData
    expect(calculations).toMatchObject([{ calculation: { total: 125_000 } }])
    expect(profile).toMatchObject({
      user: { email, name: 'Анна' },
      company: { ...company, version: 1 },
      consent: { textVersion: '2026-11-01', ip: '127.0.0.1' },
      sessions: [{ current: false }, { current: true }],
      passkeys: [{ name: 'Телефон', lastUsedAt: null }],
      devices: [{ lastSeenAt: expect.any(String) }],
      cart: [cartLine],
      likes: [{ subject: 'catalog', id: 7 }],
    })
    const path = `files/${number}/1-макет.pdf`
    expect(given).toMatchObject([
      {
        number,
        comment: 'Срочно',
        email: 'other@example.ru',
        consent: { textVersion: '2026-11-01' },
        files: [{ name: 'макет.pdf', size: samples.pdf.length, path }],
      },
    ])
  })

  it('is exported as a ZIP with the files of orders on request', async () => {
    const response = await fetch(`${server.url}${endpointRoutes.exportUser.path}`, {
      method: 'POST',
      body: JSON.stringify({ code: await mailedCode('export') }),
      headers: {
        accept: 'application/zip',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
      },
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const archive = Buffer.from(await response.arrayBuffer())
    for (const name of [
      'index.html',
      'profile.json',
      'company.json',
      'list.json',
      'likes.json',
      'calculations.json',
      'orders.json',
      `files/${number}/1-макет.pdf`,
    ])
      expect(archive.includes(name), name).toBe(true)
    expect(archive.includes(samples.pdf), 'the file itself, as it was sent').toBe(true)
    expect(archive.subarray(-22, -18)).toEqual(Buffer.from('PK\u0005\u0006'))
  })

  it('is exported or erased only with an unused code of the same purpose', async () => {
    const exportCode = await mailedCode('export')
    for (const code of ['000000', exportCode])
      expect((await server.call('removeUser', { token, body: { code } })).errors).toEqual({
        code: [messages.codeWrong],
      })
    expect((await server.call('exportUser', { body: { code: exportCode } })).status).toBe(401)
    expect((await server.call('exportUser', { token, body: { code: exportCode } })).status).toBe(200)
    expect((await server.call('exportUser', { token, body: { code: exportCode } })).status).toBe(422)
  })

  it('is erased with a mailed code: account, company, log-ins, passkeys, consent, devices, likes and codes', async () => {
    const answer = await server.call('removeUser', { token, body: { code: await mailedCode('removal') } })
    expect([answer.status, answer.result]).toEqual([200, {}])
    expect((await server.call('getUser', { token })).status).toBe(401)
    expect((await server.call('login', { body: { email, password: goodPassword } })).status).toBe(422)
    const erased = [
      users,
      companyAddresses,
      companyContacts,
      sessions,
      passkeys,
      userConsents,
      knownDevices,
      carts,
    ]
    for (const table of [...erased, likes, emailCodes])
      expect(await database().orm.select().from(table)).toEqual([])
    expect(server.log.join('')).toContain(`"security":"account_removed","userId":${userId}`)
  })

  it('leaves the orders without the account as proof of consents', async () => {
    await server.call('removeUser', { token, body: { code: await mailedCode('removal') } })
    const kept = await database().orm.select().from(orders)
    expect(kept).toMatchObject([{ number, userId: null, email: 'other@example.ru' }])
    expect(await database().orm.select().from(orderConsents)).toHaveLength(1)
  })
})

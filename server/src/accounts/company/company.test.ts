import { type Company, company } from '@rapport/contract/accounts/company'
import { messages } from '@rapport/contract/errors/messages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AccountsApp, openAccountsApp } from '../../../test/accounts-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'

const vera = { name: 'Вера Ткачёва', post: 'Закупщица', phone: '+79001234567', email: 'vera@example.ru' }
const whole = {
  version: 0,
  name: 'ООО «Ткань»',
  inn: '7707083893',
  kpp: '770701001',
  legalAddress: 'Москва, улица Ткачей, 1',
  deliveryAddresses: ['Тула, улица Ткачей, 2', 'Иваново, склад 3'],
  contacts: [vera, { name: 'Борис', post: '', phone: '', email: 'boris@фабрика.рф' }],
}
const empty = {
  version: 0,
  name: '',
  inn: '',
  kpp: '',
  legalAddress: '',
  deliveryAddresses: [],
  contacts: [],
}

describeOnDatabase('the company of a user', (database) => {
  let server: AccountsApp
  let token: string
  beforeEach(async () => {
    server = await openAccountsApp(database())
    token = (await server.member('anna@example.ru')).token
  })
  afterEach(() => server.close())

  const put = (body: object) => server.call('updateUserCompany', { token, body })
  const get = async () => (await server.call('getUserCompany', { token })).result.company as Company

  it('is empty at first, is replaced as a whole and is private', async () => {
    expect(await get()).toEqual(empty)
    const stored = { ...whole, version: 1 }
    const answer = await put(whole)
    expect([answer.status, answer.result.company]).toEqual([200, stored])
    expect([answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual([
      'private, no-store',
      'Authorization',
    ])
    expect(z.safeParse(company, await get())).toEqual({ success: true, data: stored })
    expect((await server.call('getUser', { token })).result.user).toMatchObject({
      company: 'ООО «Ткань»',
      inn: '7707083893',
    })
    const other = await server.member('boris@example.ru')
    expect((await server.call('getUserCompany', { token: other.token })).result.company).toEqual(empty)
    const cleared = { ...empty, version: 1 }
    expect((await put(cleared)).result.company).toEqual({ ...empty, version: 2 })
  })

  it('answers 409 when the version is stale, and stores nothing', async () => {
    await put(whole)
    const answer = await put({ ...whole, deliveryAddresses: ['Казань'] })
    expect([answer.status, answer.message]).toEqual([409, messages.companyChanged])
    expect(await get()).toEqual({ ...whole, version: 1 })
    // The profile contains the company's name and INN, too.
    await server.call('updateUser', { token, body: { company: 'ИП Ткачёва', inn: '500100732259' } })
    expect((await put({ ...whole, version: 1 })).status).toBe(409)
    expect(await get()).toMatchObject({ version: 2, name: 'ИП Ткачёва', kpp: '' })
  })

  it('stores one of two simultaneous saves', async () => {
    const answers = await Promise.all([put(whole), put({ ...whole, name: 'АО «Нить»' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await get()).version).toBe(1)
  })

  it('is accepted url-encoded or multipart, with lists as JSON', async () => {
    const texts = (version: number) =>
      Object.entries({ ...whole, version }).map(([name, value]): [string, string] => [
        name,
        Array.isArray(value) ? JSON.stringify(value) : String(value),
      ])
    expect((await put(new URLSearchParams(texts(0)))).result.company).toEqual({ ...whole, version: 1 })
    const form = new FormData()
    for (const [name, value] of texts(1)) form.append(name, value)
    expect((await put(form)).result.company).toEqual({ ...whole, version: 2 })
  })

  it('reports every invalid field, with the index in a list, and stores nothing', async () => {
    const contacts = [
      { ...vera, name: ' ', email: 'vera@' },
      { ...vera, phone: '900' },
      { ...vera, phone: '', email: '' },
    ]
    const { status, errors } = await put({
      ...whole,
      name: 'х'.repeat(201),
      inn: '7707083890',
      kpp: '12',
      legalAddress: 'х'.repeat(301),
      deliveryAddresses: ['Тула', ' '],
      contacts,
    })
    expect([status, errors]).toEqual([
      422,
      {
        name: [messages.fieldTooLong],
        inn: [messages.innWrong],
        kpp: [messages.kppFormat],
        legalAddress: [messages.fieldTooLong],
        'deliveryAddresses.1': [messages.deliveryAddressRequired],
        'contacts.0.name': [messages.contactNameRequired],
        'contacts.0.email': [messages.emailFormat],
        'contacts.1.phone': [messages.phoneFormat],
        'contacts.2.phone': [messages.contactUnreachable],
      },
    ])
    expect(await get()).toEqual(empty)
  })

  it('requires nine characters in a KPP and the INN of an organisation beside it', async () => {
    for (const kpp of ['77070100', '7707010011', 'AB0701001', '7707яя001'])
      expect([kpp, (await put({ ...whole, kpp })).errors]).toEqual([kpp, { kpp: [messages.kppFormat] }])
    for (const inn of ['', '500100732259'])
      expect((await put({ ...whole, inn })).errors).toEqual({ kpp: [messages.kppOfPerson] })
    expect((await put({ ...whole, kpp: '7707az001' })).result.company).toMatchObject({ kpp: '7707AZ001' })
    expect((await put({ ...whole, version: 1, inn: '500100732259', kpp: '' })).status).toBe(200)
  })

  it('accepts at most ten delivery addresses and ten contact persons', async () => {
    const eleven = <T>(value: T): T[] => Array.from({ length: 11 }, () => value)
    const { errors } = await put({ ...whole, deliveryAddresses: eleven('Тула'), contacts: eleven(vera) })
    expect(errors).toEqual({
      deliveryAddresses: [messages.deliveryAddressesTooMany],
      contacts: [messages.contactsTooMany],
    })
    const ten = { deliveryAddresses: eleven('Тула').slice(1), contacts: eleven(vera).slice(1) }
    expect((await put({ ...whole, ...ten })).result.company).toMatchObject(ten)
  })

  it('stores markup as text, removes NUL, and refuses other types in its lists', async () => {
    const texts = ["'; drop table users; --", '<script>alert(1)</script>', '\u0000Тула\ud800', 'a\r\nb']
    expect((await put({ ...whole, deliveryAddresses: texts })).result.company).toMatchObject({
      deliveryAddresses: [texts[0], texts[1], 'Тула\ufffd', 'a\nb'],
    })
    for (const list of ['[', '{}', 'текст', null, 5, { 0: 'Тула' }, [null], [5], [['Тула']], [{}]])
      for (const field of ['deliveryAddresses', 'contacts']) {
        const answer = await put({ ...whole, version: 1, [field]: list })
        expect(answer.status, JSON.stringify([field, list])).toBe(422)
        for (const message of Object.values(answer.errors).flat()) expect(message).toMatch(/[а-яё]{3}/)
      }
    for (const version of [-1, 1.5, '', 'x', null, 2 ** 60])
      expect((await put({ ...whole, version })).status, String(version)).not.toBe(200)
  })
})

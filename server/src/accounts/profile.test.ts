import { messages } from '@rapport/contract/errors/messages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AccountsApp, goodPassword, openAccountsApp } from '../../test/accounts-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { cities } from '../contacts/tables.ts'
import { users } from './tables.ts'

const email = 'anna@example.ru'

describeOnDatabase('a profile', (database) => {
  let server: AccountsApp
  let token: string
  let userId: number
  beforeEach(async () => {
    server = await openAccountsApp(database())
    const member = await server.member(email)
    token = member.token
    userId = member.user.id
  })
  afterEach(() => server.close())

  const update = (body: object) => server.call('updateUser', { token, body })
  const getUser = async () => (await server.call('getUser', { token })).result.user

  it('updates the given fields, keeps the rest and clears empty ones', async () => {
    await database()
      .orm.insert(cities)
      .values({
        id: 7,
        position: 0,
        city: 'Тула',
        aliases: [],
        subdomain: 'tula',
        phones: [],
        email: '',
        address: '',
        operationMode: '',
        notifications: [],
        howToGet: '',
        howToGetMarkdown: '',
        photos: [],
      })
    const whole = {
      name: 'Анна Ткачёва',
      phone: '+7 (900) 123-45-67',
      company: 'ООО «Ткань»',
      inn: '7707083893',
      cityId: 7,
    }
    const changed = { ...whole, phone: '+79001234567' }
    expect((await update(whole)).result.user).toMatchObject({ ...changed, email, id: userId })
    expect((await update({ company: 'ИП Ткачёва' })).result.user).toMatchObject({
      ...changed,
      company: 'ИП Ткачёва',
    })
    expect((await update({})).result.user).toMatchObject({ ...changed, company: 'ИП Ткачёва' })
    expect((await update({ phone: '+375 (29) 123-45-67' })).result.user?.phone).toBe('+375291234567')
    const cleared = { phone: null, company: null, inn: null, cityId: null }
    expect((await update({ phone: '', company: ' ', inn: '', cityId: null })).result.user).toMatchObject({
      name: 'Анна Ткачёва',
      ...cleared,
    })
    expect(await getUser()).toMatchObject(cleared)
  })

  it('accepts url-encoded and multipart updates', async () => {
    await database().orm.update(users).set({ cityId: 9 })
    const encoded = await update(new URLSearchParams({ inn: '7707083893', cityId: '' }))
    expect(encoded.result.user).toMatchObject({ inn: '7707083893', cityId: null })
    const form = new FormData()
    form.append('company', 'Лён & Ко')
    expect((await update(form)).result.user).toMatchObject({ company: 'Лён & Ко', inn: '7707083893' })
  })

  it('reports every invalid field and changes nothing', async () => {
    const before = await getUser()
    const answer = await update({
      name: 'R2D2',
      phone: '900',
      company: 'х'.repeat(201),
      inn: '123',
      cityId: 2 ** 40,
    })
    expect([answer.status, Object.keys(answer.errors).sort()]).toEqual([
      422,
      ['company', 'inn', 'name', 'phone'],
    ])
    expect(answer.errors.phone).toEqual([messages.phoneFormat])
    for (const list of Object.values(answer.errors))
      for (const message of list) expect(message).toMatch(/[а-яё]/)
    for (const cityId of [2 ** 40, 12, -1, 1.5, 'Тула'])
      expect((await update({ cityId })).errors).toEqual({ cityId: [messages.fieldInvalid] })
    expect(await getUser()).toEqual(before)
  })

  it('ignores fields that users may not change: price list, address, id', async () => {
    const before = await getUser()
    await update({
      priceList: 'dealer',
      priceType: 'dealer',
      email: 'b@example.ru',
      id: 77,
      passwordHash: 'x',
    })
    expect(await getUser()).toEqual(before)
  })

  it('changes a password with the current one, ends all other sessions and returns a new token', async () => {
    const other = (await server.call('login', { body: { email, password: goodPassword } })).result.token
    const password = 'другой пароль ткача'
    const body = { currentPassword: goodPassword, password, passwordConfirmation: password }
    const answer = await server.call('changePassword', { token, body })
    expect([answer.status, answer.result.user?.id]).toEqual([200, userId])
    for (const ended of [token, other])
      expect((await server.call('getUser', { token: ended })).status).toBe(401)
    expect((await server.call('getUser', { token: answer.result.token })).status).toBe(200)
    expect((await server.call('login', { body: { email, password } })).status).toBe(200)
    expect((await server.call('login', { body: { email, password: goodPassword } })).status).toBe(422)
  })

  it('keeps the password if the current one is wrong or the new one is weak', async () => {
    const change = async (currentPassword: string, password: string, passwordConfirmation = password) =>
      (
        await server.call('changePassword', {
          token,
          body: { currentPassword, password, passwordConfirmation },
        })
      ).errors
    const good = 'другой пароль ткача'
    expect(await change('не тот', good)).toEqual({ currentPassword: [messages.passwordWrong] })
    expect(await change('п'.repeat(129), good)).toEqual({ currentPassword: [messages.passwordTooLong] })
    expect(await change(goodPassword, 'qwertyuiop')).toEqual({ password: [messages.passwordCommon] })
    expect(await change(goodPassword, 'моя anna лучшая')).toEqual({ password: [messages.passwordHasEmail] })
    expect(await change(goodPassword, good, 'иначе')).toEqual({
      passwordConfirmation: [messages.passwordsDiffer],
    })
    expect((await server.call('login', { body: { email, password: goodPassword } })).status).toBe(200)
  })

  it('limits a token to ten wrong passwords without blocking the user’s other log-ins', async () => {
    const password = 'другой пароль ткача'
    const guess = { currentPassword: 'не тот', password, passwordConfirmation: password }
    const ownSession = (await server.call('login', { body: { email, password: goodPassword } })).result.token
    for (let n = 0; n < 10; n += 1)
      expect((await server.call('changePassword', { token, body: guess })).status).toBe(422)
    const body = { ...guess, currentPassword: goodPassword }
    const refused = await server.call('changePassword', { token, body })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 800]).toEqual([429, true])
    expect((await server.call('changePassword', { token: ownSession, body })).status).toBe(200)
  })
})

import { messages } from '@rapport/contract/errors/messages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type AccountsApp,
  afterMs,
  codeIn,
  goodPassword,
  openAccountsApp,
  otherCode,
} from '../../../test/accounts-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { emailCodes } from '../tables.ts'

const email = 'anna@example.ru'
const next = 'olga@example.ru'
const headers = { 'x-visitor-id': 'browser-of-anna' }

describeOnDatabase('an address change', (database) => {
  let server: AccountsApp
  let token: string
  beforeEach(async () => {
    server = await openAccountsApp(database())
    token = (await server.member(email)).token
  })
  afterEach(() => server.close())

  const request = (to: string, currentPassword = goodPassword) =>
    server.call('requestEmailChange', { token, headers, body: { email: to, currentPassword } })
  const change = (to: string, code: string) =>
    server.call('changeEmail', { token, headers, body: { email: to, code } })
  const login = (to: string) => server.call('login', { body: { email: to, password: goodPassword } })
  const mailedCode = async (to: string) => codeIn((await server.mailsTo(to)).at(-1))

  it('needs the code mailed to the new address, notifies the old address and revokes its log-in and codes', async () => {
    const other = (await login(email)).result.token
    await server.call('forgotPassword', { body: { email } })
    const recovery = codeIn((await server.mailsTo(email, 2)).at(-1))
    expect((await request(next)).result).toEqual({})
    const mail = (await server.mailsTo(next))[0]?.mail
    expect(mail?.subject).toBe('Код для смены адреса')
    expect(mail?.text, 'a mistyped address learns nothing').not.toContain(email)
    const answer = await change(next, await mailedCode(next))
    expect([answer.status, answer.result.user?.email]).toEqual([200, next])

    const [notice] = await server.noticesTo(email, 'Адрес кабинета изменён')
    expect(notice?.mail.text).toMatch(/^Когда: .*\(МСК\)$/m)
    expect(notice?.mail.text).not.toContain(next)
    expect((await server.call('getUser', { token })).result.user?.email).toBe(next)
    expect((await server.call('getUser', { token: other })).status, 'another session').toBe(401)
    expect([(await login(email)).status, (await login(next)).status]).toEqual([422, 200])
    const passwords = { password: 'другой пароль', passwordConfirmation: 'другой пароль' }
    const reset = await server.call('resetPassword', { body: { email, code: recovery, ...passwords } })
    expect(reset.errors).toEqual({ code: [messages.codeWrong] })
    expect(server.log.join('')).toContain('"security":"email_changed"')
  })

  it('needs the password, with at most ten wrong tries by one token', async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await request(next, 'не тот')).errors).toEqual({ currentPassword: [messages.passwordWrong] })
    expect((await request(next)).status).toBe(429)
    expect(await database().orm.select().from(emailCodes)).toEqual([])
  })

  it('answers the same for an address in use, sends no code and notifies its owner', async () => {
    await server.member('vera@example.ru')
    const answer = await request('Vera@example.ru')
    expect([answer.status, answer.result]).toEqual([200, {}])
    const mail = (await server.mailsTo('vera@example.ru', 2)).at(-1)?.mail
    expect(mail?.subject).toBe('Ваш адрес указали для другого кабинета')
    expect(mail?.text).not.toMatch(/\d{6}|anna/)
    expect((await change('vera@example.ru', '000000')).errors).toEqual({ code: [messages.codeWrong] })
  })

  it('is refused if the address was registered meanwhile', async () => {
    await request(next)
    const code = await mailedCode(next)
    await server.call('register', { body: { email: next } })
    const registration = codeIn((await server.mailsTo(next, 2)).at(-1))
    const passwords = { password: goodPassword, passwordConfirmation: goodPassword }
    const body = { email: next, code: registration, name: 'Ольга', policy: '1', ...passwords }
    const member = (await server.call('storePassword', { body })).result
    expect((await change(next, code)).errors).toEqual({ code: [messages.codeWrong] })
    expect((await server.call('getUser', { token: member.token })).result.user?.email).toBe(next)
    expect((await server.call('getUser', { token })).result.user?.email).toBe(email)
  })

  it('needs the right code for the same address within 15 minutes and five tries', async () => {
    await request(next)
    const code = await mailedCode(next)
    expect((await change('vera@example.ru', code)).status).toBe(422)
    for (let n = 0; n < 5; n += 1) expect((await change(next, otherCode(code))).status).toBe(422)
    expect((await change(next, code)).errors).toEqual({ code: [messages.codeWrong] })
    await request('late@example.ru')
    const late = await mailedCode('late@example.ru')
    afterMs(server.clock, 16 * 60)
    expect((await change('late@example.ru', late)).errors).toEqual({ code: [messages.codeWrong] })
    expect((await server.call('getUser', { token })).result.user?.email).toBe(email)
  })

  it('reports an invalid address, the current address and a missing password', async () => {
    expect((await request('anna@')).errors).toEqual({ email: [messages.emailFormat] })
    expect((await request('ANNA@example.ru')).errors).toEqual({ email: [messages.emailSame] })
    expect((await request(next, '')).errors).toEqual({ currentPassword: [messages.passwordRequired] })
    expect((await change(next, '12')).errors).toEqual({ code: [messages.codeFormat] })
  })
})

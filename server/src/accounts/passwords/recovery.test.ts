import { messages } from '@rapport/contract/errors/messages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type AccountsApp,
  afterMs,
  codeIn,
  goodPassword,
  openAccountsApp,
  otherCode,
  publicUrl,
} from '../../../test/accounts-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'

const email = 'anna@example.ru'
const newPassword = 'другой пароль ткача'

describeOnDatabase('a recovery', (database) => {
  let server: AccountsApp
  beforeEach(async () => {
    server = await openAccountsApp(database())
  })
  afterEach(() => server.close())

  const recover = (to = email) => server.call('forgotPassword', { body: { email: to } })
  const reset = (code: string, fields: object = {}) =>
    server.call('resetPassword', {
      body: { email, code, password: newPassword, passwordConfirmation: newPassword, ...fields },
    })
  const login = (password: string) => server.call('login', { body: { email, password } })

  async function mailedCode(): Promise<string> {
    await recover()
    return codeIn((await server.mailsTo(email, 2))[1])
  }

  it('mails a code and a link that opens the password form with the code filled in', async () => {
    await server.member(email)
    const code = await mailedCode()
    const [, reset] = await server.mailsTo(email, 2)
    const link = `${publicUrl}/?auth=password-change&email=anna%40example.ru&code=${code}`
    expect(reset?.mail.text).toContain(link)
    expect(reset?.mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    expect(reset?.mail.subject).toBe('Код для нового пароля')
    expect(reset?.mail.text).toContain('Здравствуйте, Анна!')
  })

  it('sets the new password, ends all other sessions and starts one', async () => {
    const { token, user } = await server.member(email)
    const other = (await login(goodPassword)).result.token
    const answer = await reset(await mailedCode())
    expect([answer.status, answer.result.user]).toEqual([200, user])
    for (const ended of [token, other])
      expect((await server.call('getUser', { token: ended })).status).toBe(401)
    expect((await server.call('getUser', { token: answer.result.token })).status).toBe(200)
    expect((await login(goodPassword)).errors).toEqual({ message: [messages.loginWrong] })
    expect((await login(newPassword)).status).toBe(200)
  })

  it('answers the same for an unknown address and sends no mail', async () => {
    await server.member(email)
    const unknown = await recover('nobody@example.ru')
    const known = await recover()
    expect([unknown.status, unknown.result]).toEqual([known.status, known.result])
    expect(unknown.status).toBe(200)
    // Mails are sent in turn: after the later one, the earlier one would have arrived, too.
    await server.mailsTo(email, 2)
    expect(new Set(server.mails.taken.flatMap((mail) => mail.to))).toEqual(new Set([email]))
  })

  it('refuses codes of an unknown address with the same answer and creates no user', async () => {
    await server.member(email)
    const code = await mailedCode()
    const known = await reset(otherCode(code))
    const unknown = await reset(otherCode(code), { email: 'nobody@example.ru' })
    expect([unknown.status, unknown.message, unknown.errors]).toEqual([
      known.status,
      known.message,
      known.errors,
    ])
    expect(known.errors).toEqual({ code: [messages.codeWrong] })
    const body = { email: 'nobody@example.ru', password: newPassword }
    expect((await server.call('login', { body })).status).toBe(422)
  })

  it('limits a code to five tries, 15 minutes and one use', async () => {
    await server.member(email)
    const code = await mailedCode()
    for (let n = 0; n < 4; n += 1) expect((await reset(otherCode(code))).status).toBe(422)
    afterMs(server.clock, 15 * 60)
    expect((await reset(code)).status).toBe(422)
    afterMs(server.clock, -1)
    const answers = await Promise.all([reset(code), reset(code)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
    expect((await reset(code)).errors).toEqual({ code: [messages.codeWrong] })
  })

  it('refuses a weak password without counting a try of the code', async () => {
    await server.member(email)
    const code = await mailedCode()
    const password = 'password123'
    for (let n = 0; n < 6; n += 1)
      expect((await reset(code, { password, passwordConfirmation: password })).errors).toEqual({
        password: [messages.passwordCommon],
      })
    expect((await reset(code)).status).toBe(200)
  })

  it('refuses a code requested before a password change', async () => {
    const { token } = await server.member(email)
    const code = await mailedCode()
    const body = { currentPassword: goodPassword, password: newPassword, passwordConfirmation: newPassword }
    expect((await server.call('changePassword', { token, body })).status).toBe(200)
    expect((await reset(code, { password: goodPassword, passwordConfirmation: goodPassword })).status).toBe(
      422,
    )
  })
})

import { messages } from '@rapport/contract/errors/messages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AccountsApp, goodPassword, openAccountsApp } from '../../test/accounts-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'

const email = 'anna@example.ru'

describeOnDatabase('a log-in', (database) => {
  let server: AccountsApp
  beforeEach(async () => {
    server = await openAccountsApp(database())
  })
  afterEach(() => server.close())

  const login = (password: string, to = email) => server.call('login', { body: { email: to, password } })

  it('gives a token of 256 bits and the user, for the right password alone', async () => {
    const { user } = await server.member(email)
    const answer = await login(goodPassword)
    expect([answer.status, answer.result.user]).toEqual([200, user])
    expect(Buffer.from(answer.result.token ?? '', 'base64url')).toHaveLength(32)
    const wrong = await login(`${goodPassword} `)
    expect([wrong.status, wrong.message, wrong.errors]).toEqual([
      422,
      'Неверная почта или пароль',
      { message: [messages.loginWrong] },
    ])
  })

  it('takes the address in any case, and a password however its letters are composed', async () => {
    await server.member(email, 'йод и ёлка ткача'.normalize('NFC'))
    expect((await login('йод и ёлка ткача'.normalize('NFD'), 'ANNA@Example.RU')).status).toBe(200)
  })

  it('is refused to a known and to an unknown address in the same words and after the same work', async () => {
    await server.member(email)
    const answers = new Set<string>()
    const workOf = async (to: string) => {
      const before = process.cpuUsage()
      const { status, message, errors } = await login('не тот пароль', to)
      const { user, system } = process.cpuUsage(before)
      answers.add(JSON.stringify({ status, message, errors }))
      return user + system
    }
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    // In turns, so that what else the process does falls on both.
    for (let n = 0; n < 5; n += 1) {
      known = Math.min(known, await workOf(email))
      unknown = Math.min(unknown, await workOf('nobody@example.ru'))
    }
    expect(answers.size).toBe(1)
    // Work of the processor, not time: it stays the same however busy the machine is. Without the check of a
    // hash, which is most of it, an answer would cost a tenth.
    expect(unknown).toBeGreaterThan(known / 3)
    expect(known).toBeGreaterThan(unknown / 3)
  })
})

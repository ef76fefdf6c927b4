import { messages } from '@rapport/contract/errors/messages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AccountsApp, goodPassword, openAccountsApp } from '../../test/accounts-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'

const typed = 'ivan@Фабрика.рф'
/** The address as mail servers write it. Some browsers send it so, too. */
const ascii = 'ivan@xn--80aac2ak8aza.xn--p1ai'

describeOnDatabase('an account with an address below .рф', (database) => {
  let server: AccountsApp
  beforeEach(async () => {
    server = await openAccountsApp(database())
  })
  afterEach(() => server.close())

  it('receives mails at the ASCII name and can log in with either spelling', async () => {
    expect((await server.call('register', { body: { email: typed } })).status).toBe(200)
    // The test's mail server decodes the name; on the wire it is ASCII.
    const code = /^Код: (\d{6})$/m.exec((await server.mailsTo('ivan@фабрика.рф'))[0]?.mail.text ?? '')?.[1]
    const passwords = { password: goodPassword, passwordConfirmation: goodPassword }
    const body = { email: typed, code, name: 'Иван', policy: '1', ...passwords }
    expect((await server.call('storePassword', { body })).result.user?.email).toBe(ascii)
    for (const email of [typed, ascii, 'IVAN@фабрика.РФ'])
      expect((await server.call('login', { body: { email, password: goodPassword } })).status).toBe(200)
  })

  it('is refused with a message of its own if the local part is not Latin', async () => {
    const { status, errors } = await server.call('register', { body: { email: 'иван@фабрика.рф' } })
    expect([status, errors]).toEqual([422, { email: [messages.emailLocalLetters] }])
  })
})

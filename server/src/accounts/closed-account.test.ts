import { messages } from '@rapport/contract/errors/messages'
import { expect, it } from 'vitest'
import { goodPassword, openAccountsApp } from '../../test/accounts-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { siteProperties } from '../content/tables.ts'

describeOnDatabase('an account while forms must not collect personal data', (database) => {
  it('can be read, but its personal data cannot be changed', async () => {
    await using closing = new AsyncDisposableStack()
    const server = await openAccountsApp(database())
    closing.defer(() => server.close())
    const { token, user } = await server.member('anna@example.ru')
    await database().orm.update(siteProperties).set({ legalName: '' })

    const company = { version: 0, name: 'ООО «Ткань»', inn: '', kpp: '', legalAddress: '' }
    const changes = [
      await server.call('updateUser', { token, body: { name: 'Вера' } }),
      await server.call('updateUserCompany', {
        token,
        body: { ...company, deliveryAddresses: [], contacts: [] },
      }),
      await server.call('requestEmailChange', {
        token,
        body: { email: 'vera@example.ru', currentPassword: goodPassword },
      }),
      await server.call('changeEmail', { token, body: { email: 'vera@example.ru', code: '123456' } }),
    ]
    for (const { status, message } of changes)
      expect([status, message]).toEqual([422, messages.accountFormClosed])

    expect((await server.call('getUser', { token })).result.user).toMatchObject({
      name: user.name,
      email: user.email,
    })
    expect((await server.call('getUserCompany', { token })).result.company).toMatchObject({ name: '' })
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UserSession } from '@rapport/contract/accounts/accounts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AccountsApp, goodPassword, openAccountsApp } from '../../../test/accounts-app.ts'
import { mmdbFile } from '../../../test/mmdb-file.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'

const email = 'anna@example.ru'
const moscow = {
  city: { names: { en: 'Moscow', ru: 'Москва' } },
  country: { iso_code: 'RU', names: { en: 'Russia', ru: 'Россия' } },
}

describeOnDatabase('the place of a log-in', (database) => {
  let directory: string
  let server: AccountsApp
  let token: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'rapport-places-'))
  })
  afterEach(async () => {
    await server.close()
    await rm(directory, { recursive: true })
  })

  const openWith = async (file: string | Buffer) => {
    const path = join(directory, 'cities.mmdb')
    await writeFile(path, file)
    server = await openAccountsApp(database(), { variables: { GEOIP_DATABASE: path } })
    token = (await server.member(email)).token
  }
  const places = async () => {
    const { result } = await server.call('getUserSessions', { token })
    return (result.sessions as UserSession[]).map(({ place }) => place)
  }

  it('is shown in the list of sessions and in the mail about a new device', async () => {
    await openWith(mmdbFile({ '127.0.0.0/24': moscow }))
    expect(await places()).toEqual(['Москва, Россия'])
    await server.call('login', { body: { email, password: goodPassword } })
    const [notice] = await server.noticesTo(email, 'Вход с нового устройства')
    expect(notice?.mail.text).toContain('Место: Москва, Россия (примерно)')
    expect(notice?.mail.text).toContain('Сеть: 127.0.0.0/24')
  })

  it('is omitted with one warning if the file is unreadable', async () => {
    await openWith('no such file')
    expect(await places()).toEqual([null])
    expect(server.log.join('').match(/GEOIP_DATABASE is unreadable/g)).toHaveLength(1)
    await server.call('login', { body: { email, password: goodPassword } })
    const [notice] = await server.noticesTo(email, 'Вход с нового устройства')
    expect(notice?.mail.text).not.toContain('Место')
  })
})

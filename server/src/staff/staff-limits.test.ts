import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { goodPassword, publicUrl } from '../../test/accounts-app.ts'
import { Authenticator } from '../../test/passkeys/authenticator.ts'
import { addTotp, describeStaff } from '../../test/staff-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { createLimits } from '../limits.ts'
import { createStaffLimits } from './staff-limits.ts'

describeOnDatabase('wrong passwords of staff', (database) => {
  const key = randomBytes(32)
  const { staff } = createLimits({ UPLOADS_MAX_GB: 1, DISK_FREE_MIN_GB: 0 })
  /** Creates the limits as a new process does. */
  const fresh = (options = {}) => createStaffLimits(database().orm, key, { ...staff, ...options })
  const large = { network: [{ points: 1000, windowSeconds: 60 }] }

  it('delay each answer for an account longer, from any network and after a restart', async () => {
    const waits: number[] = []
    for (let tries = 0; tries < 9; tries += 1)
      waits.push(await fresh(large).countPassword('Owner@example.ru', `203.0.113.${tries}`))
    expect(waits).toEqual([0, 0, 0, 0, 0, 500, 1000, 1500, 2000])
    expect(await fresh(large).countPassword('other@example.ru', '203.0.113.1')).toBe(0)
    for (let tries = 0; tries < 16; tries += 1)
      await fresh(large).countPassword('owner@example.ru', '203.0.113.1')
    expect(await fresh(large).countPassword('owner@example.ru', '203.0.113.1')).toBe(10_000)
  })

  it('block a network for any account after a restart, but no other network', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      await fresh().countPassword(`${tries}@example.ru`, '203.0.113.7')
    const refused = fresh().countPassword('owner@example.ru', '203.0.113.7')
    await expect(refused).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) })
    expect(await fresh().countPassword('owner@example.ru', '203.0.113.8')).toBe(0)
  })

  it('are reset by a right password', async () => {
    for (let tries = 0; tries < 5; tries += 1) await fresh().countPassword('owner@example.ru', '203.0.113.7')
    await fresh().forgetPasswords('owner@example.ru', '203.0.113.7')
    expect(await fresh().countPassword('owner@example.ru', '203.0.113.7')).toBe(0)
  })
})

const few = { points: 2, windowSeconds: 600 }

describeStaff(
  'limits of password and code guessing',
  (server) => {
    it('leave passkey sign-ins open for the same network and account', async () => {
      const owner = await server().signedIn('owner')
      const authenticator = new Authenticator()
      const { options } = (await owner.call('createStaffPasskeyOptions')).result
      const credential = authenticator.create(options, { origin: publicUrl })
      await owner.call('createStaffPasskey', { body: { name: 'Ключ', credential } })
      const guess = () =>
        server()
          .browser()
          .call('signInStaff', { body: { email: owner.email, password: 'не тот' } })
      expect([(await guess()).status, (await guess()).status, (await guess()).status]).toEqual([
        422, 422, 429,
      ])

      const browser = server().browser()
      const requestOptions = (await browser.call('createStaffSignInOptions')).result.options
      const body = { credential: authenticator.get(requestOptions, { origin: publicUrl }) }
      expect((await browser.call('signInStaffByPasskey', { body })).status).toBe(200)
    })

    it('allow a few codes for an account, over all its sign-ins', async () => {
      const owner = await server().signedIn('owner')
      await addTotp(server(), owner)
      const statuses: number[] = []
      for (let tries = 0; tries < 3; tries += 1) {
        const browser = server().browser()
        await browser.call('signInStaff', {
          body: { email: owner.email, password: goodPassword },
          ip: `192.0.2.${tries}`,
        })
        statuses.push((await browser.call('signInStaffByCode', { body: { code: 'A'.repeat(10) } })).status)
      }
      expect(statuses).toEqual([422, 422, 429])
    })
  },
  { network: [few], codes: [few] },
)

import { expect, it } from 'vitest'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { appSecrets } from '../database/tables.ts'
import { loadSecretKeys } from './secret-keys.ts'
import { signPath, verifySignedPath } from './signed-url.ts'

const OLD = 'an old secret of at least 32 characters'
const NEW = 'a new secret of at least 32 characters!'

describeOnDatabase('the keys of a purpose', (database) => {
  const keysOf = (appSecret: string[], purpose = 'links') =>
    loadSecretKeys(database().orm, appSecret, purpose)

  it('are created once and stored in the database without APP_SECRET', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => keysOf([])))
    expect(new Set(made.map(({ current }) => current.toString('hex'))).size).toBe(1)
    expect(made[0]?.current).toHaveLength(32)
    expect(made[0]?.accepted).toEqual([made[0]?.current])
  })

  it('are derived from APP_SECRET for each purpose, and not stored in the database', async () => {
    const [links, again, codes] = [await keysOf([NEW]), await keysOf([NEW]), await keysOf([NEW], 'codes')]
    expect(links).toEqual(again)
    expect(links.current).toHaveLength(32)
    expect(links.current).not.toEqual(codes.current)
    expect(await database().orm.select().from(appSecrets)).toEqual([])
  })

  it('are accepted for former values of APP_SECRET until those are removed', async () => {
    const now = new Date()
    const signed = signPath((await keysOf([OLD])).current, '/files/1', 30, now)
    const query = Object.fromEntries(new URL(signed, 'http://localhost').searchParams)
    const opens = async (appSecret: string[]) =>
      verifySignedPath((await keysOf(appSecret)).accepted, '/files/1', query, now)
    expect(await opens([OLD])).toBe(true)
    expect(await opens([NEW, OLD])).toBe(true)
    expect(await opens([NEW])).toBe(false)
    const anew = signPath((await keysOf([NEW, OLD])).current, '/files/1', 30, now)
    expect(anew).toBe(signPath((await keysOf([NEW])).current, '/files/1', 30, now))
  })
})

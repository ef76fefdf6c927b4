import { expect, it, vi } from 'vitest'
import { openOwnDatabase } from '../../../test/test-database.ts'
import { StartError } from '../process/env.ts'
import { openExternal, requireNotifications, requireVersion } from './open-external.ts'
import { listenOnConnection } from './postgres-listener.ts'

it('opens a database whose notifications arrive', async () => {
  const { url, drop } = await openOwnDatabase()
  const database = await openExternal({ DATABASE_URL: url, DATABASE_DIRECT_URL: '' })
  await expect(database.ping()).resolves.toBeUndefined()
  await database.close()
  await drop()
})

it('ends the start with one sentence where notifications never arrive', async () => {
  const [pooled, other] = [await openOwnDatabase(), await openOwnDatabase()]
  const stopped = vi.fn()
  // Notifications reach one database only, so this listener hears as little as one behind a pooler.
  const listen: typeof pooled.database.listen = async (channel, listener) => {
    const stop = await listenOnConnection(other.url, channel, listener)
    return async () => {
      await stop()
      stopped()
    }
  }
  const checked = requireNotifications({ orm: pooled.database.orm, listen }, 'DATABASE_URL', 50)
  await expect(checked).rejects.toThrow(StartError)
  await expect(checked).rejects.toThrow(
    /^Notifications [^\n]*DATABASE_URL[^\n]*PgBouncer[^\n]*DATABASE_DIRECT_URL[^\n]*$/,
  )
  expect(stopped).toHaveBeenCalledOnce()
  await pooled.drop()
  await other.drop()
})

it('ends the start with one sentence that names the connection without an answer', async () => {
  const { url, drop } = await openOwnDatabase()
  const nowhere = 'postgresql://rapport:hushhush@127.0.0.1:1/rapport'
  const messageOf = (DATABASE_URL: string, DATABASE_DIRECT_URL: string) =>
    openExternal({ DATABASE_URL, DATABASE_DIRECT_URL }).then(
      () => expect.fail('It opened'),
      (error) => (error instanceof StartError ? error.message : expect.fail(String(error))),
    )
  expect(await messageOf(nowhere, '')).toMatch(/^The PostgreSQL server of DATABASE_URL .*ECONNREFUSED/)
  expect(await messageOf(url, nowhere)).toMatch(
    /^The PostgreSQL server of DATABASE_DIRECT_URL .*ECONNREFUSED/,
  )
  expect(await messageOf(url, nowhere)).not.toContain('hushhush')
  await drop()
})

it('ends the start with one sentence for a PostgreSQL older than supported', async () => {
  const { database, drop } = await openOwnDatabase()
  await expect(requireVersion(database)).resolves.toBeUndefined()
  const checked = requireVersion(database, 99)
  await expect(checked).rejects.toThrow(StartError)
  await expect(checked).rejects.toThrow(/has version \d+[^\n]*99 is the oldest that works[^\n]*$/)
  await drop()
})

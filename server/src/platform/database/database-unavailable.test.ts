import { messages } from '@rapport/contract/errors/messages'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { openServerApp } from '../../../test/server-app.ts'
import { SOON } from '../../../test/soon.ts'
import { openOwnDatabase } from '../../../test/test-database.ts'
import { isQueryTimeout, isRetryable } from './database-errors.ts'
import { openPostgres } from './postgres-database.ts'
import { queryRows } from './sql-arrays.ts'

const away = { message: messages.unavailable, errors: { message: [messages.unavailable] } }

describe('PostgreSQL that does not answer', () => {
  it('cancels a statement at its timeout, but never a migration', async () => {
    const test = await openOwnDatabase()
    const database = await openPostgres(test.url, { statement_timeout: 100 })
    const endless = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers)
      select max(n) from numbers`
    const error = await database.orm.execute(endless).catch((reason) => reason)
    expect([isQueryTimeout(error), isRetryable(error)]).toEqual([true, true])
    // Another process migrates for longer than the statement timeout.
    const waiting = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '.3 s'`
    const migrated = await test.database.orm.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7265001)`)
      const migrating = database.migrate()
      await vi.waitFor(async () => expect(await queryRows(test.database.orm, waiting)).toHaveLength(1), SOON)
      return { migrating }
    })
    await expect(migrated.migrating).resolves.toBeUndefined()
    await database.close()
    await test.drop()
  })

  it('makes endpoints answer 503 in Russian until it is back', async () => {
    const test = await openOwnDatabase()
    const database = await openPostgres(test.url, { max: 2 })
    const { app, close } = await openServerApp(database)
    await app.ready()
    const call = async (url: string, headers = {}) => {
      const answer = await app.inject({ url, headers })
      return [answer.statusCode, answer.json()]
    }
    const urls = ['/api/v1/posts', '/api/v1/catalog/polo', '/api/v1/catalog/search/?name=polo']
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let taken = 0
    const holders = [1, 2].map(() =>
      database.orm.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        taken += 1
        if (taken === 2)
          await Promise.all(urls.map(async (url) => expect(await call(url)).toEqual([503, away]))).finally(
            release,
          )
        await held
      }),
    )
    await Promise.all(holders)
    for (const url of urls) expect(await call(url)).toEqual([200, expect.anything()])
    await close()
    await database.close()
    await test.drop()
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CuttableConnection } from '../../../test/stand-ins/cuttable-connection.ts'
import { openCuttablePostgres } from '../../../test/stand-ins/cuttable-postgres.ts'
import { openOwnDatabase, type TestDatabase } from '../../../test/test-database.ts'
import type { Database } from './database.ts'
import { isDatabaseUnavailable, isRetryable } from './database-errors.ts'

describe('a broken PostgreSQL connection', () => {
  let test: TestDatabase
  let line: CuttableConnection
  let database: Database
  beforeAll(async () => {
    test = await openOwnDatabase()
    ;({ line, database } = await openCuttablePostgres(test.url, { max: 1, connectionTimeoutMillis: 500 }))
  })
  afterAll(async () => {
    await database.close()
    line.stop()
    await test.drop()
  })
  beforeEach(() => line.open())

  const ask = (orm: Pick<Database['orm'], 'execute'>) => orm.execute(sql`select 1`)
  /** Error that ends a transaction whose connection breaks. */
  const failing = (breakOff: (orm: Pick<Database['orm'], 'execute'>) => Promise<unknown>) =>
    database.orm
      .transaction(async (tx) => {
        await ask(tx)
        await breakOff(tx)
      })
      .then(
        () => undefined,
        (error: unknown) => error,
      )

  it('is retryable when it is reset while a statement runs', async () => {
    const error = await failing(async (tx) => {
      const sleeping = tx.execute(sql`select pg_sleep(60)`)
      line.reset()
      await sleeping
    })
    expect([isDatabaseUnavailable(error), isRetryable(error)]).toEqual([true, true])
  })

  it('is retryable when the next statement runs on it', async () => {
    const error = await failing(async (tx) => {
      line.cut()
      await ask(tx).catch(() => undefined)
      await ask(tx)
    })
    expect([isDatabaseUnavailable(error), isRetryable(error)]).toEqual([true, true])
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SOON } from '../../../test/soon.ts'
import type { CuttableConnection } from '../../../test/stand-ins/cuttable-connection.ts'
import { openCuttableUrl } from '../../../test/stand-ins/cuttable-postgres.ts'
import { openOwnDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { listenOnConnection } from './postgres-listener.ts'
import { queryRows } from './sql-arrays.ts'

describe('listenOnConnection', () => {
  let test: TestDatabase
  let line: CuttableConnection
  let url: string
  beforeAll(async () => {
    test = await openOwnDatabase()
    ;({ line, url } = await openCuttableUrl(test.url))
  })
  afterAll(async () => {
    line.stop()
    await test.drop()
  })

  it.each(['cut', 'silence'] as const)(
    'reports possibly missed notifications after a %s, and receives the next',
    async (loss) => {
      line.open()
      const [onNotify, onMissed] = [vi.fn(), vi.fn()]
      const listener = { onNotify, onMissed }
      const stop = await listenOnConnection(url, 'news', listener, { checkMs: 400, answerMs: 300 })
      const { orm } = test.database
      const notify = (word: string) => orm.execute(`notify news, '${word}'`)
      const listening = () =>
        queryRows(
          orm,
          sql`select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
        )
      expect(await listening()).toHaveLength(1)
      line[loss]()
      await vi.waitFor(async () => expect(await listening()).toEqual([]), SOON)
      line.open()
      await vi.waitFor(() => expect(onMissed).toHaveBeenCalledOnce(), SOON)
      await notify('heard')
      await vi.waitFor(() => expect(onNotify).toHaveBeenCalledWith('heard'), SOON)
      await stop()
    },
  )
})

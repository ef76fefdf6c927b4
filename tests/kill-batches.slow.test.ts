import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Orm } from '@rapport/server/platform/database/database'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { countWritten, readReport } from '../chaos/batches/count-written.ts'
import { type KillableProcess, startProcess } from '../chaos/killable-process.ts'
import { openOwnDatabase, type TestDatabase } from '../server/test/test-database.ts'

const ROWS = 40
const PROGRAM = join(import.meta.dirname, '../server/test/processes/importing-process.ts')
const ENDED = { timeout: 100_000, interval: 50 }

/** `npm run chaos:batches` does this with thousands of rows and also kills bulk edits. */
describe('imports after kill -9', () => {
  let dataDir: string
  let testDatabase: TestDatabase
  let running: KillableProcess | undefined
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rapport-killed-'))
    testDatabase = await openOwnDatabase()
  })
  afterEach(async () => {
    await running?.kill()
    await testDatabase.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const start = (variables: Record<string, string>) => {
    running = startProcess(PROGRAM, {
      DATA_DIR: dataDir,
      DATABASE_URL: testDatabase.url,
      NODE_COMPILE_CACHE: inject('compileCache'),
      ...variables,
    })
    return running
  }
  /**
   * Kills the process and returns what it has written. Resets the heartbeat, so that the next process takes over its
   * jobs at once.
   */
  async function kill<T>(read: (orm: Orm) => Promise<T>): Promise<T> {
    await running?.kill()
    const { orm } = testDatabase.database
    await orm.execute(
      sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
    )
    return read(orm)
  }
  it.each(['items', 'catalogue'])(
    'of %s have written all items of a file or none, and finish once after a restart',
    async (kind) => {
      const all = { live: ROWS, entries: ROWS, versions: ROWS, versioned: ROWS, summaries: ROWS }
      const find = (orm: Orm) => countWritten(orm, 'file', { reason: 'import', summary: 'Коротко' })
      const file = start({ WORK: 'import', ROUND: 'file', COUNT: String(ROWS), KIND: kind })
      const [, id = ''] = String(await file.firstLine).split(' ')
      expect([0, ROWS]).toContain((await kill(find)).live)
      const next = start({ WORK: 'serve', TASK: 'import', ID: id })
      await vi.waitFor(() => expect(next.lines).toHaveLength(2), ENDED)
      expect(next.lines[1]).toBe('applied')
      const left = await kill(async (orm) => ({
        found: await find(orm),
        report: await readReport(orm, 'import', Number(id)),
      }))
      expect(left).toEqual({ found: all, report: `done, ${ROWS} published` })
    },
    150_000,
  )
})

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Orm } from '@rapport/server/platform/database/database'
import { openPglite } from '@rapport/server/platform/database/pglite-database'
import { openPostgres } from '@rapport/server/platform/database/postgres-database'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { countWritten, readReport } from '../scripts/kill-batches/count-written.ts'
import { type KillableProcess, startProcess } from '../scripts/killable-process.ts'
import { openOwnPostgres, type TestDatabase } from '../server/test/each-database.ts'

const ROWS = 40
const PROGRAM = join(import.meta.dirname, '../server/test/processes/importing-process.ts')
const ENDED = { timeout: 100_000, interval: 50 }

const server = inject('postgresUrl')
const kinds = [
  { name: 'PGlite', postgres: null },
  ...(server ? [{ name: 'PostgreSQL', postgres: server }] : []),
]

/** `npm run chaos:batches` does it with thousands of rows at random moments, and kills bulk edits too. */
describe.each(kinds)('what is written as one survives kill -9, on $name', ({ postgres }) => {
  let dataDir: string
  let own: TestDatabase | undefined
  let running: KillableProcess | undefined
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rapport-killed-'))
    if (postgres) own = await openOwnPostgres(postgres)
    else {
      const template = new Blob([await readFile(inject('pgliteTemplate'))])
      await (await openPglite(join(dataDir, 'db'), template)).close()
    }
  })
  afterEach(async () => {
    await running?.kill()
    await own?.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const start = (variables: Record<string, string>) => {
    running = startProcess(PROGRAM, {
      ...{ DATA_DIR: dataDir, DATABASE_URL: own?.url ?? '', NODE_COMPILE_CACHE: inject('compileCache') },
      ...variables,
    })
    return running
  }
  async function look<T>(work: (orm: Orm) => Promise<T>): Promise<T> {
    const database = await (own ? openPostgres(own.url) : openPglite(join(dataDir, 'db')))
    try {
      return await work(database.orm)
    } finally {
      await database.close()
    }
  }
  /** Kills what runs, and returns what is left; whoever is started next takes over its jobs at once. */
  async function kill<T>(read: (orm: Orm) => Promise<T>): Promise<T> {
    await running?.kill()
    return look(async (orm) => {
      await orm.execute(
        sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
      )
      return read(orm)
    })
  }
  it('a file of new items: all of it or nothing, in the end whole, nothing twice, and the report says so', async () => {
    const all = { live: ROWS, entries: ROWS, versions: ROWS, versioned: ROWS, summaries: ROWS }
    const find = (orm: Orm) => countWritten(orm, 'file', { reason: 'import', summary: 'Коротко' })
    const file = start({ WORK: 'import', ROUND: 'file', COUNT: String(ROWS) })
    const [, id = ''] = String(await file.firstLine).split(' ')
    expect([0, ROWS]).toContain((await kill(find)).live)
    const next = start({ WORK: 'serve', THING: 'import', ID: id })
    await vi.waitFor(() => expect(next.lines).toHaveLength(2), ENDED)
    expect(next.lines[1]).toBe('applied')
    const left = await kill(async (orm) => ({
      found: await find(orm),
      report: await readReport(orm, 'import', Number(id)),
    }))
    expect(left).toEqual({ found: all, report: `done, ${ROWS} published` })
  }, 150_000)
})

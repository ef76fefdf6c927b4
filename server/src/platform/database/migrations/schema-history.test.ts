import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SOON } from '../../../../test/soon.ts'
import { openOwnDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { StartError } from '../../process/env.ts'
import { migrationsFolder } from '../database.ts'
import { queryRows } from '../sql-arrays.ts'
import { migrateAlone } from './migrate.ts'

describe('a database that several releases migrate', () => {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-releases-'))
  let test: TestDatabase
  let lines: string[]
  beforeEach(async () => {
    test = await openOwnDatabase()
    lines = []
  })
  afterEach(async () => {
    await test.drop()
    rmSync(directory, { recursive: true, force: true })
  })
  const migrate = (folder?: string) => migrateAlone(test.url, (line) => lines.push(line), folder)

  /** Copies the migrations of this release and adds some. */
  async function release(added: Record<string, string>): Promise<string> {
    const folder = join(directory, Object.keys(added).join('-'))
    await cp(migrationsFolder, folder, { recursive: true })
    const file = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] }
    for (const [tag, text] of Object.entries(added)) {
      const when = (journal.entries.at(-1)?.when ?? 0) + 1000
      journal.entries.push(
        Object.assign({}, journal.entries.at(-1), { idx: journal.entries.length, when, tag }),
      )
      writeFileSync(join(folder, `${tag}.sql`), text)
    }
    writeFileSync(file, JSON.stringify(journal))
    return folder
  }
  const EXPAND = { '9000_expand': 'alter table facts add column note text' }
  const CONTRACT = {
    ...EXPAND,
    '9001_contract': '-- contract: since 9000_expand\nalter table facts drop column title',
  }

  it('starts an older release on a schema that was only extended, and logs it', async () => {
    await migrate(await release(EXPAND))
    await migrate()
    expect(lines).toEqual([expect.stringMatching(/newer release has extended the database \(1 migrations\)/)])
  })

  it('refuses a release that uses what a newer one removed, and lets the release between start', async () => {
    await migrate(await release(CONTRACT))
    await expect(migrate()).rejects.toThrow(StartError)
    await expect(migrate()).rejects.toThrow(/^A newer release has removed [^\n]*$/)
    await migrate(await release(EXPAND))
  })

  it('refuses a database that another branch has changed', async () => {
    await migrate(await release(EXPAND))
    await test.database.orm.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at - 1001 where created_at =
        (select max(created_at) from drizzle.__drizzle_migrations)`,
    )
    await expect(migrate()).rejects.toThrow(/^The database was changed by a build that is neither[^\n]*$/)
  })

  it('logs that a process waits while another one migrates', async () => {
    const waiting = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike '%pg_advisory_lock%'`
    const { orm } = test.database
    const started = await orm.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7265001)`)
      const migrating = migrate()
      await vi.waitFor(async () => expect(await queryRows(orm, waiting)).toHaveLength(1), SOON)
      expect(lines).toEqual(['Waiting for another process that brings the database up to date …'])
      return { migrating }
    })
    await expect(started.migrating).resolves.toBeUndefined()
  })
})

import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, inject } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import { openPglite } from '../src/platform/database/pglite-database.ts'
import { openPostgres } from '../src/platform/database/postgres-database.ts'
import { databaseUrl, onServer } from './global-setup.ts'

/** A migrated, empty database of the test's own. `url` is empty for the embedded one. */
export interface TestDatabase {
  database: Database
  url: string
  drop(): Promise<void>
}

export async function openTestPglite(): Promise<TestDatabase> {
  const database = await openPglite(undefined, new Blob([await readFile(inject('pgliteTemplate'))]))
  return { database, url: '', drop: () => database.close() }
}

export async function openTestPostgres(server: string): Promise<TestDatabase> {
  const name = `rapport_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${inject('postgresTemplate')}`)
  const url = databaseUrl(server, name)
  const database = await openPostgres(url)
  const drop = async () => {
    await database.close()
    await onServer(server, `drop database if exists ${name} with (force)`)
  }
  return { database, url, drop }
}

/** The embedded database, and PostgreSQL wherever the run has one. */
export function databaseKinds(): { name: string; open: () => Promise<TestDatabase> }[] {
  const server = inject('postgresUrl')
  return [
    { name: 'PGlite', open: openTestPglite },
    ...(server ? [{ name: 'PostgreSQL', open: () => openTestPostgres(server) }] : []),
  ]
}

/** Runs the tests on each kind of database. Fresh for each test. */
export function describeOnEachDatabase(title: string, tests: (database: () => Database) => void): void {
  describe.each(databaseKinds())(`${title}, on $name`, ({ open }) => {
    let opened: TestDatabase | undefined
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(async () => {
      await opened?.drop()
      opened = undefined
    })
    tests(() => {
      if (!opened) throw new Error('The database is open only while a test runs')
      return opened.database
    })
  })
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../src/platform/database/postgres-database.ts'
import { databaseUrl, onServer, startTestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a database on the run's server. */
    databaseServer: string
    /** Name of the migrated, empty database that tests copy. */
    emptyTemplate: string
    /** Name of the demo factory's database. The first test that needs it creates it: see demo-template.ts. */
    demoTemplate: string
    /** Directory for the files of the demo factory. */
    demoDirectory: string
    /** Directory of the compile cache for processes that tests start. */
    compileCache: string
  }
}

/**
 * Starts a server and migrates a database once. Every test starts from a copy. TEST_DATABASE_URL names
 * another server.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-test-'))
  const { TEST_DATABASE_URL: given, SEEDED_DIRECTORY: seeded } = process.env
  const local = given ? undefined : await startTestServer(seeded && join(seeded, 'db'))
  const url = given ?? local?.url ?? ''
  const prefix = `rapport_test_${process.pid}`
  await createEmptyTemplate(url, `${prefix}_empty`)
  // `npm test` has already filled the demo factory.
  if (local && seeded) await renameDatabase(url, `${prefix}_demo`, `${prefix}_empty`)
  project.provide('compileCache', join(directory, 'compiled'))
  project.provide('demoDirectory', join(directory, 'demo'))
  project.provide('databaseServer', databaseUrl(url, given ? new URL(given).pathname.slice(1) : 'postgres'))
  project.provide('emptyTemplate', `${prefix}_empty`)
  project.provide('demoTemplate', `${prefix}_demo`)
  return async () => {
    if (given) await dropDatabases(given, prefix)
    await local?.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function createEmptyTemplate(url: string, name: string): Promise<void> {
  await onServer(url, `create database ${name}`)
  const database = await openPostgres(databaseUrl(url, name))
  await database.migrate()
  // The job queue creates its own tables.
  const boss = await new PgBoss(database.queueOptions).start()
  await boss.stop({ graceful: false })
  await database.close()
}

/** Renames the database of a URL, over a connection to another database. */
async function renameDatabase(url: string, name: string, other: string): Promise<void> {
  await onServer(
    databaseUrl(url, other),
    `alter database ${new URL(url).pathname.slice(1)} rename to ${name}`,
  )
}

/** Drops the templates and all copies of them. */
async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
      prefix,
    ])
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  } finally {
    await client.end()
  }
}

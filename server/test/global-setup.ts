import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { migrationsFolder } from '../src/platform/database/database.ts'
import { openPostgres } from '../src/platform/database/postgres-database.ts'
import { startLocalPostgres } from './local-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** File with the dump of a migrated embedded database. */
    pgliteTemplate: string
    /** Address of the PostgreSQL server's maintenance database, where there is one. */
    postgresUrl: string | null
    /** Name of the migrated database there that each test's own one is copied from. */
    postgresTemplate: string
    /** Directory for the demo factory that tests copy; whichever asks first makes it: see demo-template.ts. */
    demoTemplate: string
    /** Directory with what processes that tests start have compiled of the program: the next ones start by it. */
    compileCache: string
  }
}

/** Migrates each database once; every test then starts from a copy, which takes a second instead of ten. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-test-'))
  const given = process.env.TEST_DATABASE_URL
  const [local] = await Promise.all([
    given ? undefined : startLocalPostgres(),
    dumpMigrated(join(directory, 'pglite')),
  ])
  const url = given ?? local?.url ?? null
  const template = `rapport_template_${process.pid}`
  if (url) await createTemplate(url, template)
  project.provide('compileCache', join(directory, 'compiled'))
  project.provide('demoTemplate', join(directory, 'demo'))
  project.provide('pgliteTemplate', join(directory, 'pglite'))
  project.provide('postgresUrl', url)
  project.provide('postgresTemplate', template)
  return async () => {
    if (given) await dropDatabases(given, template)
    await local?.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function dumpMigrated(file: string): Promise<void> {
  const client = await PGlite.create()
  await migrate(drizzle(client), { migrationsFolder })
  await createJobTables({ db: fromPglite(client), backend: 'pglite' })
  const dump = await client.dumpDataDir('none')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  await client.close()
}

async function createTemplate(url: string, template: string): Promise<void> {
  await onServer(url, `create database ${template}`)
  const database = await openPostgres(databaseUrl(url, template))
  await database.migrate()
  await createJobTables(database.queueOptions)
  await database.close()
}

/** The job queue makes its tables itself. */
async function createJobTables(queueOptions: ConstructorOptions): Promise<void> {
  const boss = await new PgBoss(queueOptions).start()
  await boss.stop({ graceful: false })
}

/** Drops a template and all copies of it. */
async function dropDatabases(url: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
      template,
    ])
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  } finally {
    await client.end()
  }
}

/** Runs a statement that no transaction can be around; rejects where the server takes half a hook's time for it. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, query_timeout: 60_000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

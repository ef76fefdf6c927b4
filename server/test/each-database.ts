import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, inject } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import { openPglite } from '../src/platform/database/pglite-database.ts'
import { openPostgres } from '../src/platform/database/postgres-database.ts'
import { databaseUrl, onServer } from './global-setup.ts'
import { otherSessions } from './stalled-work.ts'

/** A migrated, empty database of the test's own. `url` is empty for the embedded one. */
export interface TestDatabase {
  database: Database
  url: string
  drop(): Promise<void>
}

/** Opens an embedded database that no other test ever sees. */
async function openOwnPglite(): Promise<TestDatabase> {
  const database = await openPglite(undefined, new Blob([await readFile(inject('pgliteTemplate'))]))
  return { database, url: '', drop: () => database.close() }
}

/** Creates a database on a PostgreSQL server that no other test ever sees: its tests may cut its connections. */
export async function openOwnPostgres(server: string): Promise<TestDatabase> {
  const name = `${inject('postgresTemplate')}_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${inject('postgresTemplate')}`)
  const url = databaseUrl(server, name)
  const database = await openPostgres(url)
  const drop = async () => {
    await database.close()
    await onServer(server, `drop database if exists ${name} with (force)`)
  }
  return { database, url, drop }
}

export const openTestPglite = pooled(openOwnPglite)
const openTestPostgres = pooled(openOwnPostgres)

/**
 * A process runs the tests of one file after another: what one has dropped is emptied for the next, which takes a
 * hundredth of the time that opening a new one takes.
 */
function pooled<Args extends unknown[]>(open: (...args: Args) => Promise<TestDatabase>) {
  const dropped: TestDatabase[] = []
  return async (...args: Args): Promise<TestDatabase> => {
    const used = dropped.pop()
    if (used) await emptyDatabase(used.database)
    const test = used ?? (await open(...args))
    return { ...test, drop: async () => void dropped.push(test) }
  }
}

export interface DatabaseKind {
  name: string
  open: () => Promise<TestDatabase>
  openOwn: () => Promise<TestDatabase>
}

/** The embedded database, and PostgreSQL wherever the run has one. */
export function databaseKinds(): DatabaseKind[] {
  const server = inject('postgresUrl')
  const embedded = { name: 'PGlite', open: openTestPglite, openOwn: openOwnPglite }
  if (!server) return [embedded]
  const open = () => openTestPostgres(server)
  return [embedded, { name: 'PostgreSQL', open, openOwn: () => openOwnPostgres(server) }]
}

/**
 * What a rule is tried on that the kind of database has no part in: PostgreSQL, or the embedded one where the run has no
 * other. `TEST_DATABASES=all` has all tried on each. See decision 111.
 */
export function oneDatabaseKind(): DatabaseKind[] {
  return process.env.TEST_DATABASES === 'all' ? databaseKinds() : databaseKinds().slice(-1)
}

/** Runs the tests on one database; each test finds it empty. */
export function describeOnDatabase(title: string, tests: (database: () => Database) => void): void {
  describe.each(oneDatabaseKind())(`${title}, on $name`, ({ open }) => tests(useEmptyDatabase(open)))
}

/** Runs the tests on each kind of database; each test finds it empty. */
export function describeOnEachDatabase(title: string, tests: (database: () => Database) => void): void {
  describe.each(databaseKinds())(`${title}, on $name`, ({ open }) => tests(useEmptyDatabase(open)))
}

/** Runs one test on each kind of database, which no other sees after it: it may change the tables. */
export function describeOnOwnDatabases(title: string, tests: (database: () => Database) => void): void {
  describe.each(databaseKinds())(`${title}, on $name`, ({ openOwn }) => tests(useEmptyDatabase(openOwn)))
}

/** Opens a database for the tests that follow; each of them finds it empty. */
export function useEmptyDatabase(open: () => Promise<TestDatabase>): () => Database {
  let opened: TestDatabase | undefined
  beforeEach(async () => {
    if (opened) await emptyDatabase(opened.database)
    else opened = await open()
  })
  afterAll(() => opened?.drop())
  return () => {
    if (!opened) throw new Error('The database is open only while a test runs')
    return opened.database
  }
}

/**
 * Leaves a database as its migrations made it. Rows are deleted, without what hangs on their deletion: truncating one
 * table would make the files of all that refer to it anew, which takes several times as long.
 */
async function emptyDatabase({ orm }: Database): Promise<void> {
  await deleteRows(orm).catch(async (error: Error) => {
    const others = await otherSessions(orm)
    throw new Error(`A database was not emptied beside ${JSON.stringify(others)}`, { cause: error })
  })
}

/** Throws after 20 s where somebody who works on the database still holds a row or a table. */
const deleteRows = (orm: Database['orm']) =>
  orm.execute(sql`
    do $$
    declare
      used text;
      counter text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      perform set_config('lock_timeout', '20s', true);
      for used in
        select format('%I.%I', schemaname, tablename) from pg_tables
          where (schemaname = 'public' or schemaname = 'pgboss' and tablename not in ('version', 'queue', 'schedule'))
            and pg_relation_size(format('%I.%I', schemaname, tablename)::regclass) > 0
      loop
        execute 'delete from ' || used;
      end loop;
      for counter in
        select format('%I.%I', schemaname, sequencename) from pg_sequences where last_value is not null
      loop
        perform setval(counter::regclass, 1, false);
      end loop;
      insert into search_state (id) values (1);
    end $$`)

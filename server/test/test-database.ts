import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, inject } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import { openPostgres } from '../src/platform/database/postgres-database.ts'
import { otherSessions } from './stalled-work.ts'
import { databaseUrl, onServer } from './test-server.ts'

/** Migrated, empty database of one test. */
export interface TestDatabase {
  database: Database
  url: string
  drop(): Promise<void>
}

/** Creates a database that no other test uses. The test may change its tables and cut its connections. */
export const openOwnDatabase = (): Promise<TestDatabase> => copyDatabase(inject('emptyTemplate'))

/** Copies a database that has no connections. */
export async function copyDatabase(template: string): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${template}`)
  const url = databaseUrl(server, name)
  const database = await openPostgres(url)
  const drop = async () => {
    await database.close()
    await onServer(server, `drop database if exists ${name} with (force)`)
  }
  return { database, url, drop }
}

const dropped: TestDatabase[] = []

/**
 * Opens an empty database. The test files of a process reuse one database after emptying it, in a tenth of
 * the time of a new one.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const used = dropped.pop()
  if (used) await emptyDatabase(used.database)
  const test = used ?? (await openOwnDatabase())
  return { ...test, drop: async () => void dropped.push(test) }
}

/** Runs the tests on a database. Each test finds it empty. */
export function describeOnDatabase(title: string, tests: (database: () => Database) => void): void {
  describe(title, () => tests(useEmptyDatabase()))
}

/** Opens a database for the following tests. Each of them finds it empty. */
export function useEmptyDatabase(): () => Database {
  let opened: TestDatabase | undefined
  beforeEach(async () => {
    if (opened) await emptyDatabase(opened.database)
    else opened = await openTestDatabase()
  })
  afterAll(() => opened?.drop())
  return () => {
    if (!opened) throw new Error('The database is open only while a test runs')
    return opened.database
  }
}

/**
 * Deletes all rows, without triggers of foreign keys. Truncating one table would rewrite the files of all
 * referring tables, which takes several times as long.
 */
async function emptyDatabase({ orm }: Database): Promise<void> {
  await deleteRows(orm).catch(async (error: Error) => {
    const others = await otherSessions(orm)
    throw new Error(`A database was not emptied beside ${JSON.stringify(others)}`, { cause: error })
  })
}

/** Throws after 20 s if another session still locks a row or a table. */
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

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../server/src/platform/database/database.ts'
import { openPglite } from '../server/src/platform/database/pglite-database.ts'
import { openPostgres } from '../server/src/platform/database/postgres-database.ts'
import { databaseUrl, onServer } from '../server/test/global-setup.ts'
import { startLocalPostgres } from '../server/test/local-postgres.ts'
import { type KillableProcess, startProcess } from './killable-process.ts'

/** A migrated database on which servers are killed. */
export interface KillPlace {
  name: string
  /** Whether several processes may open it at once. */
  isShared: boolean
  /** Does something with the database, which nobody else may have open where it is not shared. */
  look<T>(work: (database: Database) => Promise<T>): Promise<T>
  /** Starts a program on it. */
  start(program: string, variables: Record<string, string>): KillableProcess
}

/**
 * Kills servers on each database, or on the one that is named; `killOften` returns the faults it saw. Prints them, and ends the
 * process: with 1 where there are any, and what they are of is kept.
 */
export async function killOnEachDatabase(
  only: string,
  killOften: (place: KillPlace) => Promise<string[]>,
): Promise<never> {
  const postgres = only === 'pglite' ? undefined : await startLocalPostgres()
  if (only !== 'pglite' && !postgres) console.log('There is no PostgreSQL on this machine')
  let count = 0
  try {
    if (only !== 'postgres') count += await killOn('PGlite', '', killOften)
    if (postgres) {
      await onServer(postgres.url, 'create database kills')
      count += await killOn('PostgreSQL', databaseUrl(postgres.url, 'kills'), killOften)
    }
  } finally {
    await postgres?.stop()
  }
  process.exit(count === 0 ? 0 : 1)
}

async function killOn(
  name: string,
  url: string,
  killOften: (place: KillPlace) => Promise<string[]>,
): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-kills-'))
  const place: KillPlace = {
    ...{ name, isShared: url !== '' },
    async look(work) {
      const database = await (url ? openPostgres(url) : openPglite(join(dataDir, 'db')))
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    },
    start: (program, variables) =>
      startProcess(program, { DATA_DIR: dataDir, DATABASE_URL: url, ...variables }),
  }
  await place.look((database) => database.migrate())
  const faults = await killOften(place)
  for (const fault of faults.slice(0, 50)) console.log(`  FAULT ${fault}`)
  if (faults.length === 0) await rm(dataDir, { recursive: true, force: true })
  else console.log(`  Everything stands in ${dataDir}`)
  return faults.length
}

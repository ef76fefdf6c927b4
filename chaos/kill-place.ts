import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../server/src/platform/database/database.ts'
import { createDatabase } from '../server/test/scratch-database.ts'
import { databaseUrl, startTestServer } from '../server/test/test-server.ts'
import { type KillableProcess, startProcess } from './killable-process.ts'

/** A migrated database shared by processes that are killed. */
export interface KillPlace {
  database: Database
  /** Environment variables of a process of the place. */
  variables: { DATA_DIR: string; DATABASE_URL: string }
  start(program: string, variables: Record<string, string>): KillableProcess
}

/** Runs `killOften` and prints the faults that it returns. Exits with 1 and keeps the files if there are any. */
export async function killServers(killOften: (place: KillPlace) => Promise<string[]>): Promise<never> {
  const server = await startTestServer()
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-kills-'))
  const database = await createDatabase(server, 'kills')
  const url = databaseUrl(server.url, 'kills')
  const place = { DATA_DIR: dataDir, DATABASE_URL: url }
  let faults: string[] = []
  try {
    faults = await killOften({
      database,
      variables: place,
      start: (program, variables) => startProcess(program, { ...place, ...variables }),
    })
  } finally {
    await database.close()
    await server.stop()
  }
  for (const fault of faults.slice(0, 50)) console.log(`  FAULT ${fault}`)
  if (faults.length === 0) await rm(dataDir, { recursive: true, force: true })
  else console.log(`  The files are in ${dataDir}`)
  process.exit(faults.length === 0 ? 0 : 1)
}

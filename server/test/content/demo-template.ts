import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readDemoContent } from '@rapport/seed/test/demo-content'
import { inject, vi } from 'vitest'
import { openPostgres } from '../../src/platform/database/postgres-database.ts'
import { readEnv } from '../../src/platform/process/env.ts'
import { openStorage } from '../../src/platform/storage/open-storage.ts'
import { seedDatabase } from '../../src/seed.ts'
import { APP_SECRET } from '../build-app.ts'
import { databaseUrl, onServer } from '../test-server.ts'

/** Demo factory that tests copy. */
export interface DemoTemplate {
  /** Name of its database. */
  database: string
  /** Data directory with its pictures. */
  dataDir: string
}

/**
 * Returns the demo factory that `npm test` has filled. Otherwise the first process that needs it creates it
 * for the run, in half a minute.
 */
export async function readDemoTemplate(): Promise<DemoTemplate> {
  const database = inject('demoTemplate')
  const { SEEDED_DIRECTORY: seeded, TEST_DATABASE_URL: otherServer } = process.env
  if (seeded && !otherServer) return { database, dataDir: seeded }
  const directory = inject('demoDirectory')
  const dataDir = join(directory, 'data')
  const made = join(directory, 'made')
  if (await isFirst(directory)) {
    await makeTemplate(database, dataDir)
    await writeFile(made, '')
  } else await vi.waitUntil(() => existsSync(made), { timeout: 110_000, interval: 100 })
  return { database, dataDir }
}

/** Whether this process has just created the directory. */
const isFirst = (directory: string): Promise<boolean> =>
  mkdir(directory).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )

async function makeTemplate(name: string, dataDir: string): Promise<void> {
  const server = inject('databaseServer')
  await onServer(server, `create database ${name} template ${inject('emptyTemplate')}`)
  const database = await openPostgres(databaseUrl(server, name))
  const env = readEnv({ DATA_DIR: dataDir, NODE_ENV: 'test', APP_SECRET })
  await seedDatabase(database.orm, await openStorage(env, dataDir), await readDemoContent())
  await database.close()
}

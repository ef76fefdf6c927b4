import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { readDemoContent } from '@rapport/seed/test/demo-content'
import { drizzle } from 'drizzle-orm/pglite'
import { inject, vi } from 'vitest'
import type { Orm } from '../../src/platform/database/database.ts'
import { readEnv } from '../../src/platform/process/env.ts'
import { openStorage } from '../../src/platform/storage/open-storage.ts'
import { seedDatabase } from '../../src/seed.ts'
import { APP_SECRET } from '../build-app.ts'
import { copyDataDirectory } from './copy-data-directory.ts'

/** The demo factory as tests copy it. */
export interface DemoTemplate {
  /** Dump of an embedded database. */
  dump: Blob
  /** The data directory with the pictures of it. */
  dataDir: string
}

/**
 * Returns the demo factory, which the first process that asks makes for all of a run: it takes half a minute, or a few
 * seconds where the product itself has filled SEEDED_DIRECTORY.
 */
export async function readDemoTemplate(): Promise<DemoTemplate> {
  const directory = inject('demoTemplate')
  const dump = join(directory, 'database')
  const dataDir = join(directory, 'data')
  const seeded = process.env.SEEDED_DIRECTORY
  if (await isFirst(directory))
    await (seeded ? copyTemplate(seeded, dump, dataDir) : makeTemplate(dump, dataDir))
  else await vi.waitUntil(() => existsSync(dump), { timeout: 110_000, interval: 100 })
  return { dump: new Blob([await readFile(dump)]), dataDir }
}

/** Whether this process has made the directory just now. */
const isFirst = (directory: string): Promise<boolean> =>
  mkdir(directory).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )

async function copyTemplate(seeded: string, file: string, dataDir: string): Promise<void> {
  await copyDataDirectory(seeded, dataDir)
  const db = join(dataDir, 'db')
  await dumpTo(file, await PGlite.create(db))
  await rm(db, { recursive: true })
}

async function makeTemplate(file: string, dataDir: string): Promise<void> {
  const env = readEnv({ DATA_DIR: dataDir, NODE_ENV: 'test', APP_SECRET })
  const client = await PGlite.create({
    loadDataDir: new Blob([await readFile(inject('pgliteTemplate'))]),
  })
  const orm: Orm = drizzle(client, { casing: 'snake_case' })
  await seedDatabase(orm, await openStorage(env, dataDir), await readDemoContent())
  await dumpTo(file, client)
}

/** The dump appears last, and whole. */
async function dumpTo(file: string, client: PGlite): Promise<void> {
  const dump = await client.dumpDataDir('none')
  await client.close()
  await writeFile(`${file}.part`, Buffer.from(await dump.arrayBuffer()))
  await rename(`${file}.part`, file)
}

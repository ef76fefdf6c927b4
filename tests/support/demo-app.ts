import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@rapport/server/platform/database/database'
import type { BuildOptions, BuiltApp } from '../../server/test/build-app.ts'
import { linkFiles } from '../../server/test/content/copy-data-directory.ts'
import { readDemoTemplate } from '../../server/test/content/demo-template.ts'
import { copyDatabase } from '../../server/test/test-database.ts'
import { openFilledApp } from './open-app.ts'

/** The whole product with the demo factory on its own database. */
export interface DemoApp extends BuiltApp {
  database: Database
}

export async function openDemoApp(options?: BuildOptions): Promise<DemoApp> {
  const template = await readDemoTemplate()
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-demo-'))
  await linkFiles(join(template.dataDir, 'files'), join(dataDir, 'files'))
  const { database, drop } = await copyDatabase(template.database)
  const built = await openFilledApp(database, { dataDir, ...options })
  async function close(): Promise<void> {
    await built.close()
    await drop()
    await rm(dataDir, { recursive: true })
  }
  return { ...built, database, close }
}

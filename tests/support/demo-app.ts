import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@rapport/server/platform/database/database'
import { openPglite } from '@rapport/server/platform/database/pglite-database'
import type { BuildOptions, BuiltApp } from '../../server/test/build-app.ts'
import { linkFiles } from '../../server/test/content/copy-data-directory.ts'
import { readDemoTemplate } from '../../server/test/content/demo-template.ts'
import { databaseKinds } from '../../server/test/each-database.ts'
import { openApp, openFilledApp } from './open-app.ts'

/** The whole product with the demo factory, on a database of its own. */
export interface DemoApp extends BuiltApp {
  database: Database
}
type OpenDemoApp = (options?: BuildOptions) => Promise<DemoApp>

/** Opens one on an embedded database. */
export const openDemoApp: OpenDemoApp = async (options) => {
  const template = await readDemoTemplate()
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-demo-'))
  await linkFiles(join(template.dataDir, 'files'), join(dataDir, 'files'))
  const database = await openPglite(undefined, template.dump)
  const built = await openFilledApp(database, { dataDir, ...options })
  async function close(): Promise<void> {
    await built.close()
    await database.close()
    await rm(dataDir, { recursive: true })
  }
  return { ...built, database, close }
}

/** How to open one: on the embedded database, that a copy is made of in no time, and on each with `TEST_DATABASES=all`. */
export function demoApps(): { name: string; open: OpenDemoApp }[] {
  const [, ...servers] = process.env.TEST_DATABASES === 'all' ? databaseKinds() : []
  return [
    { name: 'PGlite', open: openDemoApp },
    ...servers.map(({ name, open }) => ({ name, open: openOn(open) })),
  ]
}

const openOn =
  (open: ReturnType<typeof databaseKinds>[number]['open']): OpenDemoApp =>
  async (options) => {
    const { database, drop } = await open()
    const built = await openApp(database, options)
    async function close(): Promise<void> {
      await built.close()
      await drop()
    }
    return { ...built, database, close }
  }

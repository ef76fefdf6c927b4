import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@rapport/server/platform/database/database'
import { openPglite } from '@rapport/server/platform/database/pglite-database'
import { seedDatabase } from '@rapport/server/seed'
import { openSite } from '@rapport/site/open-site'
import { type BuildOptions, type BuiltApp, buildApp } from '../server/test/build-app.ts'
import { readDemoContent } from '../server/test/demo-content.ts'
import { readDemoTemplate } from '../server/test/demo-template.ts'
import { databaseKinds, type TestDatabase } from '../server/test/each-database.ts'

export interface DemoApp extends BuiltApp {
  database: Database
}
type OpenDemoApp = (options?: BuildOptions) => Promise<DemoApp>

/** Opens the whole product with the demo factory on an embedded database, all but the listening: asked through `app.inject`. */
export const openApp: OpenDemoApp = async (options) => {
  const { dump, dataDir: files } = await readDemoTemplate()
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-demo-'))
  await cp(files, dataDir, { recursive: true })
  const database = await openPglite(undefined, dump)
  const built = await build(database, { dataDir, ...options })
  return {
    ...built,
    async close() {
      await built.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** The same on each kind of database. */
export function demoApps(): { name: string; open: OpenDemoApp }[] {
  const [, ...servers] = databaseKinds()
  return [
    { name: 'PGlite', open: openApp },
    ...servers.map(({ name, open }) => ({
      name,
      open: async (options?: BuildOptions) => openSeeded(await open(), options),
    })),
  ]
}

async function openSeeded({ database, drop }: TestDatabase, options?: BuildOptions): Promise<DemoApp> {
  const content = await readDemoContent()
  const prepare: BuildOptions['prepare'] = (storage) => seedDatabase(database.orm, storage, content)
  const built = await build({ ...database, close: drop }, { prepare, ...options })
  return { ...built, database }
}

/** Builds it as the product itself is started. */
async function build(database: Database, { variables, ...options }: BuildOptions): Promise<DemoApp> {
  const built = await buildApp(database, {
    variables: { NODE_ENV: 'production', LOG_LEVEL: 'silent', ...variables },
    ...options,
    site: options.site ?? (await openSite()),
  })
  return {
    ...built,
    database,
    async close() {
      await built.close()
      await database.close()
    },
  }
}

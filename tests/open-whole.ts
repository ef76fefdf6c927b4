import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContent } from '@rapport/seed/read-content'
import { createApi } from '@rapport/server/api'
import { createApp, type Site } from '@rapport/server/app'
import type { Database } from '@rapport/server/platform/database'
import { readEnv } from '@rapport/server/platform/env'
import { openStorage } from '@rapport/server/platform/open-storage'
import { seedDatabase } from '@rapport/server/seed'
import { openSite } from '@rapport/site/open-site'

/** The whole product with the demo factory, all but the listening: asked through `app.inject`. */
export async function openWhole(
  database: Database,
  openPages: () => Promise<Site> = () => openSite(false),
  variables: Record<string, string> = {},
) {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-whole-'))
  const env = readEnv({ LOG_LEVEL: 'silent', ...variables, DATA_DIR: directory })
  const storage = await openStorage(env, directory)
  await seedDatabase(database.orm, storage, await readContent())
  const site = await openPages()
  const app = await createApp({
    env,
    database,
    storage,
    dataDir: directory,
    api: createApi(database.orm, env.PUBLIC_URL),
    site,
  })
  const close = async () => {
    await app.close()
    await rm(directory, { recursive: true })
  }
  return { app, storage, directory, close }
}

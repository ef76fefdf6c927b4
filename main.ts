import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { readContent } from '@rapport/content/read'
import { createApi } from '@rapport/server/api'
import { createApp } from '@rapport/server/app'
import { loadFactory } from '@rapport/server/load-factory'
import { holdDataDir } from '@rapport/server/platform/data-dir'
import { readEnv, StartError } from '@rapport/server/platform/env'
import { openDatabase } from '@rapport/server/platform/open-database'
import { openSite } from './site-door.ts'

const STOP_PATIENCE_MS = 10_000

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const dataDir = env.DATABASE_URL ? sharedDirectory(env.DATA_DIR) : holdDataDir(env.DATA_DIR)
  console.log('Opening the database …')
  const database = await openDatabase(env, dataDir.path)
  await database.migrate()
  // (storage, content, orders are opened here)
  const api = createApi(database.orm)
  const site = await openSite(env.NODE_ENV === 'development')
  const app = await createApp({ env, database, api, ...site, readiness: { database: database.ping } })
  await app.listen({ host: env.HOST, port: env.PORT })
  console.log(`${env.PUBLIC_URL}/`)
}

await start().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
})

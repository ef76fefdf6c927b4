import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe } from 'vitest'
import { createApi } from '../src/api.ts'
import { type AppParts, createApp } from '../src/app.ts'
import type { Database } from '../src/platform/database.ts'
import { openDiskStorage } from '../src/platform/disk-storage.ts'
import { readEnv } from '../src/platform/env.ts'
import type { Storage } from '../src/platform/storage.ts'
import { seedDatabase } from '../src/seed.ts'
import { databaseKinds, type TestDatabase } from './each-database.ts'
import { smallFactory } from './small-factory.ts'

export const publicUrl = 'https://proba.example'

/**
 * The whole server on a small factory, asked through `app.inject`; its site shows each path as plain text, those of
 * cities with their host.
 */
export interface ServerApp {
  app: FastifyInstance
  database: Database
  storage: Storage
  /** Mails stand in its `mail/`. */
  dataDir: string
  /** Addresses that were rendered, rather than answered with a kept page. */
  rendered: string[]
  close(): Promise<void>
}

export async function openServerApp(
  database: Database,
  variables: Record<string, string> = {},
  parts: Partial<AppParts> = {},
): Promise<ServerApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-server-'))
  const env = readEnv({
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: publicUrl,
    ...variables,
  })
  const storage = openDiskStorage(join(dataDir, 'files'))
  await seedDatabase(database.orm, storage, smallFactory)
  const rendered: string[] = []
  const renderPage = async ({ url }: Request) => {
    const { pathname, origin, search } = new URL(url)
    const address = `${origin === publicUrl ? '' : origin}${pathname}${search}`
    rendered.push(address)
    return new Response(`page ${address}`, { headers: { 'content-type': 'text/html' } })
  }
  const api = createApi(database.orm, env.PUBLIC_URL)
  const app = await createApp({ env, database, api, storage, dataDir, site: { renderPage }, ...parts })
  return {
    app,
    database,
    storage,
    dataDir,
    rendered,
    async close() {
      await app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs the tests on a server of each database; all tests of one title share it, and what they write. */
export function describeServerOnEachDatabase(
  title: string,
  tests: (server: () => ServerApp) => void,
  parts: Partial<AppParts> = {},
): void {
  describe.each(databaseKinds())(`${title}, on $name`, ({ open }) => {
    let opened: TestDatabase
    let server: ServerApp
    beforeAll(async () => {
      opened = await open()
      server = await openServerApp(opened.database, {}, parts)
    })
    afterAll(async () => {
      await server.close()
      await opened.drop()
    })
    tests(() => server)
  })
}

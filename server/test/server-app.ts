import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import { seedDatabase } from '../src/seed.ts'
import { type BuildOptions, type BuiltApp, buildApp } from './build-app.ts'
import { smallSeedContent } from './content/small-seed-content.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

export const publicUrl = 'https://proba.example'

/**
 * Whole server with a small factory, called through `app.inject`. Its site renders each path as plain text,
 * for cities with their host.
 */
export interface ServerApp extends BuiltApp {
  database: Database
  /** Rendered paths, without those served from the cache. */
  rendered: string[]
}

export async function openServerApp(
  database: Database,
  variables: Record<string, string> = {},
  options: BuildOptions = {},
): Promise<ServerApp> {
  const rendered: string[] = []
  const renderPage = async ({ url }: Request) => {
    const { pathname, origin, search } = new URL(url)
    const page = `${origin === publicUrl ? '' : origin}${pathname}${search}`
    rendered.push(page)
    return new Response(`page ${page}`, { headers: { 'content-type': 'text/html' } })
  }
  const built = await buildApp(database, {
    site: { renderPage },
    variables: { LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl, ...variables },
    prepare: (storage) => seedDatabase(database.orm, storage, smallSeedContent),
    ...options,
  })
  return { ...built, database, rendered }
}

type ServerTests = (server: () => ServerApp) => void

/** Runs the tests on a server. The tests of one title share it and its data. */
export function describeServer(title: string, tests: ServerTests, options: BuildOptions = {}): void {
  describe(title, () => {
    let opened: TestDatabase
    let server: ServerApp
    beforeAll(async () => {
      opened = await openTestDatabase()
      server = await openServerApp(opened.database, {}, options)
    })
    afterAll(async () => {
      await server.close()
      await opened.drop()
    })
    tests(() => server)
  })
}

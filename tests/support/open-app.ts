import { readDemoContent } from '@rapport/seed/test/demo-content'
import type { Database } from '@rapport/server/platform/database/database'
import { seedDatabase } from '@rapport/server/seed'
import { openSite } from '@rapport/site/open-site'
import { type BuildOptions, type BuiltApp, buildApp } from '../../server/test/build-app.ts'

/** Creates the app without listening, seeded with the demo factory. Tests use `app.inject`. */
export async function openApp(database: Database, options: BuildOptions = {}): Promise<BuiltApp> {
  const content = await readDemoContent()
  const prepare: BuildOptions['prepare'] = (storage) => seedDatabase(database.orm, storage, content)
  return openFilledApp(database, { prepare, ...options })
}

/** Creates the app on a seeded database. `variables` are environment variables. */
export async function openFilledApp(
  database: Database,
  { variables, site, ...options }: BuildOptions,
): Promise<BuiltApp> {
  return buildApp(database, {
    ...options,
    variables: { NODE_ENV: 'production', LOG_LEVEL: 'silent', ...variables },
    site: site ?? (await openSite()),
  })
}

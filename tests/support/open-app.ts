import { readDemoContent } from '@rapport/seed/test/demo-content'
import type { Database } from '@rapport/server/platform/database/database'
import { seedDatabase } from '@rapport/server/seed'
import { openSite } from '@rapport/site/open-site'
import { type BuildOptions, type BuiltApp, buildApp } from '../../server/test/build-app.ts'

/** Opens the whole product, all but the listening, and seeds it with the demo factory: asked through `app.inject`. */
export async function openApp(database: Database, options: BuildOptions = {}): Promise<BuiltApp> {
  const content = await readDemoContent()
  const prepare: BuildOptions['prepare'] = (storage) => seedDatabase(database.orm, storage, content)
  return openFilledApp(database, { prepare, ...options })
}

/** Opens it on a database that is filled. Variables are those that the product itself is started with. */
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

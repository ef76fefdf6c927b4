import type { Database } from '@rapport/server/platform/database/database'
import { seedDatabase } from '@rapport/server/seed'
import type { Site } from '@rapport/server/services'
import { openSite } from '@rapport/site/open-site'
import { buildApp } from '../server/test/build-app.ts'
import { readDemoContent } from '../server/test/demo-content.ts'

/** The whole product with the demo factory, all but the listening: asked through `app.inject`. */
export async function openApp(
  database: Database,
  openPages: () => Promise<Site> = () => openSite(),
  variables: Record<string, string> = {},
) {
  const content = await readDemoContent()
  return buildApp(database, {
    // As the product itself is started.
    variables: { NODE_ENV: 'production', LOG_LEVEL: 'silent', ...variables },
    site: await openPages(),
    prepare: (storage) => seedDatabase(database.orm, storage, content),
  })
}

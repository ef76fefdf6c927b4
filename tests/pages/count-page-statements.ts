import { createApi } from '@rapport/server/http/endpoints/in-process-api'
import { createHostRedirects } from '@rapport/server/http/pages/host-redirects'
import { cachePictures } from '@rapport/server/media/pictures'
import type { Database } from '@rapport/server/platform/database/database'
import { createRedirects } from '@rapport/server/redirects/cached-redirects'
import { openSite } from '@rapport/site/open-site'
import { countStatements } from '../../server/test/count-statements.ts'

const BASE = 'http://localhost:3000'

/** Counts the SQL statements of each uncached page, requested at the host of `origin`. */
export async function countPageStatements(
  database: Database,
  paths: string[],
  origin = BASE,
): Promise<Record<string, number>> {
  const { orm, takeCount } = countStatements(database)
  // The server caches the pictures at its start.
  const pictures = cachePictures(orm)
  await pictures.fill()
  const site = await openSite()
  const counts: Record<string, number> = {}
  for (const path of paths) {
    takeCount()
    await createHostRedirects(orm, BASE)(new URL(origin).host)
    await createRedirects(orm).findRedirect(path, '')
    const response = await site.renderPage(new Request(`${origin}${path}`), {
      api: createApi(orm, BASE, () => new Date()),
      origin,
      base: BASE,
      mapsKey: '',
      year: 2026,
      reportError(error) {
        throw error
      },
    })
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
    counts[path] = takeCount()
  }
  pictures.close()
  return counts
}

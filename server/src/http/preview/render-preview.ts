import { NOT_FOUND_PATH } from '@rapport/contract/page'
import { pageQuery } from '@rapport/contract/paths/page-queries'
import type { FastifyBaseLogger } from 'fastify'
import { type PreviewedEntry, withPublished } from '../../editing/preview/with-published.ts'
import type { Orm } from '../../platform/database/database.ts'
import { createRedirects, type RedirectTarget } from '../../redirects/cached-redirects.ts'
import { createApi } from '../endpoints/in-process-api.ts'
import { type PageSettings, renderResponse } from '../pages/render-page.ts'
import { trackCalls } from './tracked-api.ts'

export interface PreviewRenderDeps {
  orm: Orm
  settings: PageSettings
  log: FastifyBaseLogger
}

interface PreviewRequest {
  entryIds: number[]
  /** URL of the page on the site, without the token. */
  url: URL
  now: Date
}

/** Result at a path with the drafts published: a page or a redirect. */
export type RenderedPreview =
  | { page: Response; entries: PreviewedEntry[] }
  | { redirect: Pick<RedirectTarget, 'location'> }

/**
 * Milliseconds for a statement and for the rendering of a preview. Meanwhile other editors of these entries
 * wait.
 */
const STATEMENT_MS_MAX = 3000
const RENDER_MS_MAX = 8000

/** Renders a page with the drafts published, in a transaction that is rolled back. */
export function renderPreview(
  { orm, settings, log }: PreviewRenderDeps,
  { entryIds, url, now }: PreviewRequest,
): Promise<RenderedPreview> {
  const options = { entryIds, now, statementMs: STATEMENT_MS_MAX }
  return withPublished(orm, options, async (tx, entries): Promise<RenderedPreview> => {
    const redirect = await createRedirects(tx).findRedirect(url.pathname, url.search)
    if (redirect) return { redirect }
    const { api, settled } = trackCalls(createApi(tx, settings.publicUrl, () => now))
    const signal = AbortSignal.timeout(RENDER_MS_MAX)
    const render = (path: string, search: string) =>
      renderResponse({ ...settings, api }, new URL(`${path}${search}`, url), { log, signal })
    try {
      const found = await render(url.pathname, pageQuery(url.pathname, url.search))
      const location = found.headers.get('location')
      if (location !== null) return { redirect: { location: `${location}${url.search}` } }
      return { page: found.status === 404 ? await render(NOT_FOUND_PATH, '') : found, entries }
    } finally {
      await settled()
    }
  })
}

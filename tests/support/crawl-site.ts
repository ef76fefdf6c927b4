import { NOT_FOUND_PATH } from '@rapport/contract/page'
import type { BuiltApp } from '../../server/test/build-app.ts'
import { findPageFaults } from './page-faults.ts'

const HOST = 'localhost:3000'
/** Pages of one crawl, at most. */
const PAGES_MAX = 500
/** Rendered in the browser, for a logged-in visitor. */
const ACCOUNT = '/account/'

/** Result of a crawl: the status of each page, and everything that a visitor would see as broken. */
export interface CrawledSite {
  statuses: Map<string, number>
  faults: string[]
}

/**
 * Requests pages and, with `isFollowed`, everything that they link to. Pages of `paths` may answer 404; links may not.
 */
export async function crawlSite(
  { app }: BuiltApp,
  paths: readonly string[],
  { isFollowed = true } = {},
): Promise<CrawledSite> {
  const statuses = new Map<string, number>()
  const faults: string[] = []
  const waiting = paths.map((path) => ({ path, from: '' }))
  for (let next = waiting.shift(); next && statuses.size < PAGES_MAX; next = waiting.shift()) {
    const { path, from } = next
    const known = statuses.get(path)
    const status = known ?? (await visit(path))
    const isRight = status === 200 || (status === 404 && from === '') || (status < 400 && path === ACCOUNT)
    if (!isRight) faults.push(`${path} answers ${status}${from && ` from ${from}`}`)
  }
  return { statuses, faults }

  async function visit(path: string): Promise<number> {
    // Avoids the limit of uncached pages per IP.
    const remoteAddress = `203.0.113.${statuses.size % 250}`
    const { statusCode, headers, body } = await app.inject({
      url: path,
      headers: { host: HOST },
      remoteAddress,
    })
    statuses.set(path, statusCode)
    if (!String(headers['content-type']).startsWith('text/html') || statusCode === 302) return statusCode
    faults.push(...findPageFaults(body).map((fault) => `${path}: ${fault}`))
    if (!isFollowed) return statusCode
    const page = body.replaceAll(/<template\b[\s\S]*?<\/template>/g, '')
    const hrefs = [...page.matchAll(/<a\b[^>]*?\bhref="([^"#]+)/g)].map(([, href = '']) => href)
    for (const href of new Set(hrefs)) {
      const url = new URL(href.replaceAll('&amp;', '&'), `http://${HOST}${path}`)
      // `?auth=login` opens a dialog. On the 404 screen cities link to its path.
      if (url.host === HOST && !url.searchParams.has('auth') && url.pathname !== NOT_FOUND_PATH)
        waiting.push({ path: url.pathname + url.search, from: path })
    }
    return statusCode
  }
}

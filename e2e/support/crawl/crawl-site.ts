import { findUrls } from './find-urls.ts'

/** Far more than the demo factory has. */
const PAGES_MAX = 2_000
const FILES_MAX = 30_000
const AT_ONCE = 4
/** What browsers and robots request without a link. */
const UNLINKED = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/yml.xml', '/favicon.ico']
/** Rendered in the browser, for a logged-in visitor. */
const ACCOUNT = '/account/'

/** Result of a crawl. `faults` has a line for each URL that does not answer, with the URL that links to it. */
export interface Crawl {
  /** Paths of pages that answered 200. */
  pages: string[]
  files: number
  faults: string[]
}

interface CrawlOptions {
  /** Files that an earlier crawl has requested: they do not depend on the theme. */
  known?: Set<string>
}

/**
 * Requests the home page and everything that can be reached from it: pages, pictures, styles, scripts,
 * icons, sitemaps and feeds.
 */
export async function crawlSite(origin: string, { known = new Set() }: CrawlOptions = {}): Promise<Crawl> {
  const pages: string[] = []
  const faults: string[] = []
  const requested = new Set<string>()
  let files = 0
  const waiting = [
    { url: new URL('/', origin), from: '', isPage: true },
    ...UNLINKED.map((path) => ({ url: new URL(path, origin), from: '', isPage: false })),
  ]

  async function visit({ url, from, isPage }: (typeof waiting)[number]): Promise<void> {
    const path = url.pathname + url.search
    // A name of content never changes its content.
    const isPermanent = /^\/(?:assets|media)\//.test(path)
    if (requested.has(path) || (isPermanent && known.has(path))) return
    requested.add(path)
    if (isPermanent) known.add(path)
    const answer = await request(url, requested.size)
    const type = answer.headers.get('content-type') ?? ''
    const isRead = /html|css|xml|manifest|^text\/plain/.test(type)
    const body = isRead ? await answer.text() : await answer.arrayBuffer().then(() => '')
    const mayBeAbsent = UNLINKED.includes(path) && from === '' && answer.status === 404
    if (answer.status >= 400 && !mayBeAbsent) faults.push(`${path} answers ${answer.status} from ${from}`)
    if (isPage && answer.status === 200 && type.startsWith('text/html')) pages.push(path)
    else files += 1
    if (answer.status >= 300 || path.startsWith(ACCOUNT)) return
    const found = findUrls(body, type, url)
    // `?auth=login` opens a dialog on the same page.
    for (const [list, areEntries] of [
      [found.pages, true],
      [found.files, false],
    ] as const)
      for (const next of list)
        if (!next.searchParams.has('auth') && !requested.has(next.pathname + next.search))
          waiting.push({ url: next, from: path, isPage: areEntries })
  }

  while (waiting.length > 0 && pages.length < PAGES_MAX && files < FILES_MAX)
    await Promise.all(waiting.splice(0, AT_ONCE).map(visit))
  if (waiting.length > 0) faults.push(`More than ${PAGES_MAX} pages or ${FILES_MAX} files`)
  return { pages: [...new Set(pages)].toSorted(), files, faults }
}

/** Requests a URL from one of many IP addresses, because the site limits uncached pages per address. */
const request = (url: URL, count: number): Promise<Response> =>
  fetch(url, { redirect: 'manual', headers: { 'X-Forwarded-For': `203.0.113.${count % 250}` } })

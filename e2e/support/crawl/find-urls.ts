/** What a response links to: pages that a visitor can open, and files that a browser or a robot loads. */
export interface FoundUrls {
  pages: URL[]
  files: URL[]
}

const ATTRIBUTE = /\s(href|src|poster|srcset|imagesrcset|content)="([^"]*)"/gi
const TAG = /<(a|area|link|img|source|script|video|iframe|meta|use|image)\b[^>]*>/g
const STYLE_URL = /url\(\s*['"]?([^'")]+)['"]?\s*\)/g

/** Returns the URLs in a response of the site, by its media type. Returns none for other media types. */
export function findUrls(body: string, mediaType: string, base: URL): FoundUrls {
  if (mediaType.startsWith('text/html')) return findInPage(body, base)
  if (mediaType.startsWith('text/css')) return { pages: [], files: toUrls(findInStyles(body), base) }
  if (mediaType.includes('manifest')) return { pages: [], files: toUrls(findInManifest(body), base) }
  if (mediaType.includes('xml')) return findInXml(body, base)
  if (base.pathname === '/robots.txt')
    return { pages: [], files: toUrls([...body.matchAll(/^Sitemap:\s*(\S+)/gim)].map(first), base) }
  return { pages: [], files: [] }
}

const first = ([, found = '']: RegExpMatchArray): string => found

function findInPage(body: string, base: URL): FoundUrls {
  const pages: string[] = []
  const files: string[] = findInStyles(body)
  for (const [tag, name] of body.matchAll(TAG))
    for (const [, attribute = '', escaped = ''] of tag.matchAll(ATTRIBUTE)) {
      const value = escaped.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
      if (name === 'a' || name === 'area') pages.push(value)
      else if (/srcset$/i.test(attribute)) files.push(...listSources(value))
      else if (attribute !== 'content' || /^https?:\/\/\S+$/.test(value)) files.push(value)
    }
  return { pages: toUrls(pages, base), files: toUrls(files, base) }
}

/** Returns the first source only, because the server draws each width when it is first requested. */
const listSources = (srcset: string): string[] =>
  srcset
    .split(/,\s+/)
    .slice(0, 1)
    .flatMap((source) => source.trim().split(/\s+/)[0] ?? [])

const findInStyles = (body: string): string[] =>
  [...body.matchAll(STYLE_URL)].map(first).filter((url) => !url.startsWith('data:'))

function findInManifest(body: string): string[] {
  const { icons = [], start_url: start } = JSON.parse(body) as {
    icons?: { src: string }[]
    start_url?: string
  }
  return [...icons.map(({ src }) => src), ...(start ? [start] : [])]
}

/** Sitemaps list pages. Feeds list pages and pictures. */
function findInXml(body: string, base: URL): FoundUrls {
  const texts = (tag: string) => [
    ...[...body.matchAll(new RegExp(`<${tag}>(?:<!\\[CDATA\\[)?([^<\\]]+)`, 'g'))].map(first),
    ...[...body.matchAll(new RegExp(`<${tag}\\b[^>]*\\s(?:href|url)="([^"]+)"`, 'g'))].map(first),
  ]
  const plain = (urls: string[]) =>
    toUrls(
      urls.map((url) => url.replaceAll('&amp;', '&')),
      base,
    )
  const isIndex = body.includes('<sitemapindex')
  const listed = plain(texts('loc'))
  return {
    pages: [...(isIndex ? [] : listed), ...plain([...texts('link'), ...texts('url')])],
    files: [
      ...(isIndex ? listed : []),
      ...plain([...texts('picture'), ...texts('image:loc'), ...texts('enclosure')]),
    ],
  }
}

/** Returns the URLs on the host of the page. */
const toUrls = (values: string[], base: URL): URL[] =>
  values.flatMap((value) => {
    const url = URL.parse(value, base)
    if (!url || url.host !== base.host || !/^https?:$/.test(url.protocol)) return []
    url.hash = ''
    return [url]
  })

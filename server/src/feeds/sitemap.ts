import type { IndexedPages } from '../site-pages/indexed-pages.ts'
import { element } from './xml.ts'

/** URLs in one file. The protocol allows 50 000. */
const FILE_MAX = 45_000
/** URLs that are loaded and written together. */
const PART = 5000

/** Writes the sitemap of a host. Writes an index of its files if one file is too small. */
export async function* sitemapXml(pages: IndexedPages, origin: string): AsyncGenerator<string> {
  if (pages.count <= FILE_MAX) yield* urlSet(pages, origin, 0)
  else {
    const files = Array.from({ length: Math.ceil(pages.count / FILE_MAX) }, (_, index) => index + 1)
    yield open('sitemapindex')
    for (const file of files) yield `<sitemap>${element('loc', `${origin}/sitemap-${file}.xml`)}</sitemap>\n`
    yield '</sitemapindex>\n'
  }
}

/** Writes one file of a split sitemap, numbered from 1. Undefined beyond the last. */
export function sitemapFileXml(
  pages: IndexedPages,
  origin: string,
  file: number,
): AsyncGenerator<string> | undefined {
  const from = (file - 1) * FILE_MAX
  return pages.count > FILE_MAX && from >= 0 && from < pages.count ? urlSet(pages, origin, from) : undefined
}

async function* urlSet(pages: IndexedPages, origin: string, from: number): AsyncGenerator<string> {
  yield open('urlset')
  for (let at = from; at < Math.min(from + FILE_MAX, pages.count); at += PART) {
    const part = await pages.list(at, Math.min(at + PART, from + FILE_MAX))
    yield part
      .map(({ path, changedAt }) => {
        const lastmod = changedAt ? element('lastmod', changedAt.toISOString()) : ''
        return `<url>${element('loc', `${origin}${path}`)}${lastmod}</url>\n`
      })
      .join('')
  }
  yield '</urlset>\n'
}

const open = (root: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`

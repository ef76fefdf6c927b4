import type { IndexedPage } from '../site-pages/indexed-pages.ts'
import { element } from './xml.ts'

/** URLs in one file. The protocol allows 50 000. */
const FILE_MAX = 45_000

/** Returns the sitemap of a host. Returns an index of its files if one file is too small. */
export function sitemapXml(pages: readonly IndexedPage[], origin: string): string {
  if (pages.length <= FILE_MAX) return urlSet(pages, origin)
  const files = Array.from({ length: Math.ceil(pages.length / FILE_MAX) }, (_, index) => index + 1)
  return document('sitemapindex', [
    ...files.map((file) => `<sitemap>${element('loc', `${origin}/sitemap-${file}.xml`)}</sitemap>`),
  ])
}

/** Returns one file of a split sitemap, numbered from 1. Undefined beyond the last. */
export function sitemapFileXml(
  pages: readonly IndexedPage[],
  origin: string,
  file: number,
): string | undefined {
  const part = pages.slice((file - 1) * FILE_MAX, file * FILE_MAX)
  return pages.length > FILE_MAX && file >= 1 && part.length > 0 ? urlSet(part, origin) : undefined
}

const urlSet = (pages: readonly IndexedPage[], origin: string) =>
  document(
    'urlset',
    pages.map(({ path, changedAt }) => {
      const lastmod = changedAt ? element('lastmod', changedAt.toISOString()) : ''
      return `<url>${element('loc', `${origin}${path}`)}${lastmod}</url>`
    }),
  )

const document = (root: string, lines: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')

import { parsePageHref } from '@rapport/markdown/hrefs'
import { listReferences } from '@rapport/markdown/references'
import { renderHtml } from '@rapport/markdown/render-html'
import { replaceFiles } from '../../media/embed-pictures.ts'
import { findPictures } from '../../media/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { findPages } from './linked-pages.ts'

/**
 * Renders Markdown as the site stores it. Page links get current paths, links to missing pages become plain text,
 * pictures are named by id.
 */
export async function renderText(orm: Orm, markdown: string): Promise<string> {
  const { hrefs, pictures } = listReferences(markdown)
  const keys = hrefs.flatMap((href) => parsePageHref(href)?.page ?? [])
  const paths = new Map((await findPages(orm, keys)).map(({ key, path }) => [key, path]))
  const html = renderHtml(markdown, (href) => {
    const link = parsePageHref(href)
    if (!link) return href
    const path = paths.get(link.page)
    return path && `${path}${link.rest}`
  })
  const stored = await findPictures(orm, pictures)
  return replaceFiles(html, (file) => stored.get(file)?.id)
}

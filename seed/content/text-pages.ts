import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import type { SeedTextPage } from '@rapport/staff-contract/seed/seed'
import { type ReadContext, readMarkdown } from '../reading/read-context.ts'
import { seedTextPage } from './content-schemas.ts'

/** Reads the text pages; all of TEXT_PAGE_PATHS are required. */
export async function readTextPages(context: ReadContext): Promise<SeedTextPage[]> {
  const { files, errors } = context
  const pages: SeedTextPage[] = []
  const known = new Set<string>()
  for (const name of await files.list('pages', '.md')) {
    const file = `pages/${name}`
    const location = { file: files.nameOf(file) }
    const { properties, body } = await files.page(file)
    const markdown = readMarkdown(context, body, location, 'body')
    const page = errors.validate(seedTextPage, { ...Object(properties), body: markdown }, location)
    if (!page) continue
    if (!Object.hasOwn(TEXT_PAGE_PATHS, page.slug))
      errors.reportError(location, 'slug', `"${page.slug}" has no place`)
    if (known.has(page.slug)) errors.reportError(location, 'slug', `"${page.slug}" is taken`)
    known.add(page.slug)
    pages.push(page)
  }
  for (const slug of Object.keys(TEXT_PAGE_PATHS)) {
    if (errors.lines.length === 0 && !known.has(slug))
      errors.reportError({ file: files.nameOf('pages') }, '', `there is no page "${slug}"`)
  }
  return pages
}

import { type TextPageDraft, textPageDraft } from '@rapport/contract/drafts'
import { type Reading, readProse } from './reading.ts'
import { TEXT_PAGES } from './site-pages.ts'

/** The pages of running text; each has its place in the site (§2), and none may be missing. */
export async function readTextPages(reading: Reading): Promise<TextPageDraft[]> {
  const { files, mistakes } = reading
  const pages: TextPageDraft[] = []
  const known = new Set<string>()
  for (const name of await files.list('pages', '.md')) {
    const file = `pages/${name}`
    const place = { file: files.nameOf(file) }
    const { properties, body } = await files.page(file)
    const html = readProse(reading, body, place, 'body')
    const page = mistakes.check(textPageDraft, { ...Object(properties), body: html }, place)
    if (!page) continue
    if (!Object.hasOwn(TEXT_PAGES, page.slug)) mistakes.report(place, 'slug', `"${page.slug}" has no place`)
    if (known.has(page.slug)) mistakes.report(place, 'slug', `"${page.slug}" is taken`)
    known.add(page.slug)
    pages.push(page)
  }
  for (const slug of Object.keys(TEXT_PAGES)) {
    if (mistakes.lines.length === 0 && !known.has(slug))
      mistakes.report({ file: files.nameOf('pages') }, '', `there is no page "${slug}"`)
  }
  return pages
}

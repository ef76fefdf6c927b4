import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { eq } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import type { Orm } from '../platform/database/database.ts'
import { whereSeoRecord } from '../seo/queries.ts'
import { seoRecords } from '../seo/tables.ts'
import { checkSeo, readPageSeo, writeSeo } from '../seo/written-seo.ts'
import { textPages } from './tables.ts'

/** Its SEO record is identified by path. */
const seoIdOf = (slug: string): string => TEXT_PAGE_PATHS[slug] ?? slug

/** A text page. Each has its path in the site and stays on it: its slug is its key and never changes. */
export const textPageKind: ContentKind<'text-page'> = {
  name: 'text-page',
  tables: [textPages, seoRecords],
  mapTexts: (snapshot, change) => ({ ...snapshot, body: change(snapshot.body, 'body') }),
  resolvePath: async ({ slug }) => TEXT_PAGE_PATHS[slug],

  async read(orm, subjectId) {
    const [row] = await orm.select().from(textPages).where(eq(textPages.slug, subjectId))
    if (!row) return undefined
    const { updatedAt: _, bodyMarkdown, ...snapshot } = row
    const seo = await readPageSeo(orm, 'page', seoIdOf(subjectId))
    return { ...snapshot, body: bodyMarkdown, seo }
  },

  async check(tx, snapshot, { subjectId, published }) {
    const errors: FieldErrors = await checkSeo(tx, snapshot.seo)
    if (subjectId !== undefined && snapshot.slug !== subjectId) errors.slug = [editingMessages.pageSlugFixed]
    else if (!published && (await textPageKind.read(tx, snapshot.slug)))
      errors.slug = [editingMessages.slugTaken]
    // A consent names the version of its text.
    if (published && published.version === snapshot.version && published.body !== snapshot.body)
      errors.version = [editingMessages.pageVersionSame]
    return errors
  },

  async write(tx, { body: bodyMarkdown, seo, ...snapshot }, { now, renderText, findPictureId }) {
    const values = { ...snapshot, body: await renderText(bodyMarkdown), bodyMarkdown, updatedAt: now }
    await tx.insert(textPages).values(values).onConflictDoUpdate({ target: textPages.slug, set: values })
    await writeSeo(tx, 'page', seoIdOf(snapshot.slug), seo, findPictureId)
    return snapshot.slug
  },
}

/** Deletes a page with its SEO. Only pages of the demo factory leave the site: a factory keeps its own. */
export async function deleteTextPage(tx: Orm, slug: string): Promise<void> {
  await tx.delete(textPages).where(eq(textPages.slug, slug))
  await tx.delete(seoRecords).where(whereSeoRecord('page', seoIdOf(slug)))
}

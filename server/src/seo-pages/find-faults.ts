import { DESCRIPTION_FIT, TITLE_FIT } from '@rapport/contract/texts/fit-text'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { SAME_PAGES_NAMED } from '@rapport/staff-contract/seo-pages/seo-page-limits'
import type { SeoFault, SeoPage } from '@rapport/staff-contract/seo-pages/seo-pages'
import type { PageSeo } from '../seo/resolve-seo.ts'

/** SEO data of a page and its entry. */
export interface PageWithSeo extends PageSeo {
  kind: ContentKindName
  entryId: number
}

/** Returns pages with the faults of their SEO data. Pages hidden from search engines are not duplicates. */
export function findFaults(pages: PageWithSeo[]): SeoPage[] {
  const indexed = pages.filter(isIndexed)
  const byTitle = Map.groupBy(indexed, ({ seo }) => plain(seo.title))
  const byDescription = Map.groupBy(
    indexed.filter(({ seo }) => seo.description !== ''),
    ({ seo }) => plain(seo.description),
  )
  return pages.map((page) => {
    const { seo, path } = page
    const follows = { title: page.follows.title, description: page.follows.description }
    const sameTitle = othersOf(page, byTitle.get(plain(seo.title)))
    const sameDescription = othersOf(page, byDescription.get(plain(seo.description)))
    const { title, description } = seo
    const faults: Record<SeoFault, boolean> = {
      'title-repeats': sameTitle.length > 0,
      'title-cut': title.length > TITLE_FIT,
      'description-repeats': sameDescription.length > 0,
      'description-cut': description.length > DESCRIPTION_FIT,
      'description-empty': description === '',
      'description-unwritten': !page.isDescribed,
      'no-picture': seo.ogImage === null,
      'not-indexed': !isIndexed(page),
    }
    return {
      entry: toEntry(page),
      path,
      title,
      description,
      follows,
      sameTitle,
      sameDescription,
      faults: (Object.keys(faults) as SeoFault[]).filter((fault) => faults[fault]),
    }
  })
}

const isIndexed = ({ seo }: PageWithSeo) => !seo.robots?.includes('noindex')
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
const toEntry = ({ entryId: id, kind, name }: PageWithSeo) => ({ id, kind, name })

const othersOf = (page: PageWithSeo, same: PageWithSeo[] = []) =>
  same.includes(page)
    ? same
        .filter((one) => one !== page)
        .slice(0, SAME_PAGES_NAMED)
        .map(toEntry)
    : []

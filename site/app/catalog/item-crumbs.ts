import { type Breadcrumb, CATALOG_BREADCRUMB, catalogBreadcrumbs } from '@rapport/contract/paths/breadcrumbs'
import type { BreadcrumbLink } from '../seo/page-handle.ts'

const crumbOf = ({ label, path }: Breadcrumb): BreadcrumbLink => ({ label, to: path })

export const catalogCrumb = crumbOf(CATALOG_BREADCRUMB)

/** The way to an item, as the page shows it. */
export const itemCrumbs = (item: Parameters<typeof catalogBreadcrumbs>[0]): BreadcrumbLink[] =>
  catalogBreadcrumbs(item).map(crumbOf)

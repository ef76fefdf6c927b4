import { type Breadcrumb, CATALOG_BREADCRUMB, catalogBreadcrumbs } from '@rapport/contract/paths/breadcrumbs'
import type { BreadcrumbLink } from '../seo/page-handle.ts'

const toCrumb = ({ label, path }: Breadcrumb): BreadcrumbLink => ({ label, to: path })

export const catalogCrumb = toCrumb(CATALOG_BREADCRUMB)

/** Returns the breadcrumbs of an item. */
export const getItemCrumbs = (item: Parameters<typeof catalogBreadcrumbs>[0]): BreadcrumbLink[] =>
  catalogBreadcrumbs(item).map(toCrumb)

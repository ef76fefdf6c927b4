import type { CatalogKind } from './catalog-kind.ts'

/** The special product with a path outside the catalogue. */
export const INDIVIDUAL_ORDER_SLUG = 'individualnyy-zakaz'

/** The fields of an item that make its path. */
export interface ItemWithPath {
  slug: string
  parentSlug: string | null
  kind: CatalogKind
}

/**
 * Returns the canonical path of an item. Only regular items have their group in it: special products have
 * none, and wholesale landings are directly under /catalog/.
 */
export function catalogItemPath(item: ItemWithPath): string {
  if (item.slug === INDIVIDUAL_ORDER_SLUG) return `/${INDIVIDUAL_ORDER_SLUG}/`
  const group = item.kind === 'regular' && item.parentSlug ? `${item.parentSlug}/` : ''
  return `/catalog/${group}${item.slug}/`
}

/** Target of the order form without the client bundle, and the page of its result. */
export const ORDER_PATH = '/order/'
/** Returns the path of an order that a signed mail link opens. */
export const guestOrderPath = (id: string): string => `${ORDER_PATH}${id}/`

export const LICENSES_PATH = '/licenses/'
export const CONTACTS_PATH = '/contacts/'
/** Returns the canonical path of an office. */
export const cityContactPath = (id: number): string => `${CONTACTS_PATH}city-${id}/`

/** Path of each text page, by its slug. */
export const TEXT_PAGE_PATHS: Record<string, string> = {
  help: '/help/',
  delivery: '/help/delivery/',
  warranty: '/help/warranty/',
  policy: '/policy/',
  agreement: '/agreement/',
}

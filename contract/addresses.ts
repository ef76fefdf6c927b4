import type { CatalogKind } from './catalog-kind.ts'

/** The special product that has an address outside the catalogue (§2). */
export const INDIVIDUAL_ORDER_SLUG = 'individualnyy-zakaz'

/** Pseudo group of the three wholesale landing pages (§2). */
export const LANDING_GROUP_SLUG = 'dlya_magazinov_i_butikov'

/** The part of an item that its address is made of. */
export interface Addressed {
  slug: string
  parentSlug: string | null
  kind: CatalogKind
}

/**
 * The one address of a catalogue item. Only regular items carry their group in it: special products have
 * none, and the wholesale landings stand right under /catalog/ (§2, decisions.md §3).
 */
export function catalogItemAddress(item: Addressed): string {
  if (item.slug === INDIVIDUAL_ORDER_SLUG) return `/${INDIVIDUAL_ORDER_SLUG}/`
  const group = item.kind === 'regular' && item.parentSlug ? `${item.parentSlug}/` : ''
  return `/catalog/${group}${item.slug}/`
}

/** Where the order form posts to without the client program, and the page that answers it. */
export const ORDER_PAGE = '/order/'

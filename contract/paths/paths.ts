import type { CatalogKind } from '../catalog-kind.ts'

/** The special product that has a path outside the catalogue. */
export const INDIVIDUAL_ORDER_SLUG = 'individualnyy-zakaz'

/** The part of an item that its address is made of. */
export interface ItemWithPath {
  slug: string
  parentSlug: string | null
  kind: CatalogKind
}

/**
 * The one address of a catalogue item. Only regular items carry their group in it: special products have
 * none, and the wholesale landings stand right under /catalog/.
 */
export function catalogItemPath(item: ItemWithPath): string {
  if (item.slug === INDIVIDUAL_ORDER_SLUG) return `/${INDIVIDUAL_ORDER_SLUG}/`
  const group = item.kind === 'regular' && item.parentSlug ? `${item.parentSlug}/` : ''
  return `/catalog/${group}${item.slug}/`
}

/** Where the order form posts to without the client program, and the page that answers it. */
export const ORDER_PATH = '/order/'
/** An order that a signed link of a mail opens. */
export const guestOrderPath = (id: string): string => `${ORDER_PATH}${id}/`

/** Lists the offices. */
export const LICENSES_PATH = '/licenses/'
export const CONTACTS_PATH = '/contacts/'
/** The one address of an office. */
export const cityContactPath = (id: number): string => `${CONTACTS_PATH}city-${id}/`

/** Where each page of running text stands, by its slug. */
export const TEXT_PAGE_PATHS: Record<string, string> = {
  help: '/help/',
  delivery: '/help/delivery/',
  warranty: '/help/warranty/',
  policy: '/policy/',
  agreement: '/agreement/',
}

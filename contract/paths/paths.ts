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
/** The list of products to order, «Список». */
export const CART_PATH = '/list/'
/** Returns the path of an order that a signed mail link opens. */
export const guestOrderPath = (id: string): string => `${ORDER_PATH}${id}/`
/** Returns the path that a message is sent to, with the signature of the order's link. */
export const guestMessagesPath = (id: string): string => `${guestOrderPath(id)}messages/`
/** Returns the path that turns mails about stages on and off, with the signature of the order's link. */
export const stageMailsPath = (id: string): string => `${guestOrderPath(id)}stage-mails/`

export const CALCULATOR_PATH = '/calculator/'
/** Parameters of a link to the calculator with a product. All but the product are fields of the product's page. */
export const CALCULATOR_CHOICE = ['item', 'variant', 'material', 'baseColor', 'quantity'] as const
/** Returns the path of the calculator with a product chosen. */
export const itemCalculatorPath = (slug: string): string => `${CALCULATOR_PATH}?item=${slug}`
/** Returns the path of the calculator that adds an operation to the first product. */
export const operationCalculatorPath = (code: string): string => `${CALCULATOR_PATH}?operation=${code}`
/** Returns the path of a stored calculation. */
export const calculationPath = (id: string): string => `/calculation/${id}/`
/** Returns the path of an offer; the token alone opens it. */
export const offerPath = (token: string): string => `/offer/${token}/`
/** Returns the path of the PDF of a version of an offer. */
export const offerPdfPath = (token: string, version: number): string => `${offerPath(token)}${version}.pdf`
/** Returns the path that turns mails about the stages of an accepted offer on and off. */
export const offerStageMailsPath = (token: string): string => `${offerPath(token)}stage-mails/`
/** Returns the path of a proof; the token alone opens it. */
export const proofPath = (token: string): string => `/proof/${token}/`
/** Returns the path of a picture or a file of a version of a proof. */
export const proofFilePath = (token: string, version: number, file: string): string =>
  `${proofPath(token)}${version}/${file}`

/** Returns the path of the order form with a calculation. */
export const calculationOrderPath = (id: string): string => `${ORDER_PATH}?calculation=${id}`

/** Returns the path of the PDF of an invoice; the token alone opens it. */
export const invoicePath = (token: string): string => `/invoice/${token}/`
/** Returns the path of the payment code of an invoice, a PNG picture. */
export const invoiceCodePath = (token: string): string => `${invoicePath(token)}code.png`

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

import { SHORT_FIELD_MAX } from './order-limits.ts'

/** `26-000123`: two digits of the year, and a number that restarts each year. */
export const ORDER_NUMBER = /^\d{2}-\d{6,9}$/

/** Id of a stored calculation: 16 random bytes in base64url. */
export const CALCULATION_ID = /^[\w-]{22}$/

/** Returns the order number in the query of the thank-you page; undefined if it is no order number. */
export function findOrderNumber(query: URLSearchParams): string | undefined {
  const number = query.get('number') ?? ''
  return ORDER_NUMBER.test(number) ? number : undefined
}

/** Returns the calculation that the order page was opened with; undefined without a possible id. */
export function findCalculationId(query: URLSearchParams): string | undefined {
  const id = query.get('calculation') ?? ''
  return CALCULATION_ID.test(id) ? id : undefined
}

/** UTM parameters of a URL, and the order field for each. */
export const utmFields = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_content: 'utmContent',
  utm_term: 'utmTerm',
} as const
export type Utm = Partial<Record<(typeof utmFields)[keyof typeof utmFields], string>>

/** Returns the UTM parameters of a query, each cut to the length of its field. */
export function parseUtm(query: URLSearchParams): Utm {
  const utm: Utm = {}
  for (const [parameter, field] of Object.entries(utmFields)) {
    const value = query.get(parameter)?.trim().slice(0, SHORT_FIELD_MAX)
    if (value) utm[field] = value
  }
  return utm
}

/** Separator of a comment's paragraphs. */
export const PARAGRAPH = '\n\n'

export interface CommentFields {
  comment?: string | undefined
  /** The subject of the order: the product of the page. */
  additionalComment?: string | undefined
  /** The cloth and the production method. */
  material?: string | undefined
  variant?: string | undefined
  baseColor?: string | undefined
  /** Number of pieces. */
  quantity?: string | number | undefined
  /** Pieces by size: «S — 10, M — 20». */
  sizes?: string | undefined
  /** The total that the page showed, as formatted there. */
  total?: string | undefined
}

/** Returns the comment with its subject, quantity and shown total appended as the last paragraph. */
export function joinComment({ comment, additionalComment, ...choice }: CommentFields): string {
  const { material, variant, baseColor, quantity, sizes, total } = choice
  const subject = [
    additionalComment?.trim(),
    material?.trim() && `материал: ${material.trim()}`,
    variant?.trim() && `исполнение: ${variant.trim()}`,
    baseColor?.trim() && `цвет основы: ${baseColor.trim()}`,
    quantity && `количество: ${quantity}`,
    sizes?.trim() && `размеры: ${sizes.trim()}`,
    total?.trim() && `сумма на\u00A0сайте: ${total.trim()}`,
  ]
    .filter(Boolean)
    .join(', ')
  return [comment?.trim(), subject].filter(Boolean).join(PARAGRAPH)
}

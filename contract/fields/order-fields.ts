import { SHORT_FIELD_MAX } from '../limits.ts'

/** `26-000123`: two digits of the year, a number that starts anew each year. */
export const ORDER_NUMBER = /^\d{2}-\d{6,9}$/

/** Returns the number in the query of the page that thanks for an order; undefined for any other text there. */
export function findOrderNumber(query: URLSearchParams): string | undefined {
  const number = query.get('number') ?? ''
  return ORDER_NUMBER.test(number) ? number : undefined
}

/** Parameters that a campaign marks its links with, and the field of an order that each is sent in. */
export const utmFields = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_content: 'utmContent',
  utm_term: 'utmTerm',
} as const
export type Utm = Partial<Record<(typeof utmFields)[keyof typeof utmFields], string>>

/** Returns the campaign that a query names, each value cut to what a field may hold. */
export function parseUtm(query: URLSearchParams): Utm {
  const utm: Utm = {}
  for (const [parameter, field] of Object.entries(utmFields)) {
    const value = query.get(parameter)?.trim().slice(0, SHORT_FIELD_MAX)
    if (value) utm[field] = value
  }
  return utm
}

/** What stands between the paragraphs of a comment. */
export const PARAGRAPH = '\n\n'

export interface CommentFields {
  comment?: string | undefined
  /** What the order is about: the product of the page. */
  additionalComment?: string | undefined
  /** Of which cloth, and how it is to be made. */
  material?: string | undefined
  variant?: string | undefined
  baseColor?: string | undefined
  /** How many pieces. */
  quantity?: string | number | undefined
  /** What the page said that all cost together, as it said it. */
  total?: string | undefined
}

/** Returns the comment of an order with what it is about, how many pieces of it, and what the page said they cost, as the last paragraph. */
export function joinComment({ comment, additionalComment, ...choice }: CommentFields): string {
  const { material, variant, baseColor, quantity, total } = choice
  const subject = [
    additionalComment?.trim(),
    material?.trim() && `материал: ${material.trim()}`,
    variant?.trim() && `исполнение: ${variant.trim()}`,
    baseColor?.trim() && `цвет основы: ${baseColor.trim()}`,
    quantity && `количество: ${quantity}`,
    total?.trim() && `сумма на\u00A0сайте: ${total.trim()}`,
  ]
    .filter(Boolean)
    .join(', ')
  return [comment?.trim(), subject].filter(Boolean).join(PARAGRAPH)
}

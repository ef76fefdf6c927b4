import type { ContentKindName } from '../editing/content-kinds.ts'
import { CRAWLER_RULES } from '../editing/snapshots/seo-snapshot.ts'
import type { BatchKind } from './batches.ts'

/**
 * What a field is to a bulk edit. `text`: set, or some of its words replaced. `words`: a list of words, of codes of things of
 * `entries`, or of pictures: set, added to, taken from. `prices`: raised or lowered. All else: set.
 */
export interface BulkField {
  type: 'text' | 'words' | 'flag' | 'number' | 'moment' | 'picture' | 'choice' | 'prices'
  /** Whether nothing in it is null. */
  isNullable?: true
  /** Whose codes it holds. */
  entries?: ContentKindName
  /** Whether its words are the names of pictures. */
  isPictures?: true
  /** What of a choice there is beside nothing. */
  options?: readonly string[]
  /** Whether each price list may have prices of its own in it. */
  hasLists?: true
}

const text: BulkField = { type: 'text' }
const picture: BulkField = { type: 'picture', isNullable: true }
const pictures: BulkField = { type: 'words', isPictures: true }
const seo: Record<string, BulkField> = {
  ...Object.fromEntries(
    ['title', 'description', 'keywords', 'ogTitle', 'ogDescription'].map((name) => [
      `seo.${name}`,
      { type: 'text', isNullable: true } as const,
    ]),
  ),
  'seo.ogPicture': picture,
  'seo.canonical': { type: 'text', isNullable: true },
  'seo.robots': { type: 'choice', isNullable: true, options: CRAWLER_RULES },
}

/** Which fields of each kind may be changed of many things at once; what they are called says the form of the kind. */
const bulkFields: Partial<Record<BatchKind, Record<string, BulkField>>> = {
  item: {
    ...{ title: text, summary: text, description: text, unit: text },
    leadTimeDays: { type: 'number', isNullable: true },
    onHome: { type: 'flag' },
    ...{ picture, gallery: pictures, banner: picture, divider: picture },
    priceTiers: { type: 'prices' },
    priceGroups: { type: 'words', entries: 'price-group' },
    ...seo,
  },
  post: {
    ...{ title: text, shortText: text, body: text, picture, tags: { type: 'words' } },
    publicationAt: { type: 'moment', isNullable: true },
    ...seo,
  },
  material: { title: text, pictures, features: text, description: text },
  'price-group': { title: text, unit: text, note: text, variants: { type: 'prices', hasLists: true } },
  'text-page': { title: text, body: text, version: text, ...seo },
  story: { title: text },
  licence: { title: text, description: text },
  'faq-question': { title: text, answer: text },
  'layout-requirement': { title: text, content: text },
  'delivery-zone': { title: text, cities: { type: 'words' }, aliases: { type: 'words' } },
  city: {
    ...{ email: text, address: text, howToGet: text, hoursText: text, phoneGoal: text },
    ...{ phones: { type: 'words' }, aliases: { type: 'words' }, photos: pictures },
    ...seo,
  },
  picture: { alt: text, tags: { type: 'words' } },
}

/** Returns the fields of a kind that may be changed of many things at once, by their names; of one’s own where those are for search engines alone. */
export const bulkFieldsOf = (kind: BatchKind, isSeoOnly = false): Record<string, BulkField> => {
  const fields = bulkFields[kind] ?? {}
  if (!isSeoOnly) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isSeoField(name)))
}

/** What a picture shows is said to search engines as well. */
export const isSeoField = (name: string): boolean => name.startsWith('seo.') || name === 'alt'

import type { ContentKindName } from '../entries/content-kinds.ts'
import { CRAWLER_RULES } from '../snapshots/seo-snapshot.ts'
import type { BatchKind } from './batches.ts'

/**
 * A field as bulk edits see it. `text`: set, or replace some words. `words`: a list of words, of codes of
 * `entries`, or of pictures: set, add, remove. `prices`: raise or lower. Other types: set.
 */
export interface BulkField {
  type: 'text' | 'words' | 'flag' | 'number' | 'moment' | 'picture' | 'choice' | 'prices'
  /** Whether an empty value is stored as null. */
  isNullable?: true
  /** The kind whose codes the field holds. */
  entries?: ContentKindName
  /** Whether the field holds `{ code, places }` instead of codes. An added code has no places. */
  hasPlaces?: true
  /** Whether the words are names of pictures. */
  isPictures?: true
  /** Options of a choice, besides none. */
  options?: readonly string[]
  /** Whether each price list may have its own prices in the field. */
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

/** Fields that bulk edits may change, by kind. The form of the kind has their labels. */
const bulkFields: Partial<Record<BatchKind, Record<string, BulkField>>> = {
  item: {
    title: text,
    summary: text,
    description: text,
    unit: text,
    leadTimeDays: { type: 'number', isNullable: true },
    weightGrams: { type: 'number', isNullable: true },
    hasReducedVat: { type: 'flag' },
    onHome: { type: 'flag' },
    picture,
    gallery: pictures,
    banner: picture,
    divider: picture,
    priceTiers: { type: 'prices' },
    priceGroups: { type: 'words', entries: 'price-group' },
    operations: { type: 'words', entries: 'operation', hasPlaces: true },
    ...seo,
  },
  post: {
    title: text,
    shortText: text,
    body: text,
    picture,
    tags: { type: 'words' },
    publicationAt: { type: 'moment', isNullable: true },
    ...seo,
  },
  material: { title: text, pictures, features: text, description: text },
  'price-group': { title: text, unit: text, note: text, variants: { type: 'prices', hasLists: true } },
  operation: { title: text, note: text, isOnOffer: { type: 'flag' }, rows: { type: 'prices' } },
  'text-page': { title: text, body: text, version: text, ...seo },
  story: { title: text },
  license: { title: text, description: text },
  'faq-question': { title: text, answer: text },
  'layout-requirement': { title: text, content: text },
  'delivery-zone': { title: text, cities: { type: 'words' }, aliases: { type: 'words' } },
  city: {
    email: text,
    address: text,
    howToGet: text,
    hoursText: text,
    phoneGoal: text,
    phones: { type: 'words' },
    aliases: { type: 'words' },
    photos: pictures,
    ...seo,
  },
  picture: { alt: text, tags: { type: 'words' } },
}

/** Returns the fields that bulk edits may change, by name; only SEO fields if `isSeoOnly`. */
export const listBulkFields = (kind: BatchKind, isSeoOnly = false): Record<string, BulkField> => {
  const fields = bulkFields[kind] ?? {}
  if (!isSeoOnly) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isSeoField(name)))
}

/** Alt text of pictures counts as an SEO field. */
export const isSeoField = (name: string): boolean => name.startsWith('seo.') || name === 'alt'

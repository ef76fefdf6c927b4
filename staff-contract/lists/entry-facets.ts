import { OPERATION_KINDS } from '@rapport/contract/calculation/operation-kinds'
import type { ContentKindName, Snapshots } from '../entries/content-kinds.ts'
import { operationKindNames } from '../prices/operation-names.ts'
import type { SeoSnapshot } from '../snapshots/seo-snapshot.ts'

/** A filter criterion of a list. Whether an entry meets it is stored with every write. */
interface Facet<S> {
  /** Its label in the list: «Без картинки». */
  label: string
  has(snapshot: S): boolean
}

type Facets<S> = Record<string, Facet<S>>

const isBlank = (text: string | null) => text === null || text.trim() === ''
const withoutSeo: Facet<{ seo: SeoSnapshot }> = {
  label: 'Без описания для поиска',
  has: ({ seo }) => isBlank(seo.description),
}
const withoutPicture: Facet<{ picture: string | null }> = {
  label: 'Без картинки',
  has: ({ picture }) => picture === null,
}
const withoutDescription: Facet<{ description: string }> = {
  label: 'Без описания',
  has: ({ description }) => isBlank(description),
}

/** Facet of groups: the server uses it to find an item's children. */
export const GROUP_FACET = 'group'

/**
 * The facets of each kind, for list and server alike. A new or changed facet needs a migration that sets
 * `content_entries.facets` to null: the next start fills them in.
 */
const entryFacets: { [K in ContentKindName]?: Facets<Snapshots[K]> } = {
  item: {
    'no-picture': withoutPicture,
    'no-price': {
      label: 'Без цены',
      has: ({ isGroup, kind, priceTiers, priceGroups }) =>
        !isGroup && kind !== 'landing' && priceTiers.length === 0 && priceGroups.length === 0,
    },
    'no-description': withoutDescription,
    'no-operations': {
      label: 'Без работ',
      has: ({ isGroup, kind, operations }) => !isGroup && kind === 'regular' && operations.length === 0,
    },
    'no-seo': withoutSeo,
    [GROUP_FACET]: { label: 'Группы', has: ({ isGroup }) => isGroup },
    product: { label: 'Изделия', has: ({ isGroup }) => !isGroup },
    'on-home': { label: 'На\u00A0главной', has: ({ onHome }) => onHome },
    special: { label: 'Печать и\u00A0индивидуальный заказ', has: ({ kind }) => kind === 'special' },
    landing: { label: 'Опт', has: ({ kind }) => kind === 'landing' },
  },
  post: {
    'no-picture': withoutPicture,
    'no-summary': { label: 'Без краткого текста', has: ({ shortText }) => isBlank(shortText) },
    'no-tags': { label: 'Без тегов', has: ({ tags }) => tags.length === 0 },
    'no-seo': withoutSeo,
  },
  material: {
    'no-picture': { label: 'Без картинки', has: ({ pictures }) => pictures.length === 0 },
    'no-description': withoutDescription,
    union: { label: 'Сборные', has: ({ members }) => members.length > 0 },
  },
  'price-group': {
    'no-note': { label: 'Без примечания', has: ({ note }) => isBlank(note) },
    'no-variants': { label: 'Без таблиц цен', has: ({ variants }) => variants.length === 0 },
  },
  operation: {
    'not-on-offer': { label: 'Не\u00A0предлагаются', has: ({ isOnOffer }) => !isOnOffer },
    'no-rows': { label: 'Без цен', has: ({ rows }) => rows.length === 0 },
    ...Object.fromEntries(
      OPERATION_KINDS.map((kind) => [
        kind,
        { label: operationKindNames[kind], has: (snapshot: { kind: string }) => snapshot.kind === kind },
      ]),
    ),
  },
  'text-page': { 'with-document': { label: 'С\u00A0файлом', has: ({ document }) => document !== null } },
  story: { 'no-picture': { label: 'Без обложки', has: ({ cover }) => cover === null } },
  license: { 'no-picture': withoutPicture, 'no-description': withoutDescription },
  'faq-question': { 'no-answer': { label: 'Без ответа', has: ({ answer }) => isBlank(answer) } },
  city: {
    'no-photos': { label: 'Без фотографий', has: ({ photos }) => photos.length === 0 },
    'no-place': { label: 'Без места на\u00A0карте', has: ({ coordinates }) => isBlank(coordinates) },
  },
}

/** Returns the labels of a kind's facets by name. */
export const facetLabels = (kind: ContentKindName): Record<string, string> =>
  Object.fromEntries(Object.entries(entryFacets[kind] ?? {}).map(([name, { label }]) => [name, label]))

/** Prefix of a tag among an entry's facets. */
export const TAG_FACET = 'tag:'

/** Returns the facets of an entry, its tags included. */
export function listFacets<K extends ContentKindName>(kind: K, snapshot: Snapshots[K]): string[] {
  const facets = Object.entries((entryFacets[kind] ?? {}) as Facets<Snapshots[K]>)
  const tags = 'tags' in snapshot ? snapshot.tags : []
  return [
    ...facets.filter(([, { has }]) => has(snapshot)).map(([name]) => name),
    ...tags.map((tag) => `${TAG_FACET}${tag}`),
  ]
}

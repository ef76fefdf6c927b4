import { catalogItemPath } from '@rapport/contract/paths/paths'
import { SLUG_MAX } from '@rapport/contract/paths/query-limits'
import { suggestSlug } from '@rapport/staff-contract/editing/suggest-slug'
import { TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import { catalogueSheetNames } from '@rapport/staff-contract/imports/catalogue-sheets'
import { IMPORT_ROWS_MAX } from '@rapport/staff-contract/imports/import-limits'
import { decodeHTML } from 'entities'
import { type SiteAddress, splitAddress } from '../../redirects/site-address.ts'
import type { Cell, SheetTask } from '../files/write-table.ts'
import type { FeedCatalog, FeedCategory, FeedProduct } from './feed-catalog.ts'

const SUMMARY_MAX = 200
const SLUG = /^(?=.*[a-z])[a-z\d]+(?:-[a-z\d]+)*$/

/**
 * Returns the sheets of a workbook of the catalogue: categories as groups, offers as items with prices, and redirects
 * from their former paths. `base` is the address of the feed, if it was downloaded.
 */
export function toSheets(catalog: FeedCatalog, base: string | undefined): SheetTask[] {
  const site = URL.parse(catalog.shopUrl) ?? (base === undefined ? undefined : URL.parse(base)) ?? undefined
  const takeSlug = createSlugs()
  const used = listUsedCategories(catalog)
  const groups = new Map(
    used.map((category) => [category.id, takeSlug(category.url, category.name, category.id)]),
  )
  const redirects = new Map<string, string>()
  const redirect = (url: string, path: string) => {
    const old = toPage(url, site)
    if (old && old.path !== path && !redirects.has(old.key) && redirects.size < IMPORT_ROWS_MAX)
      redirects.set(old.key, path)
  }
  for (const { id, parentId, url } of used)
    redirect(url, itemPath(groups.get(id) ?? '', groups.get(parentId)))
  const items: Cell[][] = []
  const tiers: Cell[][] = []
  const variants: [url: string, path: string][] = []
  for (const product of catalog.products) {
    const slug = takeSlug(product.url, product.title, product.id)
    const group = groups.get(product.categoryId)
    items.push(toItem(product, { slug, group, site }))
    if (product.price !== undefined) tiers.push([slug, 1, product.price / 100])
    const path = itemPath(slug, group)
    const [first = '', ...others] = product.urls
    redirect(first, path)
    for (const url of others) variants.push([url, path])
  }
  // Every product has its redirect before the rows of a sheet are used up.
  for (const [url, path] of variants) redirect(url, path)
  return [
    {
      sheet: catalogueSheetNames.groups,
      headers: ['Название', 'Адрес', 'В группе', 'Коротко'],
      rows: used.map(({ id, parentId, name }) => [
        name,
        groups.get(id) ?? '',
        groups.get(parentId) ?? '',
        name,
      ]),
    },
    { sheet: catalogueSheetNames.items, headers: ITEM_HEADERS, rows: items },
    { sheet: catalogueSheetNames.tiers, headers: ['Изделие', 'Тираж от', 'Цена'], rows: tiers },
    {
      sheet: catalogueSheetNames.redirects,
      headers: ['Откуда', 'Куда', 'На сколько'],
      rows: [...redirects].map(([from, to]) => [from, to, 'навсегда']),
    },
  ]
}

const ITEM_HEADERS = [
  'Название',
  'Адрес',
  'Артикул',
  'В группе',
  'Коротко',
  'Описание',
  'Свойства',
  'Ссылки на картинки',
]

const itemPath = (slug: string, parentSlug: string | undefined) =>
  catalogItemPath({ slug, kind: 'regular', parentSlug: parentSlug ?? null })

/** Categories that have products, and those above them, in the order of the feed. */
function listUsedCategories({ categories, products }: FeedCatalog): FeedCategory[] {
  const used = new Set<FeedCategory>()
  for (const { categoryId } of products) {
    let category = categories.get(categoryId)
    while (category && !used.has(category)) {
      used.add(category)
      category = categories.get(category.parentId)
    }
  }
  return [...categories.values()].filter((category) => used.has(category))
}

/** The former slug stays if it is allowed, so that addresses change little. */
function createSlugs() {
  const taken = new Set<string>()
  return (url: string, title: string, id: string): string => {
    const page = toPage(url, undefined)
    // With a query, many pages share the path.
    const segment = page?.key === page?.path ? page?.path.split('/').filter(Boolean).at(-1) : undefined
    const former = (segment ?? '')
      .replace(/\.\w{2,5}$/, '')
      .toLowerCase()
      .replaceAll('_', '-')
    const isAllowed =
      SLUG.test(former) && former.length <= SLUG_MAX && !/^(?:index|product|item|catalog)$/.test(former)
    const wanted = isAllowed ? former : suggestSlug(title) || suggestSlug(`izdelie ${id}`)
    let slug = wanted
    for (let at = 2; taken.has(slug); at += 1) slug = `${wanted.slice(0, SLUG_MAX - 7)}-${at}`
    taken.add(slug)
    return slug
  }
}

/** Returns a former address. Undefined if it is the home page. */
function toPage(text: string, site: URL | undefined): SiteAddress | undefined {
  const url = text === '' ? null : URL.parse(text, site?.href ?? 'http://host')
  const page = url ? splitAddress(`${url.pathname}${url.search}`) : undefined
  return page?.key === '/' ? undefined : page
}

function toItem(
  { title, article, description, params, pictures }: FeedProduct,
  { slug, group = '', site }: { slug: string; group: string | undefined; site: URL | undefined },
): Cell[] {
  const text = toPlainText(description)
  const urls = pictures.flatMap((picture) => URL.parse(picture, site?.href)?.href ?? [])
  const properties = [...params].map(
    ([name, values]) => `${name.replaceAll(':', ' ')}: ${[...values].join(', ')}`,
  )
  return [
    title.slice(0, TITLE_MAX),
    slug,
    article,
    group,
    toSummary(text) || title,
    text,
    properties.join('\n'),
    urls.join('\n'),
  ]
}

/** Descriptions have tags of HTML, as text or escaped. */
const toPlainText = (html: string): string =>
  decodeHTML(html.replace(/<(?:br|\/p|\/li|\/div|\/h\d)[^<>]{0,99}>/gi, '\n').replace(/<[^<>]{0,2000}>/g, ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n\n')
    .trim()

function toSummary(text: string): string {
  const [sentence = ''] = /^[^\n]*?[.!?](?=\s|$)|^[^\n]*/.exec(text) ?? []
  return sentence.length <= SUMMARY_MAX ? sentence : `${sentence.slice(0, SUMMARY_MAX - 1).trimEnd()}…`
}

import type { CatalogItem } from '@rapport/contract/catalog/catalog'
import { ITEM_QUESTIONS_MAX } from '@rapport/contract/catalog/catalog-limits'
import { METRES, PLACED_PRINT_UNIT, PRINT_UNIT } from '@rapport/contract/catalog/units'
import type { PriceList } from '@rapport/contract/prices/prices'
import type { FaqQuestion } from '@rapport/contract/site/help'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { selectFaqQuestions } from '../content/help.ts'
import { siteProperties } from '../content/tables.ts'
import { resolvePictures, resolveRowPictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { jsonRows } from '../platform/database/json-rows.ts'
import { type RowKey, readByKey } from '../platform/database/reads/recorded-reads.ts'
import { seesPrices } from '../prices/sees-prices.ts'
import { counters } from '../reactions/tables.ts'
import { whereSeoRecord } from '../seo/queries.ts'
import { seoRecords } from '../seo/tables.ts'
import { CARD_PICTURES, cardColumns, cardKeys, parents } from './cards.ts'
import { groupsBelow } from './groups-below.ts'
import type { Terms } from './item-seo.ts'
import { shownPriceColumns } from './shown-prices.ts'
import { catalogFormerSlugs, catalogItems, catalogPriceGroups, catalogShowcases } from './tables.ts'

interface PathStep {
  id: number
  name: string
  slug: string
}

/** Ancestors from the top group down to the item of the row; a cycle of groups is passed once. */
const pathColumn = sql<PathStep[]>`(
  with recursive steps as (
    select ${catalogItems.id} as id, ${catalogItems.name} as name, ${catalogItems.slug} as slug,
      ${catalogItems.parentId} as parent_id, 0 as height
    union all
    select parent.*, steps.height + 1
    from steps cross join lateral (
      select id, name, slug, parent_id from ${catalogItems} where id = steps.parent_id offset 0) as parent)
  cycle id set is_passed using passed
  select json_agg(json_build_object('id', id, 'name', name, 'slug', slug) order by height desc) from steps
  where not is_passed)`

const formerSlugsColumn = sql<string[]>`array(
  select ${catalogFormerSlugs.slug} from ${catalogFormerSlugs}
  where ${catalogFormerSlugs.itemId} = ${catalogItems.id} limit 100)`

const priceGroupIdsColumn = sql<number[]>`array(
  select ${catalogPriceGroups.groupId} from ${catalogPriceGroups}
  where ${catalogPriceGroups.itemId} = ${catalogItems.id} order by ${catalogPriceGroups.position})`

const showcaseIdsColumn = sql<number[]>`array(
  select ${catalogShowcases.itemId} from ${catalogShowcases}
  where ${catalogShowcases.landingId} = ${catalogItems.id} order by ${catalogShowcases.position} limit 500)`

/** For a landing: price of one piece of each product it shows, if there is one. */
const onePiecePricesColumn = (list: PriceList) => sql<CatalogItem['onePiecePrices']>`coalesce((
  select json_agg(json_build_object('id', id, 'price', price) order by place) from (
    select shown.id, (shown.price_tiers -> 0 ->> 'price')::integer as price, ${catalogShowcases.position} as place
    from ${catalogShowcases} join ${catalogItems} shown on shown.id = ${catalogShowcases.itemId}
    where ${seesPrices(list)} and ${catalogItems.kind} = 'landing' and ${catalogShowcases.landingId} = ${catalogItems.id}
      and shown.price_tiers -> 0 -> 'from' = '1' limit 500) as priced), '[]')`

/** Topic of the item's questions: printing methods, prints, placed prints, cloth by the metre, sewn products. */
const topicColumn = sql`case
  when ${catalogItems.isGroup} then ''
  when ${catalogItems.kind} = 'special' then 'printing'
  when ${catalogItems.unit} = ${PRINT_UNIT} then 'print'
  when ${catalogItems.unit} = ${PLACED_PRINT_UNIT} then 'placed'
  when ${catalogItems.unit} ~ ${METRES.source} then 'cloth'
  else 'sewn' end`

const questionsColumn = (orm: Orm) =>
  sql<FaqQuestion[]>`${jsonRows(selectFaqQuestions(orm, topicColumn, ITEM_QUESTIONS_MAX))}`

/** Ids of a group and of all groups below it; none for a product. */
const groupIdsColumn = sql<number[]>`case when ${catalogItems.isGroup} then array(
  ${groupsBelow(sql`select ${catalogItems.id} as id`)} select id from below) else '{}' end`

/** Unit of an item; for a group, the units of all products below it. */
export const unitsColumn = sql<string[]>`case when ${catalogItems.isGroup} then array(
  ${groupsBelow(sql`select ${catalogItems.id} as id`)}
  select distinct product.unit from below cross join lateral (
    select unit from ${catalogItems} where parent_id = below.id and not is_group offset 0) as product)
  else array[${catalogItems.unit}] end`

/** Terms of the factory that titles name. */
export const termsColumn = sql<Terms>`coalesce((
  select json_build_object('pieces', ${siteProperties.minimumPieces}, 'metres', ${siteProperties.minimumMetres},
    'prices', ${siteProperties.priceDisplay})
  from ${siteProperties}), '{"pieces": 0, "metres": 0, "prices": "all"}')`

/** Reads an item with all that one statement finds. */
async function readItem(orm: Orm, slug: string, list: PriceList) {
  // One id: with `slug = … or id in (…)` the planner would read the whole catalogue.
  const id = sql`coalesce(
    (select id from ${catalogItems} where slug = ${slug}),
    (select item_id from ${catalogFormerSlugs} where slug = ${slug}))`
  const [found] = await orm
    .select({
      card: cardColumns,
      item: { ...getTableColumns(catalogItems), ...shownPriceColumns(list) },
      path: pathColumn,
      formerSlugs: formerSlugsColumn,
      priceGroupIds: priceGroupIdsColumn,
      shownIds: showcaseIdsColumn,
      onePiecePrices: onePiecePricesColumn(list),
      questions: questionsColumn(orm),
      units: unitsColumn,
      terms: termsColumn,
      groupIds: groupIdsColumn,
      seoRecord: getTableColumns(seoRecords),
    })
    .from(catalogItems)
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
    .leftJoin(counters, and(eq(counters.subject, 'catalog'), eq(counters.subjectId, catalogItems.id)))
    .leftJoin(seoRecords, whereSeoRecord('catalog', sql`${catalogItems.id}::text`))
    .where(eq(catalogItems.id, id))
  return found
}

type FoundItem = NonNullable<Awaited<ReturnType<typeof readItem>>>

const READ_BY_KEY = [catalogItems, catalogFormerSlugs, catalogPriceGroups, catalogShowcases, seoRecords]

/** Keys of all rows that the statement read. The units of a group are those of everything below it. */
function keysOf(slug: string, found: FoundItem | undefined): RowKey[] {
  const asked: RowKey[] = [
    [catalogItems, 'slug', slug],
    [catalogFormerSlugs, 'slug', slug],
  ]
  if (!found) return asked
  const { card, item, path, shownIds, groupIds } = found
  return [
    ...asked,
    ...cardKeys(card),
    ...[...path.map(({ id }) => id), ...shownIds].map((id): RowKey => [catalogItems, 'id', id]),
    ...groupIds.map((id): RowKey => [catalogItems, 'parent_id', id]),
    [catalogFormerSlugs, 'item_id', item.id],
    [catalogPriceGroups, 'item_id', item.id],
    [catalogShowcases, 'landing_id', item.id],
    [seoRecords, 'entity_id', item.id],
  ]
}

/** Returns an item without its related items, by its current or a former slug, in one statement; undefined if there is none. */
export async function findItem(orm: Orm, slug: string, list: PriceList) {
  const found = await readByKey(
    READ_BY_KEY,
    () => readItem(orm, slug, list),
    (item) => keysOf(slug, item),
  )
  if (!found) return undefined
  const { card, item, questions, seoRecord } = found
  return {
    ...found,
    card: await resolveRowPictures(orm, card, CARD_PICTURES),
    item: {
      ...(await resolveRowPictures(orm, item, ['logo', 'banner', 'divider', 'gallery', 'description'])),
      sizeTables: await resolvePictures(orm, item.sizeTables, ['sketch']),
    },
    questions: await resolvePictures(orm, questions, ['answer']),
    seoRecord: await resolveRowPictures(orm, seoRecord, ['ogImage']),
  }
}

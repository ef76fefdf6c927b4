import type { CatalogGroup, CatalogKind, CatalogTree } from '@rapport/contract/catalog/catalog'
import type { Picture } from '@rapport/contract/media/media'
import { asc, eq, not, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { resolvePictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { parents } from './cards.ts'
import { catalogItems } from './tables.ts'

/** Items of the menu tree, at most: products beyond it are left out, groups come first. */
const TREE_MAX = 3000

interface TreeRow {
  id: number
  parentId: number | null
  slug: string
  parentSlug: string | null
  kind: CatalogKind
  name: string
  isGroup: boolean
  unit: string
  logoThumb: Picture | null
}

export async function getCatalogTree(orm: Orm): Promise<CatalogTree> {
  // Two indexes serve the two kinds of row, each in its order: one select of both would sort the whole
  // catalogue.
  const rows = await unionAll(selectRows(orm, IS_LISTED), selectRows(orm, not(IS_LISTED)))
  const ordered = rows.toSorted((a, b) => Number(b.isListed) - Number(a.isListed) || a.position - b.position)
  return buildTree(await resolvePictures(orm, ordered.slice(0, TREE_MAX), ['logoThumb']))
}

const IS_LISTED = sql<boolean>`(${catalogItems.isGroup} or ${catalogItems.kind} <> 'regular')`

function selectRows(orm: Orm, where: SQL) {
  return orm
    .select({
      id: catalogItems.id,
      parentId: catalogItems.parentId,
      slug: catalogItems.slug,
      parentSlug: sql<string | null>`${parents.slug}`.as('parent_slug'),
      kind: catalogItems.kind,
      name: catalogItems.name,
      isGroup: catalogItems.isGroup,
      unit: catalogItems.unit,
      logoThumb: catalogItems.logo,
      position: catalogItems.position,
      isListed: IS_LISTED.as('is_listed'),
    })
    .from(catalogItems)
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
    .where(where)
    .orderBy(asc(catalogItems.position))
    .limit(TREE_MAX)
}

function buildTree(rows: TreeRow[]): CatalogTree {
  const regular = rows.filter((row) => row.kind === 'regular')
  const byParent = Map.groupBy(regular, (row) => row.parentId)

  function groupOf(row: TreeRow): CatalogGroup {
    const children = byParent.get(row.id) ?? []
    const groups = children.filter((child) => child.isGroup).map(groupOf)
    const products = children.filter((child) => !child.isGroup)
    const below = groups.reduce((sum, group) => sum + group.productCount, 0)
    return {
      ...light(row),
      logoThumb: row.logoThumb,
      groups,
      products: products.map(light),
      productCount: products.length + below,
      units: [...new Set([...products.map(({ unit }) => unit), ...groups.flatMap(({ units }) => units)])],
    }
  }

  return {
    groups: (byParent.get(null) ?? []).filter((row) => row.isGroup).map(groupOf),
    specials: rows.filter((row) => row.kind === 'special').map(light),
    landings: rows.filter((row) => row.kind === 'landing').map(light),
  }
}

const light = ({ id, slug, parentSlug, kind, name }: TreeRow) => ({ id, slug, parentSlug, kind, name })

import type { CatalogGroup, CatalogKind, CatalogTree } from '@rapport/contract/catalog'

interface TreeRow {
  id: number
  parentId: number | null
  slug: string
  parentSlug: string | null
  kind: CatalogKind
  name: string
  isGroup: boolean
  logoThumb: string | null
}

/** Makes the menu tree of rows in their order. Special products stay out of the category lists (§3). */
export function assembleTree(rows: TreeRow[]): CatalogTree {
  const regular = rows.filter((row) => row.kind === 'regular')
  const byParent = Map.groupBy(regular, (row) => row.parentId)

  function groupOf(row: TreeRow): CatalogGroup {
    const children = byParent.get(row.id) ?? []
    const groups = children.filter((child) => child.isGroup).map(groupOf)
    const products = children.filter((child) => !child.isGroup).map(light)
    const below = groups.reduce((sum, group) => sum + group.productCount, 0)
    return {
      ...light(row),
      logoThumb: row.logoThumb,
      groups,
      products,
      productCount: products.length + below,
    }
  }

  return {
    groups: (byParent.get(null) ?? []).filter((row) => row.isGroup).map(groupOf),
    specials: rows.filter((row) => row.kind === 'special').map(light),
    landings: rows.filter((row) => row.kind === 'landing').map(light),
  }
}

const light = ({ id, slug, parentSlug, kind, name }: TreeRow) => ({ id, slug, parentSlug, kind, name })

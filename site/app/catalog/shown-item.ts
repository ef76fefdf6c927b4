import type { CatalogItem } from '@rapport/contract/catalog'

/** An item without what its page says otherwise: ids of the cards it holds, the way it makes of `pathSlugs`. */
export type ShownItem = Omit<CatalogItem, 'childrens' | 'items' | 'breadcrumbs'>

/** Returns what the page carries of an item; the members of a union come when its window is opened. */
export function shownItem({ childrens, items, breadcrumbs, ...item }: CatalogItem): ShownItem {
  return {
    ...item,
    prices: item.prices.map((group) => ({
      ...group,
      categories: group.categories.map((category) => ({
        ...category,
        materials: category.materials.map(({ materials, ...material }) => material),
      })),
    })),
  }
}

import type { CatalogGroup, CatalogTree } from './catalog.ts'

/**
 * Returns the catalogue as menus show it: without products, and with pictures only of the groups at the top. All
 * pictures would be larger than a page.
 */
export const menuTree = (catalog: CatalogTree): CatalogTree => ({
  ...catalog,
  groups: catalog.groups.map(menuGroup),
})

const menuGroup = (group: CatalogGroup): CatalogGroup => ({
  ...group,
  products: [],
  groups: group.groups.map((child) => ({ ...menuGroup(child), logoThumb: null })),
})

import type { CatalogGroup, CatalogTree } from '@rapport/contract/catalog/catalog'
import { catalogItemPath } from '@rapport/contract/paths/paths'

/** Entry of the catalogue menus, with its children. */
export interface MenuNode {
  name: string
  to: string
  /** Groups have a picture and a count, loaded when a menu opens. */
  isGroup: boolean
  /** Has no page, so it is shown without a link. */
  disabled: boolean
  items: MenuNode[]
}

/** Returns the catalogue menu: groups, special products and wholesale pages. */
export function catalogMenu({ groups, specials, landings }: CatalogTree): MenuNode[] {
  const [wholesale, ...wholesalePages] = landings.map(itemNode)
  return [
    ...groups.map(groupNode),
    ...createMenu('Печать на ткани', specials.map(itemNode)),
    ...(wholesale ? [{ ...wholesale, items: wholesalePages }] : []),
  ]
}

const groupNode = (group: CatalogGroup): MenuNode => ({
  name: group.name,
  to: catalogItemPath(group),
  isGroup: true,
  disabled: group.productCount === 0 && group.groups.length === 0,
  items: group.groups.map(groupNode),
})

const itemNode = (item: CatalogTree['specials'][number]): MenuNode => ({
  name: item.name,
  to: catalogItemPath(item),
  isGroup: false,
  disabled: false,
  items: [],
})

/** Creates a menu with the link of its first product. */
function createMenu(name: string, [first, ...rest]: MenuNode[]): MenuNode[] {
  return first ? [{ ...first, name, items: rest }] : []
}

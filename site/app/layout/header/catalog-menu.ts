import type { CatalogGroup, CatalogTree } from '@rapport/contract/catalog/catalog'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { countText } from '../../catalog/count-text.ts'

/** A line of the catalogue menus, with those below it. */
export interface MenuNode {
  name: string
  to: string
  /** A group, whose picture is loaded once a menu is open. */
  isGroup: boolean
  /** Of a group: «21 изделие». */
  count?: string
  /** Nothing stands behind it: it is shown, but leads nowhere. */
  disabled: boolean
  items: MenuNode[]
}

/** The catalogue as menus show it: its groups, then special products, which no category lists, and wholesale pages. */
export function catalogMenu({ groups, specials, landings }: CatalogTree): MenuNode[] {
  const [wholesale, ...wholesalePages] = landings.map(itemNode)
  return [
    ...groups.map(groupNode),
    ...menuOf('Печать на ткани', specials.map(itemNode)),
    ...(wholesale ? [{ ...wholesale, items: wholesalePages }] : []),
  ]
}

const groupNode = (group: CatalogGroup): MenuNode => ({
  name: group.name,
  to: catalogItemPath(group),
  isGroup: true,
  count: countText(group.productCount, group.units),
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

/** A menu named by its first line, which leads to the page of the whole. */
function menuOf(name: string, [first, ...rest]: MenuNode[]): MenuNode[] {
  return first ? [{ ...first, name, items: rest }] : []
}

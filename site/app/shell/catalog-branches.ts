import { catalogItemAddress } from '@rapport/contract/addresses'
import type { CatalogGroup, CatalogTree } from '@rapport/contract/catalog'

/** A line of the catalogue menus, with those below it. */
export interface Branch {
  name: string
  to: string
  picture: string | null
  /** Nothing stands behind it: it is shown, but leads nowhere. */
  disabled: boolean
  branches: Branch[]
}

/** The catalogue as menus show it: its groups, then the special products and the wholesale pages (§3). */
export function catalogBranches({ groups, specials, landings }: CatalogTree): Branch[] {
  const [wholesale, ...wholesalePages] = landings.map(leaf)
  return [
    ...groups.map(branchOf),
    ...menuOf('Печать на ткани', specials.map(leaf)),
    ...(wholesale ? [{ ...wholesale, branches: wholesalePages }] : []),
  ]
}

const branchOf = (group: CatalogGroup): Branch => ({
  name: group.name,
  to: catalogItemAddress(group),
  picture: group.logoThumb,
  disabled: group.productCount === 0 && group.groups.length === 0,
  branches: group.groups.map(branchOf),
})

const leaf = (item: CatalogTree['specials'][number]): Branch => ({
  name: item.name,
  to: catalogItemAddress(item),
  picture: null,
  disabled: false,
  branches: [],
})

/** A menu named by its first line, which leads to the page of the whole. */
function menuOf(name: string, [first, ...rest]: Branch[]): Branch[] {
  return first ? [{ ...first, name, branches: rest }] : []
}

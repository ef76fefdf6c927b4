import type { CatalogGroup, CatalogTree } from '@rapport/contract/catalog'
import { useRouteLoaderData } from 'react-router'
import { countText } from './count-text.ts'

/** Returns how many things are in a group of the menu tree and below it: «21 изделие»; undefined where the tree has none such. */
export function useGroupCount(id: number): string | undefined {
  const groups = useRouteLoaderData<{ catalog: CatalogTree }>('root')?.catalog.groups ?? []
  const group = findGroup(groups, id)
  return group && group.productCount > 0 ? countText(group.productCount, group.units) : undefined
}

function findGroup(groups: CatalogGroup[], id: number): CatalogGroup | undefined {
  for (const group of groups) {
    const found = group.id === id ? group : findGroup(group.groups, id)
    if (found) return found
  }
  return undefined
}

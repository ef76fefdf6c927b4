import { type CatalogKind, catalogKind } from '@rapport/contract/paths/catalog-kind'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { entryKinds } from '../../editing/entry-kinds.ts'

export interface NewItem {
  parent: number | null
  kind: CatalogKind
  isGroup: boolean
}

export function newItemPath({ parent, kind, isGroup }: NewItem): string {
  const query = new URLSearchParams({
    ...(parent === null ? {} : { in: String(parent) }),
    ...(kind === 'regular' ? {} : { kind }),
    ...(isGroup ? { group: '' } : {}),
  })
  return `${entryKinds.item?.path}new/${query.size > 0 ? `?${query}` : ''}`
}

/** Reads the initial values from the form's URL; invalid ones are ignored. */
export function readNewItem(params: URLSearchParams): Pick<ItemSnapshot, 'parent' | 'kind' | 'isGroup'> {
  const parent = params.get('in') ?? ''
  const kind = catalogKind.safeParse(params.get('kind'))
  return {
    parent: /^[1-9]\d{0,8}$/.test(parent) ? Number(parent) : null,
    kind: kind.success ? kind.data : 'regular',
    isGroup: params.has('group'),
  }
}

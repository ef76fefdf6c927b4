import type { CatalogGroup } from '@rapport/contract/catalog/catalog'
import type { Picture } from '@rapport/contract/media/media'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { useEffect } from 'react'
import { api } from '../../browser/requests/api.ts'
import { createStore } from '../../browser/storage/store.ts'
import { useStore } from '../../browser/storage/use-store.ts'

/** By path of the group. */
type MenuPictures = ReadonlyMap<string, Picture>

const none: MenuPictures = new Map()
const pictures = createStore<MenuPictures>(() => none)
let isLoading = false

/** Returns the pictures of groups. Loads them when a menu first opens, since most visits open none. */
export function useMenuPictures(wanted: boolean): MenuPictures {
  useEffect(() => {
    if (wanted) void loadMenuPictures()
  }, [wanted])
  return useStore(pictures, none)
}

/** On failure menus have no pictures; the next opening retries. */
async function loadMenuPictures(): Promise<void> {
  if (isLoading || pictures.get() !== none) return
  isLoading = true
  try {
    const { catalog } = await api.getCatalog()
    pictures.set(new Map(catalog.groups.flatMap(listPictures)))
  } catch {
    // The names are shown without pictures.
  }
  isLoading = false
}

const listPictures = (group: CatalogGroup): [string, Picture][] => [
  ...(group.logoThumb ? [[catalogItemPath(group), group.logoThumb] as [string, Picture]] : []),
  ...group.groups.flatMap(listPictures),
]

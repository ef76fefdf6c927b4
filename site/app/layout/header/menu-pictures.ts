import type { CatalogGroup } from '@rapport/contract/catalog/catalog'
import type { Picture } from '@rapport/contract/media/media'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { useEffect } from 'react'
import { api } from '../../browser/api.ts'
import { createStore, useStore } from '../../browser/storage/store.ts'

/** By the path of a group. */
type MenuPictures = ReadonlyMap<string, Picture>

const none: MenuPictures = new Map()
const pictures = createStore<MenuPictures>(() => none)
let isLoading = false

/** Returns the pictures of groups; asks for them when a menu first wants them, since most visits open none. */
export function useMenuPictures(wanted: boolean): MenuPictures {
  useEffect(() => {
    if (wanted) void loadMenuPictures()
  }, [wanted])
  return useStore(pictures, none)
}

/** Menus do without, where they do not come; the next one that opens asks again. */
async function loadMenuPictures(): Promise<void> {
  if (isLoading || pictures.get() !== none) return
  isLoading = true
  try {
    const { catalog } = await api.getCatalog()
    pictures.set(new Map(catalog.groups.flatMap(picturesOf)))
  } catch {
    // The names of the groups stand there without their pictures.
  }
  isLoading = false
}

const picturesOf = (group: CatalogGroup): [string, Picture][] => [
  ...(group.logoThumb ? [[catalogItemPath(group), group.logoThumb] as [string, Picture]] : []),
  ...group.groups.flatMap(picturesOf),
]

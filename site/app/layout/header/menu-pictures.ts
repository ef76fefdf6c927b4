import type { CatalogGroup } from '@rapport/contract/catalog/catalog'
import { type Picture, pictureSrcset } from '@rapport/contract/media/media'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { api } from '../../browser/requests/api.ts'
import { formatProductCount } from '../../catalog/count-text.ts'

/** Width of a picture in CSS pixels. */
const CARD_WIDTH = 220
const THUMB_WIDTH = 44

let groups: Promise<Map<string, CatalogGroup>> | undefined

/** Sets the pictures and counts of groups as attributes for the styles of the menu. */
export async function showMenuPictures(menu: Element, wide: boolean): Promise<void> {
  groups ??= loadGroups()
  groups.catch(() => {
    groups = undefined
  })
  const known = await groups
  for (const link of menu.querySelectorAll('a')) {
    const group = known.get(link.pathname)
    if (!group) continue
    link.dataset.count = formatProductCount(group.productCount, group.units)
    const background = group.logoThumb && getBackground(group.logoThumb, wide)
    if (!background) continue
    for (const element of [link, link.nextElementSibling?.querySelector('summary')])
      element?.style.setProperty('--picture', background)
  }
}

async function loadGroups(): Promise<Map<string, CatalogGroup>> {
  const { catalog } = await api.getCatalog()
  const list = (group: CatalogGroup): CatalogGroup[] => [group, ...group.groups.flatMap(list)]
  return new Map(catalog.groups.flatMap(list).map((group) => [catalogItemPath(group), group]))
}

/** Returns the value of `background`. */
function getBackground(picture: Picture, wide: boolean): string {
  const { fallback, color, focus } = picture
  const needed = (wide ? CARD_WIDTH : THUMB_WIDTH) * devicePixelRatio
  const files = pictureSrcset(picture).split(', ')
  const file = files.find((each) => Number.parseInt(each.split(' ')[1] ?? '', 10) >= needed) ?? files.at(-1)
  const centred = focus.x === 50 && focus.y === 50
  const position = centred && wide ? '50% 25%' : `${focus.x}% ${focus.y}%`
  return `${color} url("${file?.split(' ')[0] || fallback}") ${position} / cover`
}

import type { ImageUse } from './image-registry.ts'

const isOfCatalog = ({ file }: ImageUse) => file.startsWith('content/catalog/')
const isOfHome = ({ file }: ImageUse) => file.startsWith('content/home/')

/**
 * Returns whether a picture is shown large: it is on the home page or opens a gallery. A gallery fills half of
 * a wide screen and can be enlarged.
 */
export const isLarge = (uses: readonly ImageUse[]): boolean =>
  uses.some((use) => isOfHome(use) || (isOfCatalog(use) && use.field === 'picture'))

/** Returns how soon visitors see a picture: 0 the home page, 1 first pictures of groups and products, 2 second ones, 3 the rest. */
export function getImagePriority(uses: readonly ImageUse[]): number {
  if (uses.some(isOfHome)) return 0
  if (uses.some((use) => isOfCatalog(use) && use.field === 'picture')) return 1
  if (uses.some((use) => use.field === 'gallery.0' || use.field === 'pictures.0' || use.field === 'photos.0'))
    return 2
  return 3
}

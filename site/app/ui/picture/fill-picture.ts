import { type Picture, pictureSrcset } from '@rapport/contract/media/media'

/** Shows a picture in a `<picture>` of a template. */
export function fillPicture(
  root: ParentNode,
  picture: Picture,
  { sizes, alt = '' }: { sizes?: string; alt?: string } = {},
): void {
  const [image, source] = [root.querySelector('img'), root.querySelector('source')]
  if (!image) return
  const { color, focus, widths } = picture
  image.alt = alt
  image.style.background = color
  image.style.objectPosition = `${focus.x}% ${focus.y}%`
  if (sizes) source?.setAttribute('sizes', sizes)
  // A source without a srcset is skipped.
  if (widths.length > 0) source?.setAttribute('srcset', pictureSrcset(picture))
  else source?.removeAttribute('srcset')
  image.src = picture.fallback
}

import { type Picture, pictureVariantPath } from '@rapport/contract/media/media'
import type { CSSProperties } from 'react'

/** Returns the path of a picture at least so wide in pixels, where it has such a width. */
export function widthOf(picture: Picture, wanted: number): string {
  const { src, width, widths } = picture
  const wide = widths.find((one) => one >= wanted) ?? widths.at(-1)
  const isItself = wide === undefined || (wide === width && src.endsWith('.avif'))
  return isItself ? src : pictureVariantPath(src, wide, 'avif')
}

interface ThumbnailProps {
  picture: Picture
  /** In pixels of the screen, about. */
  wanted?: number
  className?: string | undefined
}

/** A picture cut about its focus; what it shows, the words beside it say. */
export const Thumbnail = ({ picture, wanted = 320, className }: ThumbnailProps) => (
  <img
    src={widthOf(picture, wanted)}
    alt=""
    loading="lazy"
    decoding="async"
    className={className}
    style={
      {
        objectPosition: `${picture.focus.x}% ${picture.focus.y}%`,
        background: picture.color,
      } as CSSProperties
    }
  />
)

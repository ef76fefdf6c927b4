import { type Picture, pictureVariantPath } from '@rapport/contract/media/media'

/** Returns the URL of the smallest variant at least `minWidth` pixels wide, else of the widest. */
export function findPictureUrl(picture: Picture, minWidth: number): string {
  const { src, width, widths } = picture
  const wide = widths.find((candidate) => candidate >= minWidth) ?? widths.at(-1)
  const isOriginal = wide === undefined || (wide === width && src.endsWith('.avif'))
  return isOriginal ? src : pictureVariantPath(src, wide, 'avif')
}

interface ThumbnailProps {
  picture: Picture
  /** Minimum width in pixels. */
  minWidth?: number
  className?: string | undefined
  /** Whether a drawing is cropped too, as pages do. */
  isCrop?: boolean
}

/**
 * Decorative picture, cropped around its focus point. A drawing is shown whole, on no ground: its colour would hide
 * its shapes.
 */
export const Thumbnail = ({ picture, minWidth = 320, className, isCrop }: ThumbnailProps) => (
  <img
    src={findPictureUrl(picture, minWidth)}
    alt=""
    loading="lazy"
    decoding="async"
    className={className}
    style={
      picture.src.endsWith('.svg') && !isCrop
        ? { objectFit: 'contain' }
        : { objectPosition: `${picture.focus.x}% ${picture.focus.y}%`, background: picture.color }
    }
  />
)

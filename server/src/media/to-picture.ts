import { type Picture, pictureVariantPath } from '@rapport/contract/media/media'
import { mediaPath } from './media-paths.ts'
import type { MediaRow } from './tables.ts'

const FALLBACK_WIDTH_MAX = 1280

/** Returns the picture of a row as pages show it. */
export function toPicture(row: MediaRow): Picture {
  const { file, width, height, color, placeholder, focusX, focusY, widths, prerendered, alt } = row
  const src = mediaPath(file)
  const fallbackWidth = webpWidths(row).findLast((wide) => wide <= FALLBACK_WIDTH_MAX)
  return {
    alt,
    src,
    color,
    focus: { x: focusX, y: focusY },
    width,
    height,
    widths,
    fallback: fallbackWidth === undefined ? src : pictureVariantPath(src, fallbackWidth, 'webp'),
    placeholder,
    prerendered,
  }
}

/** Widths of its WebP variants. Few browsers lack AVIF: for a prerendered picture they get one medium width. */
export const webpWidths = ({ widths, prerendered }: Pick<MediaRow, 'widths' | 'prerendered'>): number[] =>
  prerendered ? widths.slice(Math.floor(widths.length / 2)).slice(0, 1) : widths

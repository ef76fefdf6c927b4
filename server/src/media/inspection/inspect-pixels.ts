import sharp from 'sharp'
import { PIXELS_MAX } from '../drawing/drawing-limits.ts'
import type { Size } from '../svg/svg-size.ts'
import { createPlaceholder } from './placeholder.ts'
import { type PixelExtension, stripMetadata } from './strip-metadata.ts'

/** What the pixels of a picture say of it, and the file as it may be shown to everybody. */
interface InspectedPixels extends Size {
  /** Dominant colour, `#b5232a`. */
  color: string
  placeholder: string
  bytes: Uint8Array
}

/** Why a picture is refused that can be read. */
export type PixelRefusal = 'kind' | 'pixels'

/** Pixels of the longer side of what colours are taken from. */
const SMALL = 64

/** Looks at a picture. Only a child does this: it may take all time and memory there is. Throws where it can't be read. */
export async function inspectPixels(
  extension: PixelExtension,
  bytes: Uint8Array,
): Promise<InspectedPixels | { refusal: PixelRefusal }> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  // HEIC is a container of the same kind as AVIF, which browsers don't show.
  if (metadata.format === 'heif' && metadata.compression !== 'av1') return { refusal: 'kind' }
  const { width, height } = metadata.autoOrient
  if (width * height > PIXELS_MAX) return { refusal: 'pixels' }
  const resized = sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize(SMALL, SMALL, { fit: 'inside' })
  const small = await resized.png().toBuffer()
  return {
    width,
    height,
    color: await dominantColor(small),
    placeholder: await createPlaceholder(small),
    bytes: await stripMetadata(extension, bytes),
  }
}

async function dominantColor(small: Buffer): Promise<string> {
  const { dominant } = await sharp(small).flatten({ background: '#ffffff' }).stats()
  const digits = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  return `#${digits.join('')}`
}

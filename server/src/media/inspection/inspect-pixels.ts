import sharp from 'sharp'
import { PIXELS_MAX } from '../drawing/drawing-limits.ts'
import type { Size } from '../svg/svg-size.ts'
import { createPlaceholder } from './placeholder.ts'
import { type PixelExtension, stripMetadata } from './strip-metadata.ts'

/** Result of inspecting pixels, and the file without metadata. */
interface InspectedPixels extends Size {
  /** Dominant colour, `#b5232a`. */
  color: string
  placeholder: string
  bytes: Uint8Array
}

/** Why a readable picture is refused. */
export type PixelRefusal = 'kind' | 'pixels'

/** Pixels of the longer side of the thumbnail that colours are taken from. */
const SMALL = 64

/** Inspects a picture. Only child processes call it: parsing may take unlimited time and memory. Throws if it can't be read. */
export async function inspectPixels(
  extension: PixelExtension,
  bytes: Uint8Array,
): Promise<InspectedPixels | { refusal: PixelRefusal }> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  // HEIC is a container of the same kind as AVIF, but browsers don't show it.
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

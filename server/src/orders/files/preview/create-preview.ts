import { IMAGE_BYTES_MAX } from '@rapport/contract/limits'
import { type OrderFileExtension, orderFileExtension } from '@rapport/contract/orders'
import sharp, { type Sharp } from 'sharp'
import { IMAGE_PIXELS_MAX } from '../../../media/inspection/inspect-image.ts'
import { isSafeSvg } from '../../../media/inspection/svg-safety.ts'
import { PREVIEW_PIXELS, renderPdf } from './render-pdf.ts'

const TIME_SECONDS = 15

/** Opens a file for drawing. */
type Open = (bytes: Uint8Array) => Sharp | Promise<Sharp>

const openPicture: Open = (bytes) => sharp(bytes, { limitInputPixels: IMAGE_PIXELS_MAX }).rotate()

const openDrawing: Open = (bytes) => {
  // It could load other files, or unpack to gigabytes.
  if (!isSafeSvg(bytes)) throw new Error('A drawing that does more than draw')
  return openPicture(bytes)
}

const openPdf: Open = async (bytes) => {
  const { data, width, height } = await renderPdf(bytes)
  return sharp(data, { raw: { width, height, channels: 4 } })
}

const READERS: Partial<Record<OrderFileExtension, Open>> = {
  png: openPicture,
  jpg: openPicture,
  jpeg: openPicture,
  webp: openPicture,
  tif: openPicture,
  tiff: openPicture,
  svg: openDrawing,
  pdf: openPdf,
  // Illustrator saves PDF inside; older files are said to have no preview.
  ai: openPdf,
}

const readerOf = (name: string): Open | undefined => {
  const extension = orderFileExtension(name)
  return extension && READERS[extension]
}

/** Whether a file is one of those that may have a preview. */
export const mayHavePreview = ({ name, size }: { name: string; size: number }): boolean =>
  size <= IMAGE_BYTES_MAX && readerOf(name) !== undefined

/**
 * Returns a picture of a file: pixels drawn here and written anew, as WebP. Nothing of the file itself is in it, so nothing of it can
 * run in the browser of whoever looks. Undefined where it can't be drawn.
 */
export async function createPreview(name: string, bytes: Uint8Array): Promise<Buffer | undefined> {
  try {
    const picture = await readerOf(name)?.(bytes)
    return await picture
      ?.resize(PREVIEW_PIXELS, PREVIEW_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: TIME_SECONDS })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    return undefined
  }
}

import { type OrderFileExtension, orderFileExtension } from '@rapport/contract/orders/order-files'
import { IMAGE_BYTES_MAX } from '@rapport/staff-contract/media/media-limits'
import type { DrawingReader } from '../../../media/drawing/drawing-task.ts'

const READERS: Partial<Record<OrderFileExtension, DrawingReader>> = {
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  webp: 'picture',
  tif: 'picture',
  tiff: 'picture',
  svg: 'drawing',
  pdf: 'sheet',
  // Illustrator embeds PDF. Older files contain PostScript and have no preview.
  ai: 'sheet',
}

/** Returns the reader for a file's extension, or undefined if the file cannot be drawn. */
export const findReader = (name: string): DrawingReader | undefined => {
  const extension = orderFileExtension(name)
  return extension && READERS[extension]
}

export const mayHavePreview = ({ name, size }: { name: string; size: number }): boolean =>
  size <= IMAGE_BYTES_MAX && findReader(name) !== undefined

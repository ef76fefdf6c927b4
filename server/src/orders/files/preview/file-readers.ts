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
  // Illustrator saves PDF inside; older files are said to have no preview.
  ai: 'sheet',
}

/** Returns how a file is drawn, by its name; undefined where it can't be. */
export const readerOf = (name: string): DrawingReader | undefined => {
  const extension = orderFileExtension(name)
  return extension && READERS[extension]
}

/** Whether a file is one of those that may have a preview. */
export const mayHavePreview = ({ name, size }: { name: string; size: number }): boolean =>
  size <= IMAGE_BYTES_MAX && readerOf(name) !== undefined

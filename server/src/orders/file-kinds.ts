import { type OrderFileExtension, orderFileExtensions } from '@rapport/contract/orders'
import { type ContentKind, isOneOf } from '../platform/sniff.ts'

/** What the bytes of a file with each extension may be (decisions.md §2: name and content must agree). */
const CONTENT: Record<OrderFileExtension, ContentKind[]> = {
  // Illustrator saves PDF inside, older versions PostScript.
  ai: ['pdf', 'postscript', 'dos-eps'],
  eps: ['postscript', 'dos-eps'],
  cdr: ['corel'],
  pdf: ['pdf'],
  svg: ['svg'],
  psd: ['psd'],
  tif: ['tiff'],
  tiff: ['tiff'],
  png: ['png'],
  jpg: ['jpeg'],
  jpeg: ['jpeg'],
  webp: ['webp'],
  heic: ['heic'],
  zip: ['zip'],
  rar: ['rar'],
  '7z': ['7z'],
  doc: ['word'],
  docx: ['word-xml'],
  xls: ['excel'],
  xlsx: ['excel-xml'],
}

/** The extension of a file name, where an order may hold such files. */
export function orderFileExtension(name: string): OrderFileExtension | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return name.includes('.') ? orderFileExtensions.find((known) => known === extension) : undefined
}

/** Returns whether the content of a file on the disk may bear the extension. */
export const contentAgrees = (extension: OrderFileExtension, path: string): Promise<boolean> =>
  isOneOf(CONTENT[extension], path)

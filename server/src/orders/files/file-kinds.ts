import { type OrderFileExtension, orderFileExtension } from '@rapport/contract/orders'
import { type ContentKind, isOneOf } from '../../platform/uploads/sniff.ts'

/** What the bytes of a file with each extension may be: name and content must agree. */
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

/** Returns whether the content of a file on the disk is what its name says. */
export async function contentMatchesName(name: string, path: string): Promise<boolean> {
  const extension = orderFileExtension(name)
  return extension !== undefined && isOneOf(CONTENT[extension], path)
}

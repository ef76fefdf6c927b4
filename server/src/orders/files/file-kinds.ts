import { messages } from '@rapport/contract/errors/messages'
import { type OrderFileExtension, orderFileExtension } from '@rapport/contract/orders/order-files'
import { type ContentKind, findKind } from '../../platform/uploads/sniff.ts'

/** Content kinds that each extension may contain. */
const CONTENT: Record<OrderFileExtension, ContentKind[]> = {
  // Illustrator embeds PDF; its old versions embed PostScript.
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
  // Office stores password-protected new formats in the container of the old ones.
  doc: ['word', 'office-protected'],
  docx: ['word-xml', 'office-protected'],
  xls: ['excel', 'office-protected'],
  xlsx: ['excel-xml', 'office-protected'],
}

/** Names of content kinds in messages, with the extension that orders accept for them. */
const NAMES: Partial<Record<ContentKind, { name: string; extension?: OrderFileExtension }>> = {
  pdf: { name: 'PDF', extension: 'pdf' },
  postscript: { name: 'PostScript', extension: 'eps' },
  'dos-eps': { name: 'EPS', extension: 'eps' },
  corel: { name: 'CorelDRAW', extension: 'cdr' },
  svg: { name: 'SVG', extension: 'svg' },
  psd: { name: 'Photoshop', extension: 'psd' },
  tiff: { name: 'TIFF', extension: 'tif' },
  png: { name: 'PNG', extension: 'png' },
  jpeg: { name: 'JPG', extension: 'jpg' },
  webp: { name: 'WebP', extension: 'webp' },
  heic: { name: 'HEIC', extension: 'heic' },
  zip: { name: 'архив ZIP', extension: 'zip' },
  rar: { name: 'архив RAR', extension: 'rar' },
  '7z': { name: 'архив 7Z', extension: '7z' },
  word: { name: 'документ Word 97–2003', extension: 'doc' },
  excel: { name: 'таблица Excel 97–2003', extension: 'xls' },
  'word-xml': { name: 'документ Word', extension: 'docx' },
  'excel-xml': { name: 'таблица Excel', extension: 'xlsx' },
  'office-protected': { name: 'документ Office с\u00A0паролем' },
  'word-macros': { name: 'документ Word с\u00A0макросами' },
  'excel-macros': { name: 'таблица Excel с\u00A0макросами' },
  'excel-binary': { name: 'двоичная таблица Excel (XLSB)' },
  powerpoint: { name: 'презентация PowerPoint' },
  'powerpoint-xml': { name: 'презентация PowerPoint' },
  avif: { name: 'AVIF' },
  gif: { name: 'GIF' },
  bmp: { name: 'BMP' },
  rtf: { name: 'документ RTF' },
  html: { name: 'веб-страница (HTML)' },
  'word-2003-xml': { name: 'документ Word в\u00A0виде XML' },
  'excel-2003-xml': { name: 'таблица Excel в\u00A0виде XML' },
  mp4: { name: 'видео' },
  webm: { name: 'видео' },
}

/** Returns an error if the content of a file on the disk does not match its extension. */
export async function findContentError(name: string, path: string): Promise<string | undefined> {
  const extension = orderFileExtension(name)
  if (extension === undefined) return messages.fileKind(name)
  if (await findKind(path, CONTENT[extension])) return undefined
  const actual = NAMES[(await findKind(path)) ?? 'vtt']
  if (!actual) return messages.fileContent(name)
  return messages.fileIsOther(name, actual.name, extension.toUpperCase(), actual.extension)
}

import { type FileHandle, open } from 'node:fs/promises'
import { type OfficeKind, readCompoundKinds, readPackageKind } from './office-kinds.ts'
import { startsWithSvg } from './sniff-text.ts'
import { listZipEntries, readAt } from './zip-entries.ts'

/** Kind of a file by its bytes. A file can have several kinds: a recent .ai is a PDF, a .docx is a zip. */
export type ContentKind =
  | 'pdf'
  | 'postscript'
  | 'dos-eps'
  | 'corel'
  | 'svg'
  | 'psd'
  | 'tiff'
  | 'png'
  | 'jpeg'
  | 'webp'
  | 'heic'
  | 'zip'
  | 'rar'
  | '7z'
  | OfficeKind
  | 'avif'
  | 'gif'
  | 'bmp'
  | 'rtf'
  | 'html'
  | 'word-2003-xml'
  | 'excel-2003-xml'
  | 'mp4'
  | 'webm'
  | 'vtt'

const HEAD_BYTES = 16_384

const starts = (...signatures: string[]) => {
  const all = signatures.map((signature) => Buffer.from(signature, 'latin1'))
  return (head: Buffer) => all.some((bytes) => head.subarray(0, bytes.length).equals(bytes))
}

/** Brands of a box file (ISO/IEC 14496-12, 4.3): the major brand, then the compatible brands. */
function brandsOf(head: Buffer): string[] {
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(head.readUInt32BE(0), 256)
  return [head.toString('latin1', 8, 12), ...(head.toString('latin1', 16, end).match(/.{4}/gs) ?? [])]
}

/** HEVC pictures (ISO/IEC 23008-12, annex B). The generic container lists the brand as compatible. */
const HEIC_BRAND = /^(?:hei[cxms]|hev[cxms])$/
const AVIF_BRAND = /^avi[fs]$/
const isHeic = (head: Buffer) => {
  const [major = '', ...others] = brandsOf(head)
  return HEIC_BRAND.test(major) || (!AVIF_BRAND.test(major) && others.some((brand) => HEIC_BRAND.test(brand)))
}
const isAvif = (head: Buffer) => !isHeic(head) && brandsOf(head).some((brand) => AVIF_BRAND.test(brand))

const MP4_BRANDS = /^(?:isom|iso\d|mp4\d|avc1|dash|M4V |MSNV)$/
const isMp4 = (head: Buffer) =>
  head.toString('latin1', 4, 8) === 'ftyp' && MP4_BRANDS.test(head.toString('latin1', 8, 12))

const riff = (form: RegExp) => (head: Buffer) =>
  head.toString('latin1', 0, 4) === 'RIFF' && form.test(head.toString('latin1', 8, 12))

/**
 * Number of bytes in which readers search for the PDF header (ISO 32000-1, Acrobat's notes). A printer job
 * may precede it.
 */
const JOB_BYTES = 1024
/** First bytes of a printer job. */
const JOB = '\x1b%-12345X'
const isProgram = starts('MZ', '\x7fELF', '\xfe\xed\xfa', '\xcf\xfa\xed\xfe', '\xca\xfe\xba\xbe', '#!')
const PAGE = /^\s{0,64}<(?:!doctype html|html|script|svg)/i

/** Programs, HTML pages and zips keep their own kind, even if they mention PDF. */
const isPdf = (head: Buffer) => {
  const beginning = head.toString('latin1', 0, JOB_BYTES + 8)
  const at = beginning.search(/%PDF-\d/)
  const isOther = isProgram(head) || isZip(head) || PAGE.test(beginning)
  return at === 0 || (at > 0 && at <= JOB_BYTES && !isOther)
}

/** A printer job, a byte order mark, ^D or blank lines may precede the PostScript signature (DSC 3.0). */
const isPostscript = (head: Buffer) => {
  const beginning = head.toString('latin1', 0, JOB_BYTES + 8).replace(/^\xef\xbb\xbf/, '')
  const before = beginning.slice(0, beginning.search(/%!(?:PS|\s)/))
  const found = beginning.length > before.length && /^%!(?:PS|\s)/.test(beginning.slice(before.length))
  return found && (before.startsWith(JOB) || /^[\s\p{Cc}]{0,64}$/u.test(before))
}

/** Recognizes the text of an HTML page or a document by its first characters. */
const marked = (mark: RegExp) => (head: Buffer) => mark.test(head.toString('latin1', 0, 2048))

const isZip = starts('PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08')
const isCompound = starts('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')

/** Open file with its first bytes. */
interface OpenFile {
  head: Buffer
  size: number
  handle: FileHandle
}
type Recognizer = (file: OpenFile) => boolean | Promise<boolean>

const byHead =
  (is: (head: Buffer) => boolean): Recognizer =>
  ({ head }) =>
    is(head)

const RECOGNIZERS: Record<ContentKind, Recognizer> = {
  pdf: byHead(isPdf),
  postscript: byHead(isPostscript),
  'dos-eps': byHead(starts('\xC5\xD0\xD3\xC6')),
  corel: async (file) => isCorelRiff(file.head) || isZippedCorel(file),
  svg: byHead(startsWithSvg),
  psd: byHead(starts('8BPS\x00\x01', '8BPS\x00\x02')),
  tiff: byHead(starts('II*\x00', 'MM\x00*', 'II+\x00', 'MM\x00+')),
  png: byHead(starts('\x89PNG\r\n\x1A\n')),
  jpeg: byHead(starts('\xFF\xD8\xFF')),
  webp: byHead(riff(/^WEBP$/)),
  heic: byHead(isHeic),
  zip: byHead(isZip),
  rar: byHead(starts('Rar!\x1A\x07\x00', 'Rar!\x1A\x07\x01\x00')),
  '7z': byHead(starts("7z\xBC\xAF'\x1C")),
  word: inCompound('word'),
  excel: inCompound('excel'),
  powerpoint: inCompound('powerpoint'),
  'office-protected': inCompound('office-protected'),
  'word-xml': inPackage('word-xml'),
  'excel-xml': inPackage('excel-xml'),
  'powerpoint-xml': inPackage('powerpoint-xml'),
  'word-macros': inPackage('word-macros'),
  'excel-macros': inPackage('excel-macros'),
  'excel-binary': inPackage('excel-binary'),
  avif: byHead(isAvif),
  gif: byHead(starts('GIF87a', 'GIF89a')),
  bmp: byHead((head) => starts('BM')(head) && head.length > 18 && head.readUInt32LE(6) === 0),
  rtf: byHead(starts('{\\rtf')),
  html: byHead(marked(/^(?:\xEF\xBB\xBF)?\s{0,64}<(?:!doctype html|html)[\s>]/i)),
  'word-2003-xml': byHead(
    marked(/^(?:\xEF\xBB\xBF)?<\?xml[^>]{1,99}>\s{0,9}<\?mso-application progid="Word/),
  ),
  'excel-2003-xml': byHead(
    marked(/^(?:\xEF\xBB\xBF)?<\?xml[^>]{1,99}>\s{0,9}<\?mso-application progid="Excel/),
  ),
  mp4: byHead(isMp4),
  webm: byHead((head) => starts('\x1A\x45\xDF\xA3')(head) && head.subarray(0, 64).includes('webm')),
  vtt: byHead(marked(/^(?:\xEF\xBB\xBF)?WEBVTT(?:\s|$)/)),
}

/** Returns whether a file on the disk is of one of some kinds, by its bytes. Never throws on its content. */
export async function matchesAnyKind(kinds: readonly ContentKind[], path: string): Promise<boolean> {
  return (await findKind(path, kinds)) !== undefined
}

/**
 * Returns the first of some kinds that matches a file on the disk, by its bytes. Never throws on its content.
 */
export async function findKind(
  path: string,
  kinds: readonly ContentKind[] = ALL_KINDS,
): Promise<ContentKind | undefined> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const file = { handle, size, head: await readAt(handle, 0, Math.min(size, HEAD_BYTES)) }
    for (const kind of kinds) if (await RECOGNIZERS[kind](file)) return kind
    return undefined
  } finally {
    await handle.close()
  }
}

/** Office packages and some layouts are zips too, so the more specific kind comes first. */
const ALL_KINDS = (Object.keys(RECOGNIZERS) as ContentKind[]).sort(
  (one, other) => Number(one === 'zip') - Number(other === 'zip'),
)

const isCorelRiff = riff(/^CDR/i)

/** The first entry of a zipped CDR names its type, uncompressed. */
async function isZippedCorel({ head, size, handle }: OpenFile): Promise<boolean> {
  if (!isZip(head)) return false
  const entries = await listZipEntries(handle, size)
  const content = /^content\/(?:riffData\.cdr|root\.dat|.*\.cdr)$/i
  const named =
    head.includes('application/x-vnd.corel') ||
    entries.some(({ name }) => content.test(name.replaceAll('\\', '/')))
  return entries.length > 0 && named
}

function inPackage(kind: OfficeKind): Recognizer {
  return async ({ head, size, handle }) => isZip(head) && (await readPackageKind(handle, size)) === kind
}

function inCompound(kind: OfficeKind): Recognizer {
  return async ({ head, size, handle }) =>
    isCompound(head) && (await readCompoundKinds(handle, size)).has(kind)
}

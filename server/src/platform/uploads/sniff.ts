import { type FileHandle, open } from 'node:fs/promises'
import { startsWithSvg } from './sniff-text.ts'
import { listZipEntries, readAt } from './zip-entries.ts'

/** What a file may be, by its bytes. One file can be several things: an .ai of today is a PDF, a .docx a zip. */
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
  | 'word'
  | 'excel'
  | 'word-xml'
  | 'excel-xml'
  | 'mp4'
  | 'webm'
  | 'vtt'

const HEAD_BYTES = 16_384
const SCAN_BYTES = 1024 * 1024

const starts = (...signatures: string[]) => {
  const all = signatures.map((signature) => Buffer.from(signature, 'latin1'))
  return (head: Buffer) => all.some((bytes) => head.subarray(0, bytes.length).equals(bytes))
}

const HEIF_BRANDS = /^(?:hei[cxms]|hev[cxms])$/
const HEIF_CONTAINER_BRANDS = /^(?:mif1|msf1)$/

function isHeic(head: Buffer): boolean {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false
  const major = head.toString('latin1', 8, 12)
  if (HEIF_BRANDS.test(major)) return true
  const brands = head.toString('latin1', 16, Math.min(head.readUInt32BE(0), 256)).match(/.{4}/gs) ?? []
  return HEIF_CONTAINER_BRANDS.test(major) && brands.some((brand) => HEIF_BRANDS.test(brand))
}

const MP4_BRANDS = /^(?:isom|iso\d|mp4\d|avc1|dash|M4V |MSNV)$/
const isMp4 = (head: Buffer) =>
  head.toString('latin1', 4, 8) === 'ftyp' && MP4_BRANDS.test(head.toString('latin1', 8, 12))

const riff = (form: RegExp) => (head: Buffer) =>
  head.toString('latin1', 0, 4) === 'RIFF' && form.test(head.toString('latin1', 8, 12))

/** Some programs put a byte order mark or blank lines before the signature of a PDF or PostScript. */
const printed = (signature: RegExp) => (head: Buffer) => signature.test(head.toString('latin1', 0, 64))

const isZip = starts('PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08')
const isOldOffice = starts('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')

/** A file while it is looked at. */
interface OpenFile {
  /** Its first bytes. */
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
  pdf: byHead(printed(/^(?:\xEF\xBB\xBF)?\s*%PDF-\d/)),
  postscript: byHead(printed(/^(?:\xEF\xBB\xBF|\p{Cc})?\s*%!PS/u)),
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
  word: (file) => hasOldOfficeStream(file, WORD_STREAMS),
  excel: (file) => hasOldOfficeStream(file, EXCEL_STREAMS),
  'word-xml': (file) => isOfficeZip(file, /^word\//),
  'excel-xml': (file) => isOfficeZip(file, /^xl\//),
  mp4: byHead(isMp4),
  webm: byHead((head) => starts('\x1A\x45\xDF\xA3')(head) && head.subarray(0, 64).includes('webm')),
  vtt: byHead(printed(/^(?:\xEF\xBB\xBF)?WEBVTT(?:\s|$)/)),
}

/** Returns whether a file on the disk is of one of some kinds, by its bytes. Never throws on what is inside. */
export async function isOneOf(kinds: readonly ContentKind[], path: string): Promise<boolean> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const file = { handle, size, head: await readAt(handle, 0, Math.min(size, HEAD_BYTES)) }
    for (const kind of kinds) if (await RECOGNIZERS[kind](file)) return true
    return false
  } finally {
    await handle.close()
  }
}

const isCorelRiff = riff(/^CDR/i)

/** A zipped CDR says what it is in its first entry, stored plain. */
async function isZippedCorel({ head, size, handle }: OpenFile): Promise<boolean> {
  if (!isZip(head)) return false
  const entries = await listZipEntries(handle, size)
  const content = /^content\/(?:riffData\.cdr|root\.dat|.*\.cdr)$/i
  const named = head.includes('application/x-vnd.corel') || entries.some((entry) => content.test(entry))
  return entries.length > 0 && named
}

async function isOfficeZip({ head, size, handle }: OpenFile, part: RegExp): Promise<boolean> {
  if (!isZip(head)) return false
  const entries = await listZipEntries(handle, size)
  return entries.includes('[Content_Types].xml') && entries.some((entry) => part.test(entry))
}

/** Streams that make an old Office container a document or a book, as its directory spells their names. */
const WORD_STREAMS = [Buffer.from('WordDocument', 'utf16le')]
const EXCEL_STREAMS = [Buffer.from('Workbook', 'utf16le'), Buffer.from('B\0o\0o\0k\0\0\0', 'latin1')]
const STREAM_NAME_BYTES_MAX = 32

/** The directory of such a container can stand anywhere in it, so that all of it is looked through. */
async function hasOldOfficeStream({ head, size, handle }: OpenFile, names: Buffer[]): Promise<boolean> {
  if (!isOldOffice(head)) return false
  for (let at = 0; at < size; at += SCAN_BYTES) {
    const window = await readAt(handle, at, Math.min(at + SCAN_BYTES + STREAM_NAME_BYTES_MAX, size))
    if (names.some((name) => window.includes(name))) return true
  }
  return false
}

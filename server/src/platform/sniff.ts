import { type FileHandle, open } from 'node:fs/promises'
import { opensWithSvg } from './sniff-text.ts'
import { listZipEntries, readAt } from './zip-entries.ts'

/** What a file holds, by its bytes. A file can be several things: an .ai of today is a PDF, a .docx a zip. */
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

const riff = (form: RegExp) => (head: Buffer) =>
  head.toString('latin1', 0, 4) === 'RIFF' && form.test(head.toString('latin1', 8, 12))

/** Some programs put a byte order mark or blank lines before the signature of a PDF or PostScript. */
const printed = (signature: RegExp) => (head: Buffer) => signature.test(head.toString('latin1', 0, 64))

const BY_HEAD: readonly [ContentKind, (head: Buffer) => boolean][] = [
  ['pdf', printed(/^(?:\xEF\xBB\xBF)?\s*%PDF-\d/)],
  ['postscript', printed(/^(?:\xEF\xBB\xBF|\p{Cc})?\s*%!PS/u)],
  ['dos-eps', starts('\xC5\xD0\xD3\xC6')],
  ['corel', riff(/^CDR/i)],
  ['svg', opensWithSvg],
  ['psd', starts('8BPS\x00\x01', '8BPS\x00\x02')],
  ['tiff', starts('II*\x00', 'MM\x00*', 'II+\x00', 'MM\x00+')],
  ['png', starts('\x89PNG\r\n\x1A\n')],
  ['jpeg', starts('\xFF\xD8\xFF')],
  ['webp', riff(/^WEBP$/)],
  ['heic', isHeic],
  ['zip', starts('PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08')],
  ['rar', starts('Rar!\x1A\x07\x00', 'Rar!\x1A\x07\x01\x00')],
  ['7z', starts("7z\xBC\xAF'\x1C")],
]

const isOldOffice = starts('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')
/** Streams that make an old Office container a document or a book, as its directory spells their names. */
const OLD_OFFICE_STREAMS: readonly [ContentKind, Buffer[]][] = [
  ['word', [Buffer.from('WordDocument', 'utf16le')]],
  ['excel', [Buffer.from('Workbook', 'utf16le'), Buffer.from('B\0o\0o\0k\0\0\0', 'latin1')]],
]

/** Everything a file on the disk may be called, by its bytes. Never fails on what is inside. */
export async function sniff(path: string): Promise<ReadonlySet<ContentKind>> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const head = await readAt(file, 0, Math.min(size, HEAD_BYTES))
    const kinds = new Set(BY_HEAD.filter(([, is]) => is(head)).map(([kind]) => kind))
    if (kinds.has('zip'))
      for (const kind of zippedKinds(await listZipEntries(file, size), head)) kinds.add(kind)
    if (isOldOffice(head)) for (const kind of await oldOfficeKinds(file, size)) kinds.add(kind)
    return kinds
  } finally {
    await file.close()
  }
}

function zippedKinds(entries: string[], head: Buffer): ContentKind[] {
  const has = (name: RegExp) => entries.some((entry) => name.test(entry))
  const office = has(/^\[Content_Types\]\.xml$/)
  // A zipped CDR says what it is in its first entry, stored plain.
  const corel =
    head.includes('application/x-vnd.corel') || has(/^content\/(?:riffData\.cdr|root\.dat|.*\.cdr)$/i)
  return [
    ...(office && has(/^word\//) ? ['word-xml' as const] : []),
    ...(office && has(/^xl\//) ? ['excel-xml' as const] : []),
    ...(entries.length > 0 && corel ? ['corel' as const] : []),
  ]
}

/** The directory of such a container can stand anywhere in it, so that all of it is looked through. */
async function oldOfficeKinds(file: FileHandle, size: number): Promise<ContentKind[]> {
  const longest = 32
  const kinds = new Set<ContentKind>()
  for (let at = 0; at < size; at += SCAN_BYTES) {
    const window = await readAt(file, at, Math.min(at + SCAN_BYTES + longest, size))
    for (const [kind, names] of OLD_OFFICE_STREAMS)
      if (names.some((name) => window.includes(name))) kinds.add(kind)
  }
  return [...kinds]
}

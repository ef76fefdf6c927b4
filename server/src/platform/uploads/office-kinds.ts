import type { FileHandle } from 'node:fs/promises'
import { listZipEntries, readAt, readZipEntry } from './zip-entries.ts'

/** Kind of an Office file, in either container. */
export type OfficeKind =
  | 'word'
  | 'excel'
  | 'powerpoint'
  | 'office-protected'
  | 'word-xml'
  | 'excel-xml'
  | 'powerpoint-xml'
  | 'word-macros'
  | 'excel-macros'
  | 'excel-binary'

/** Streams that identify the kind of a compound file. Names ignore case (MS-CFB 2.6.4). */
const STREAMS: ReadonlyMap<string, OfficeKind> = new Map([
  ['worddocument', 'word'],
  ['workbook', 'excel'],
  ['book', 'excel'],
  ['powerpoint document', 'powerpoint'],
  // An encrypted package has only this stream and the description of its cipher (MS-OFFCRYPTO 2.3.4).
  ['encryptedpackage', 'office-protected'],
])
const SCAN_BYTES = 1024 * 1024
const HEADER_BYTES = 512
/** Sectors have 512 or 4096 bytes, so directory entries never cross a multiple of this size. */
const ENTRY_BYTES = 128
const NAME_LENGTH_AT = 64
const TYPE_AT = 66
const STREAM = 2

/**
 * Returns the kinds in a compound file (OLE), since a document may embed workbooks. The directory can be
 * anywhere, so the whole file is scanned.
 */
export async function readCompoundKinds(file: FileHandle, size: number): Promise<Set<OfficeKind>> {
  const kinds = new Set<OfficeKind>()
  for (let at = HEADER_BYTES; at < size; at += SCAN_BYTES) {
    const part = await readAt(file, at, Math.min(at + SCAN_BYTES, size))
    for (let entry = 0; entry + ENTRY_BYTES <= part.length; entry += ENTRY_BYTES) {
      if (part[entry + TYPE_AT] !== STREAM) continue
      // Counts the bytes of the name with its terminator.
      const length = part.readUInt16LE(entry + NAME_LENGTH_AT)
      if (length < 4 || length > NAME_LENGTH_AT) continue
      const kind = STREAMS.get(part.toString('utf16le', entry, entry + length - 2).toLowerCase())
      if (kind) kinds.add(kind)
    }
  }
  return kinds
}

const CONTENT_TYPES = '[content_types].xml'
/**
 * Kind by the content type of the main part (ECMA-376 Part 1, annex A). Macros and binary workbooks have
 * their own types.
 */
const TYPES: readonly (readonly [RegExp, OfficeKind])[] = [
  [/ms-word\.(?:document|template)\.macroenabled(?:template)?\.main/, 'word-macros'],
  [/ms-excel\.sheet\.binary/, 'excel-binary'],
  [/ms-excel\.(?:sheet|template|addin)\.macroenabled(?:template)?\.main/, 'excel-macros'],
  [/wordprocessingml\.(?:document|template)\.main/, 'word-xml'],
  [/spreadsheetml\.(?:sheet|template)\.main/, 'excel-xml'],
  [/presentationml\.\w{1,20}\.main/, 'powerpoint-xml'],
]
/** Fallback for a content types file that names none of them. */
const FOLDERS: readonly (readonly [string, OfficeKind])[] = [
  ['word/', 'word-xml'],
  ['xl/', 'excel-xml'],
  ['ppt/', 'powerpoint-xml'],
]

/** Returns the kind of a package (a zip of parts), or undefined. Some programs write `xl\\Workbook.xml`. */
export async function readPackageKind(file: FileHandle, size: number): Promise<OfficeKind | undefined> {
  const entries = (await listZipEntries(file, size)).map((entry) => ({
    ...entry,
    name: entry.name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase(),
  }))
  const types = entries.find(({ name }) => name === CONTENT_TYPES)
  if (!types) return undefined
  const text = (await readZipEntry(file, types))?.toString('utf8').toLowerCase() ?? ''
  const byType = TYPES.find(([type]) => type.test(text))?.[1]
  const hasFolder = (folder: string) => entries.some(({ name }) => name.startsWith(folder))
  return byType ?? FOLDERS.find(([folder]) => hasFolder(folder))?.[1]
}

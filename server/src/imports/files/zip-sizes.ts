import { inflateRawSync } from 'node:zlib'

const END_RECORD = Buffer.from('PK\x05\x06', 'latin1')
const END_RECORD_BYTES = 22
const COMMENT_BYTES_MAX = 65_535
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const DEFLATED = 8
const FILES_MAX = 10_000

export interface ZippedFile {
  name: string
  method: number
  /** Compressed and inflated size in bytes, according to the directory. */
  packed: number
  size: number
  /** Offset of its local header. */
  at: number
}

/**
 * Returns the files in the directory of a zip without inflating them. Returns undefined if the directory is
 * unreadable or ambiguous, since readers would disagree about its files.
 */
export function listZippedFiles(zip: Buffer): ZippedFile[] | undefined {
  const end = zip.lastIndexOf(END_RECORD)
  if (end < Math.max(0, zip.length - END_RECORD_BYTES - COMMENT_BYTES_MAX)) return undefined
  if (end + END_RECORD_BYTES > zip.length) return undefined
  const count = zip.readUInt16LE(end + 10)
  if (count > FILES_MAX || count !== zip.readUInt16LE(end + 8)) return undefined
  const files: ZippedFile[] = []
  let at = zip.readUInt32LE(end + 16)
  while (files.length < count) {
    if (at + ENTRY_BYTES > end || zip.readUInt32LE(at) !== ENTRY) return undefined
    const nameEnd = at + ENTRY_BYTES + zip.readUInt16LE(at + 28)
    files.push({
      name: zip.toString('utf8', at + ENTRY_BYTES, nameEnd),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    })
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

/** Returns the content of a file, undefined if it is damaged or its size differs from the directory. */
export function inflateFile(zip: Buffer, { method, packed, size, at }: ZippedFile): Buffer | undefined {
  if (at + LOCAL_BYTES > zip.length) return undefined
  const start = at + LOCAL_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const content = zip.subarray(start, start + packed)
  if (method !== DEFLATED) return content.length === size ? content : undefined
  try {
    const inflated = inflateRawSync(content, { maxOutputLength: size + 1 })
    return inflated.length === size ? inflated : undefined
  } catch {
    return undefined
  }
}

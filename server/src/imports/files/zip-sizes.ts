import { inflateRawSync } from 'node:zlib'

const END_RECORD = Buffer.from('PK\x05\x06', 'latin1')
const END_RECORD_BYTES = 22
const COMMENT_BYTES_MAX = 65_535
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const DEFLATED = 8
const FILES_MAX = 10_000

interface ZippedFile {
  name: string
  method: number
  /** Bytes it takes in the zip, and once it is inflated, as the directory says. */
  packed: number
  size: number
  /** Where its local header stands. */
  at: number
}

/** Returns the files of a zip as its directory lists them, nothing inflated; undefined where it has no readable one. */
export function listZippedFiles(zip: Buffer): ZippedFile[] | undefined {
  const end = zip.lastIndexOf(END_RECORD)
  if (end < Math.max(0, zip.length - END_RECORD_BYTES - COMMENT_BYTES_MAX)) return undefined
  if (end + END_RECORD_BYTES > zip.length) return undefined
  const count = zip.readUInt16LE(end + 10)
  const files: ZippedFile[] = []
  let at = zip.readUInt32LE(end + 16)
  while (files.length < Math.min(count, FILES_MAX)) {
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

/** Returns whether the files of a zip are as large as its directory says: no more of each is inflated than that. */
export function hasHonestSizes(zip: Buffer, files: ZippedFile[]): boolean {
  return files.every(({ method, packed, size, at }) => {
    if (method !== DEFLATED) return packed === size
    if (at + LOCAL_BYTES > zip.length) return false
    const start = at + LOCAL_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
    try {
      const content = inflateRawSync(zip.subarray(start, start + packed), { maxOutputLength: size + 1 })
      return content.length === size
    } catch {
      return false
    }
  })
}

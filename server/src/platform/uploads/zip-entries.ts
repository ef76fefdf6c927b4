import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const END_RECORD = Buffer.from('PK\x05\x06', 'latin1')
const END_RECORD_BYTES = 22
const COMMENT_BYTES_MAX = 65_535
const LOCATOR = 0x07064b50
const LOCATOR_BYTES = 20
const BIG_END_RECORD = 0x06064b50
const DIRECTORY_BYTES_MAX = 4 * 1024 * 1024
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL_ENTRY_BYTES = 30
/** Maximum unpacked size of one entry. */
const CONTENT_BYTES_MAX = 1024 * 1024
const STORED = 0
const DEFLATED = 8

const inflate = promisify(inflateRaw)

/** File in a zip, as its directory lists it. */
export interface ZipEntry {
  name: string
  method: number
  /** Compressed size in bytes. */
  packed: number
  /** Offset in the file. */
  start: number
}

/** Returns the files of a zip from its directory. Empty if the directory is not readable. */
export async function listZipEntries(file: FileHandle, size: number): Promise<ZipEntry[]> {
  const tailStart = Math.max(0, size - END_RECORD_BYTES - COMMENT_BYTES_MAX)
  const tail = await readAt(file, tailStart, size)
  const end = tail.lastIndexOf(END_RECORD)
  if (end < 0 || end + END_RECORD_BYTES > tail.length) return []
  const { start, length } = (await findZip64Directory(file, tailStart + end)) ?? {
    start: tail.readUInt32LE(end + 16),
    length: tail.readUInt32LE(end + 12),
  }
  const read = (from: number) =>
    readAt(file, from, Math.min(from + Math.min(length, DIRECTORY_BYTES_MAX), size))
  const entries = entriesIn(await read(start))
  // If data was prepended to the zip, the directory is still at its end.
  const shifted = tailStart + end - length
  return entries.length > 0 || shifted < 0 ? entries : entriesIn(await read(shifted))
}

/** Returns the content of an entry. Undefined if its compression is unknown, or it is too large or broken. */
export async function readZipEntry(
  file: FileHandle,
  { method, packed, start }: ZipEntry,
): Promise<Buffer | undefined> {
  if (packed > CONTENT_BYTES_MAX) return undefined
  const local = await readAt(file, start, start + LOCAL_ENTRY_BYTES)
  if (local.length < LOCAL_ENTRY_BYTES) return undefined
  const from = start + LOCAL_ENTRY_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28)
  const bytes = await readAt(file, from, from + packed)
  if (method === STORED) return bytes
  if (method !== DEFLATED) return undefined
  return inflate(bytes, { maxOutputLength: CONTENT_BYTES_MAX }).catch(() => undefined)
}

/** Offset of a ZIP64 directory, from its own record, which a locator before the end record names. */
async function findZip64Directory(
  file: FileHandle,
  end: number,
): Promise<{ start: number; length: number } | undefined> {
  const locator = await readAt(file, Math.max(0, end - LOCATOR_BYTES), end)
  if (locator.length < LOCATOR_BYTES || locator.readUInt32LE() !== LOCATOR) return undefined
  const at = Number(locator.readBigUInt64LE(8))
  if (!Number.isSafeInteger(at)) return undefined
  const record = await readAt(file, at, at + 56)
  if (record.length < 56 || record.readUInt32LE() !== BIG_END_RECORD) return undefined
  const [length, start] = [Number(record.readBigUInt64LE(40)), Number(record.readBigUInt64LE(48))]
  return Number.isSafeInteger(start) ? { start, length } : undefined
}

function entriesIn(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  while (at + ENTRY_BYTES <= directory.length && directory.readUInt32LE(at) === ENTRY) {
    const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, nameEnd),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      start: directory.readUInt32LE(at + 42),
    })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** Returns the bytes of a file from `start` up to, not including, `end`. Fewer if the file ends before. */
export async function readAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const wanted = Buffer.alloc(Math.max(0, end - start))
  const { bytesRead } = await file.read(wanted, 0, wanted.length, start)
  return wanted.subarray(0, bytesRead)
}

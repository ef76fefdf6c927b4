import type { FileHandle } from 'node:fs/promises'

const END_RECORD = Buffer.from('PK\x05\x06', 'latin1')
const END_RECORD_BYTES = 22
const COMMENT_BYTES_MAX = 65_535
const DIRECTORY_BYTES_MAX = 4 * 1024 * 1024
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46

/** Names of the files in a zip, from its directory; none where it has no readable one. */
export async function listZipEntries(file: FileHandle, size: number): Promise<string[]> {
  const tail = await readAt(file, Math.max(0, size - END_RECORD_BYTES - COMMENT_BYTES_MAX), size)
  const end = tail.lastIndexOf(END_RECORD)
  if (end < 0 || end + END_RECORD_BYTES > tail.length) return []
  const start = tail.readUInt32LE(end + 16)
  const length = Math.min(tail.readUInt32LE(end + 12), DIRECTORY_BYTES_MAX)
  return namesIn(await readAt(file, start, Math.min(start + length, size)))
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = []
  let at = 0
  while (at + ENTRY_BYTES <= directory.length && directory.readUInt32LE(at) === ENTRY) {
    const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + ENTRY_BYTES, nameEnd))
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return names
}

/** Bytes of a file from `start` up to, not including, `end`; fewer where it ends before. */
export async function readAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const wanted = Buffer.alloc(Math.max(0, end - start))
  const { bytesRead } = await file.read(wanted, 0, wanted.length, start)
  return wanted.subarray(0, bytesRead)
}

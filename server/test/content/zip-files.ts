import { crc32 } from 'node:zlib'

export interface FileToZip {
  /** Bytes are written as they are, without the flag of UTF-8. */
  name: string | Buffer
  bytes: Buffer
  /** Size that the directory states, if it lies. */
  size?: number
  isEncrypted?: boolean
}

const LOCAL = 0x04034b50
const ENTRY = 0x02014b50
const END = 0x06054b50
const VERSION = 20

/** Returns a ZIP of uncompressed files. */
export function zipFiles(files: readonly FileToZip[]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.name as string)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(VERSION, 0)
    head.writeUInt16LE((typeof file.name === 'string' ? 0x800 : 0) | (file.isEncrypted ? 1 : 0), 2)
    head.writeUInt32LE(crc32(file.bytes), 10)
    head.writeUInt32LE(file.size ?? file.bytes.length, 14)
    head.writeUInt32LE(file.size ?? file.bytes.length, 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([uint32(LOCAL), head, name, file.bytes])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([uint32(ENTRY), Buffer.from([VERSION, 0]), head, place, name]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, uint32(END), end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

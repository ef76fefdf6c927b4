import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { PICTURES_FILES_MAX, PICTURES_INFLATED_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { IMAGE_BYTES_MAX } from '@rapport/staff-contract/media/media-limits'
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl'
import type { Storage } from '../../platform/storage/storage.ts'
import { TableFileError } from '../files/table-file-error.ts'
import { decodeZipName } from './zip-names.ts'

/** Bytes at the end of a ZIP that are read at once: they have its directory. */
const TAIL_BYTES = 2 * 1024 * 1024
const GIGABYTE = 1024 ** 3

export interface ArchivedFile {
  path: string
  bytes: number
  /** Checksum of the content. */
  crc: number
  isReadable: boolean
  entry: Entry
}

export interface PictureArchive extends AsyncDisposable {
  files: ArchivedFile[]
  /** Returns the first bytes of a file. Undefined if it is damaged. */
  head(file: ArchivedFile, bytes: number): Promise<Buffer | undefined>
  /** Returns the content of a file. Undefined if it is damaged, or larger than a picture may be. */
  read(file: ArchivedFile): Promise<Buffer | undefined>
}

/** Reads ranges of a stored file, so that neither the archive nor a copy of it is in memory or on the disk. */
class StoredReader extends RandomAccessReader {
  readonly #storage: Storage
  readonly #key: string
  readonly #tail: Buffer
  readonly #tailStart: number

  constructor(storage: Storage, key: string, tail: Buffer, tailStart: number) {
    super()
    this.#storage = storage
    this.#key = key
    this.#tail = tail
    this.#tailStart = tailStart
  }

  override _readStreamForRange(start: number, end: number): Readable {
    if (start >= this.#tailStart)
      return Readable.from([this.#tail.subarray(start - this.#tailStart, end - this.#tailStart)])
    const through = new PassThrough()
    void this.#storage
      .get(this.#key, { start, end: end - 1 })
      .then((file) => {
        if (!file) throw new TableFileError(importMessages.fileGone)
        return pipeline(file.stream, through)
      })
      .catch((error: Error) => through.destroy(error))
    return through
  }
}

/**
 * Opens a stored ZIP of pictures and reads its directory. Throws TableFileError if it is no ZIP or damaged, or has too
 * many files or bytes.
 */
export async function openPictureArchive(storage: Storage, key: string): Promise<PictureArchive> {
  const size = await storage.size(key)
  if (size === undefined) throw new TableFileError(importMessages.fileGone)
  const tailStart = Math.max(0, size - TAIL_BYTES)
  const tail = size === 0 ? Buffer.of() : await readRange(storage, key, tailStart, size)
  const zip = await openZip(new StoredReader(storage, key, tail, tailStart), size)
  const files = await listFiles(zip).catch((error) => {
    zip.close()
    throw error instanceof TableFileError ? error : new TableFileError(importMessages.archiveBroken)
  })
  return {
    files,
    head: (file, bytes) => readFile(zip, file, bytes),
    read: async (file) => {
      if (file.bytes > IMAGE_BYTES_MAX) return undefined
      const content = await readFile(zip, file, IMAGE_BYTES_MAX)
      return content?.length === file.bytes ? content : undefined
    },
    async [Symbol.asyncDispose]() {
      zip.close()
    },
  }
}

async function readRange(storage: Storage, key: string, start: number, end: number): Promise<Buffer> {
  const file = await storage.get(key, { start, end: end - 1 })
  if (!file) throw new TableFileError(importMessages.fileGone)
  return buffer(file.stream)
}

const openZip = (reader: StoredReader, size: number): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // Sizes are checked when a file is read: one wrong entry must not stop the others.
    const options = { lazyEntries: true, decodeStrings: false, autoClose: false, validateEntrySizes: false }
    fromRandomAccessReader(reader, size, options, (error, zip) =>
      error ? reject(new TableFileError(importMessages.archiveBroken)) : resolve(zip),
    )
  })

async function listFiles(zip: ZipFile): Promise<ArchivedFile[]> {
  if (zip.entryCount > PICTURES_FILES_MAX)
    throw new TableFileError(importMessages.archiveFiles(PICTURES_FILES_MAX))
  const files: ArchivedFile[] = []
  let inflated = 0
  const ended = once(zip, 'end')
  zip.on('entry', (entry: Entry) => {
    const path = decodeZipName(entry)
    inflated += entry.uncompressedSize
    if (!path.endsWith('/')) files.push(toFile(path, entry))
    zip.readEntry()
  })
  zip.readEntry()
  await ended
  if (inflated > PICTURES_INFLATED_MAX)
    throw new TableFileError(importMessages.archiveInflates(PICTURES_INFLATED_MAX / GIGABYTE))
  return files
}

const toFile = (path: string, entry: Entry): ArchivedFile => ({
  path,
  bytes: entry.uncompressedSize,
  crc: entry.crc32,
  isReadable: !entry.isEncrypted() && entry.canDecodeFileData(),
  entry,
})

/** Stops after `maxBytes`, whatever size the directory states. */
async function readFile(
  zip: ZipFile,
  { entry, isReadable }: ArchivedFile,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (!isReadable) return undefined
  try {
    const stream = await new Promise<Readable>((resolve, reject) =>
      zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
    )
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= maxBytes) break
    }
    return Buffer.concat(chunks).subarray(0, maxBytes)
  } catch (error) {
    if (error instanceof TableFileError) throw error
    return undefined
  }
}

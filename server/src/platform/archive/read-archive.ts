import { createHash, type Hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { createTarDecoder } from 'modern-tar'
import {
  ArchiveError,
  CHECKSUMS_MAX,
  checksumLine,
  checksumsName,
  damaged,
  END_NAME,
  foreign,
  MANIFEST_NAME,
  TEXT_BYTES_MAX,
} from './archive-format.ts'
import { trackErrors } from './tracked-stream.ts'
import type { ArchiveTotals } from './write-archive.ts'

/** Entry of an archive. Its content can be read once, before the next entry. */
export interface ArchiveEntry {
  name: string
  size: number
  content: AsyncIterable<Uint8Array>
}

/**
 * Reads the entries of an archive, its manifest first. Throws ArchiveError if an entry or the end is missing or
 * differs from its checksum. A wrong checksum is found only after the content, so a caller that must not act on
 * wrong content reads the archive twice.
 */
export async function* readArchive(source: ReadableStream<Uint8Array>): AsyncGenerator<ArchiveEntry> {
  const { bytes, isReadError } = trackErrors(source)
  const checksums = new Checksums()
  let isFirst = true
  let hasEnded = false
  const translate = (error: unknown): unknown => {
    if (error instanceof ArchiveError || isReadError(error)) return error
    return isFirst ? foreign() : damaged((error as Error).message)
  }

  try {
    for await (const { header, body } of bytes.pipeThrough(createTarDecoder({ strict: true }))) {
      const { name, size, type = 'file' } = header
      if (isFirst && name !== MANIFEST_NAME) throw foreign()
      if (hasEnded) throw damaged('there are entries after its end')
      if (type !== 'file') throw damaged(`${name} is not a file`)
      isFirst = false
      if (name === checksums.nextName()) checksums.compare(await readText(name, size, body))
      else if (name === END_NAME) {
        checksums.compareTotals(await readText(name, size, body))
        hasEnded = true
      } else {
        const hash = createHash('sha256')
        const content = read(body, hash, translate)
        yield { name, size, content }
        // Skips what the caller did not read.
        for await (const _ of content);
        checksums.add(name, size, hash)
      }
    }
  } catch (error) {
    throw translate(error)
  }
  if (isFirst) throw foreign()
  if (!hasEnded) throw damaged('its end is missing')
}

/** Checksums of the entries since the last list. */
class Checksums {
  private lines: string[] = []
  private lists = 0
  private readonly totals: ArchiveTotals = { entries: 0, bytes: 0 }

  nextName = (): string => checksumsName(this.lists + 1)

  add(name: string, size: number, hash: Hash): void {
    if (this.lines.length === CHECKSUMS_MAX) throw damaged('a list of checksums is missing')
    this.lines.push(checksumLine(hash.digest('hex'), name))
    this.totals.entries += 1
    this.totals.bytes += size
  }

  compare(list: string): void {
    const expected = list.split('\n')
    const wrong = this.lines.find((line, index) => line !== `${expected[index]}\n`)
    if (wrong) throw damaged(`the checksum of ${wrong.slice(66).trim()} differs`)
    if (list !== this.lines.join('')) throw damaged('an entry is missing')
    this.lines = []
    this.lists += 1
  }

  compareTotals(text: string): void {
    if (this.lines.length > 0) throw damaged('a list of checksums is missing')
    const { entries, bytes } = JSON.parse(text) as ArchiveTotals
    if (entries !== this.totals.entries || bytes !== this.totals.bytes) throw damaged('an entry is missing')
  }
}

async function readText(name: string, size: number, body: ReadableStream<Uint8Array>): Promise<string> {
  if (size > TEXT_BYTES_MAX) throw damaged(`${name} is too long`)
  return (await buffer(body)).toString()
}

/** A second loop continues where the first one stopped. */
function read(body: ReadableStream<Uint8Array>, hash: Hash, translate: (error: unknown) => unknown) {
  const reader = body.getReader()
  return {
    async *[Symbol.asyncIterator]() {
      try {
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          hash.update(part.value)
          yield part.value
        }
      } catch (error) {
        throw translate(error)
      }
    },
  }
}

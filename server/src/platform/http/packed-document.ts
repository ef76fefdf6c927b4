import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { formatEtag } from './etag.ts'

/** A document in the memory of the process, compressed. */
export interface PackedDocument {
  compressed: Buffer
  /** Bytes of the text. */
  bytes: number
  etag: string
}

/** Compresses a document while its parts are written. The whole text is never in memory. */
export async function packDocument(parts: Iterable<string> | AsyncIterable<string>): Promise<PackedDocument> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* measured() {
    for await (const part of parts) {
      const encoded = Buffer.from(part)
      hash.update(encoded)
      bytes += encoded.byteLength
      yield encoded
    }
  }
  const chunks: Buffer[] = []
  await pipeline(measured, createGzip(), async (compressed: AsyncIterable<Buffer>) => {
    for await (const chunk of compressed) chunks.push(chunk)
  })
  return { compressed: Buffer.concat(chunks), bytes, etag: formatEtag(hash) }
}

/** Returns the text as a stream. */
export function unpackDocument({ compressed }: PackedDocument): Readable {
  const text = createGunzip()
  text.end(compressed)
  return text
}

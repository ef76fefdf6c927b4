import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** Bytes of a part before compression. A part, not a table, has to fit into memory. */
const PART_BYTES = 4 * 1024 * 1024

/**
 * Reads rows as PostgreSQL's own text, in compressed parts. Decompressed one after the other they are what
 * `COPY … TO STDOUT` writes. `source` is a table with columns, or a query in parentheses.
 */
export async function* copyOut(client: pg.Client, source: string): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  async function takePart(): Promise<Buffer> {
    const part = Buffer.concat(chunks)
    chunks = []
    size = 0
    return compress(part)
  }
  for await (const chunk of client.query(to(`copy ${source} to stdout`)) as AsyncIterable<Buffer>)
    for (let start = 0; start < chunk.length; ) {
      const piece = chunk.subarray(start, start + PART_BYTES - size)
      chunks.push(piece)
      size += piece.length
      start += piece.length
      if (size === PART_BYTES) yield await takePart()
    }
  if (size > 0) yield await takePart()
}

/** Writes the rows of compressed parts. `target` is a table with columns. */
export async function copyIn(
  client: pg.Client,
  target: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<void> {
  await pipeline(decompressAll(parts), client.query(from(`copy ${target} from stdin`)))
}

async function* decompressAll(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield await decompress(part, { maxOutputLength: PART_BYTES })
}

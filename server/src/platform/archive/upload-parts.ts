const MB = 1024 * 1024
/** S3 accepts 10 000 parts, each of at least 5 MB except the last. */
const FIRST_PART_BYTES = 8 * MB
const PARTS_PER_SIZE = 2000
const PARTS_MAX = 10_000

/**
 * Cuts a stream into the parts of an upload, one in memory at a time. Later parts are larger, so that the
 * largest number of parts holds 480 GB.
 */
export async function* splitIntoParts(
  bytes: AsyncIterable<Uint8Array>,
  firstBytes = FIRST_PART_BYTES,
): AsyncGenerator<Uint8Array> {
  let count = 0
  let part = new Uint8Array(firstBytes)
  let filled = 0
  for await (const chunk of bytes)
    for (let start = 0; start < chunk.length; ) {
      const taken = chunk.subarray(start, start + part.length - filled)
      part.set(taken, filled)
      filled += taken.length
      start += taken.length
      if (filled < part.length) continue
      yield part
      count += 1
      if (count === PARTS_MAX) throw new Error('The archive is too large for the bucket')
      filled = 0
      part = new Uint8Array(firstBytes * 2 ** Math.floor(count / PARTS_PER_SIZE))
    }
  if (filled > 0 || count === 0) yield part.subarray(0, filled)
}

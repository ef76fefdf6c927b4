import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import Negotiator from 'negotiator'

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)
const gz = promisify(gzip)

/** Minimum bytes to compress. A smaller body would not need fewer packets. */
export const MIN_COMPRESSED_BYTES = 1000

/**
 * Longest Accept-Encoding in characters, ten times that of browsers. Above it the body is sent uncompressed.
 */
const HEADER_LENGTH_MAX = 500
/** Number of cached header values. All browsers together send a few dozen. */
const CACHED_HEADERS_MAX = 200

/** Codings in order of preference. */
const ENCODINGS = ['br', 'zstd', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/**
 * Brotli quality. `cached` saves a tenth of the bytes, for 35 to 100 ms of CPU instead of 2 to 4 ms. It pays
 * off if the body is sent many times.
 */
const QUALITY = { once: 5, cached: 10 }

const COMPRESSORS: Record<
  (typeof ENCODINGS)[number],
  (body: Buffer, use: keyof typeof QUALITY) => Promise<Buffer>
> = {
  br: (body, use) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY[use],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  zstd: (body) => zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 9 } }),
  gzip: (body) => gz(body, { level: 6 }),
}

/** Returns the body in a coding, compressed on the thread pool. */
export const compress = async (
  body: Buffer,
  coding: Encoding,
  use: keyof typeof QUALITY = 'once',
): Promise<Buffer> => (coding === 'identity' ? body : COMPRESSORS[coding](body, use))

/** The published types lack the option for the preferred order. */
interface Negotiate {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
}

const remembered = new Map<string, readonly Encoding[]>()

/**
 * Returns the accepted codings of an Accept-Encoding header, the preferred coding first. `q=0` rejects a
 * coding.
 */
export function acceptedEncodings(acceptEncoding: string | undefined): readonly Encoding[] {
  if (!acceptEncoding || acceptEncoding.length > HEADER_LENGTH_MAX) return ['identity']
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const negotiator: Negotiate = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const accepted = negotiator.encodings([...ENCODINGS, 'identity'], { preferred: ENCODINGS }) as Encoding[]
  if (remembered.size >= CACHED_HEADERS_MAX) remembered.clear()
  remembered.set(acceptEncoding, accepted)
  return accepted
}

/** Returns the content coding for a body of that many bytes and an Accept-Encoding header. */
export const negotiateEncoding = (acceptEncoding: string | undefined, bytes: number): Encoding =>
  bytes < MIN_COMPRESSED_BYTES ? 'identity' : (acceptedEncodings(acceptEncoding)[0] ?? 'identity')

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import Negotiator from 'negotiator'

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)
const gz = promisify(gzip)

/** Below that many bytes a compressed form would hardly be smaller than its packet. */
export const MIN_COMPRESSED_BYTES = 1000

/** Browsers send a tenth of that; whoever sends more gets the plain form. */
const HEADER_LENGTH_MAX = 500
/** Headers whose answer is remembered: browsers know a few dozen between them. */
const REMEMBERED_MAX = 200

/** Codings a body is made in, the one to prefer first. */
const ENCODINGS = ['br', 'zstd', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** Of brotli. A tenth fewer bytes, for 35 ms of a core instead of 2 for 90 KB: worth it where they are sent many times. */
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

/** Returns the body in a coding; made on the thread pool. */
export const compress = async (
  body: Buffer,
  coding: Encoding,
  use: keyof typeof QUALITY = 'once',
): Promise<Buffer> => (coding === 'identity' ? body : COMPRESSORS[coding](body, use))

/** Its published types do not know yet that it can be told what to prefer among equals. */
interface Negotiate {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
}

const remembered = new Map<string, readonly Encoding[]>()

/** Returns the codings whoever sends that Accept-Encoding takes, the one to send first; `q=0` refuses one. */
export function acceptedEncodings(acceptEncoding: string | undefined): readonly Encoding[] {
  if (!acceptEncoding || acceptEncoding.length > HEADER_LENGTH_MAX) return ['identity']
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const negotiator: Negotiate = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const accepted = negotiator.encodings([...ENCODINGS, 'identity'], { preferred: ENCODINGS }) as Encoding[]
  if (remembered.size >= REMEMBERED_MAX) remembered.clear()
  remembered.set(acceptEncoding, accepted)
  return accepted
}

/** Returns the coding to send a body of so many bytes in to whoever accepts `acceptEncoding`. */
export const negotiateEncoding = (acceptEncoding: string | undefined, bytes: number): Encoding =>
  bytes < MIN_COMPRESSED_BYTES ? 'identity' : (acceptedEncodings(acceptEncoding)[0] ?? 'identity')

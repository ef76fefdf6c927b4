import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)
const gz = promisify(gzip)

/** Below that many bytes a compressed form would hardly be smaller than its packet. */
export const WORTH_COMPRESSING = 1000

/** Browsers send a tenth of that; whoever sends more gets the plain form. */
const HEADER_LENGTH_MAX = 500
/** Headers whose answer is remembered: browsers know a few dozen between them. */
const REMEMBERED_MAX = 200

/** Codings a body is made in, the one to prefer first. */
export const CODINGS = ['br', 'zstd', 'gzip'] as const
export type Coding = (typeof CODINGS)[number] | 'identity'

const COMPRESSORS: Record<(typeof CODINGS)[number], (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  zstd: (body) => zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 9 } }),
  gzip: (body) => gz(body, { level: 6 }),
}

/** The body, and its forms in those of the codings that are worth making; on the thread pool. */
export async function compressForms(
  identity: Buffer,
  codings: readonly Coding[] = CODINGS,
): Promise<{ identity: Buffer } & Partial<Record<Coding, Buffer>>> {
  if (identity.byteLength < WORTH_COMPRESSING) return { identity }
  const packed = codings
    .filter((coding) => coding !== 'identity')
    .map(async (coding) => [coding, await COMPRESSORS[coding](identity)] as const)
  return { identity, ...Object.fromEntries(await Promise.all(packed)) }
}

const remembered = new Map<string, readonly Coding[]>()

/** Returns the codings whoever sends that Accept-Encoding takes, the one to send first; `q=0` refuses one. */
export function acceptedCodings(acceptEncoding: string | undefined): readonly Coding[] {
  if (!acceptEncoding || acceptEncoding.length > HEADER_LENGTH_MAX) return ['identity']
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const quality = qualitiesOf(acceptEncoding)
  const accepted = ([...CODINGS, 'identity'] as const)
    .filter((coding) => quality(coding) > 0)
    .sort((one, other) => quality(other) - quality(one))
  if (remembered.size >= REMEMBERED_MAX) remembered.clear()
  remembered.set(acceptEncoding, accepted)
  return accepted
}

/** Returns what each coding is worth to the client, from 0 to 1; not named, identity comes after all that are. */
function qualitiesOf(acceptEncoding: string): (coding: Coding) => number {
  const named = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length)
    named.set(name, quality === undefined ? 1 : Number(quality) || 0)
  }
  return (coding) => named.get(coding) ?? named.get('*') ?? (coding === 'identity' ? Number.MIN_VALUE : 0)
}

/** The form to send to whoever accepts `acceptEncoding`. */
export const chooseCoding = (
  acceptEncoding: string | undefined,
  forms: Partial<Record<Coding, unknown>>,
): Coding => acceptedCodings(acceptEncoding).find((coding) => forms[coding]) ?? 'identity'

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)
const gz = promisify(gzip)

/** Below that many bytes a compressed form would hardly be smaller than its packet. */
const WORTH_COMPRESSING = 1000

const PREFERENCE = ['br', 'zstd', 'gzip'] as const
export type Coding = (typeof PREFERENCE)[number] | 'identity'

/** All forms of one body, made once, on the thread pool. */
export async function compressForms(
  identity: Buffer,
): Promise<{ identity: Buffer } & Partial<Record<Coding, Buffer>>> {
  if (identity.byteLength < WORTH_COMPRESSING) return { identity }
  const [br, zs, gzipped] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    zstd(identity, { params: { [constants.ZSTD_c_compressionLevel]: 9 } }),
    gz(identity, { level: 6 }),
  ])
  return { identity, br, zstd: zs, gzip: gzipped }
}

/** The form to send to whoever accepts `acceptEncoding`; a coding with `q=0` is refused. */
export function chooseCoding(
  acceptEncoding: string | undefined,
  forms: Partial<Record<Coding, unknown>>,
): Coding {
  if (!acceptEncoding) return 'identity'
  const refused = /(\w+)\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/g
  const accepted = acceptEncoding.includes('q=0') ? acceptEncoding.replace(refused, '') : acceptEncoding
  return PREFERENCE.find((coding) => forms[coding] && accepted.includes(coding)) ?? 'identity'
}

import { createResponseCache, type ResponseCache } from '../../platform/http/response-cache.ts'

/** One form of a page: its bytes in one content coding, with all its headers. */
export interface EncodedBody {
  body: Buffer
  etag: string
  headers: Record<string, string | number>
}

/** A response to send; one that is kept has every form it may be asked for. `identity` is always there. */
export interface EncodedResponse {
  status: number
  /** Whether it may be sent again to whoever asks next. */
  cached: boolean
  encodings: { identity: EncodedBody; br?: EncodedBody; zstd?: EncodedBody; gzip?: EncodedBody }
}

/** A page, and the script with the data it was rendered from, where that is not in it. */
export interface CachedPage extends EncodedResponse {
  dataScript?: EncodedResponse & { path: string }
}

/** Rendered pages by host and path; undefined stands for a path that has none, and is not cached. */
export type PageCache = ResponseCache<CachedPage | undefined>

/** Creates a cache of so many bytes. */
export const createPageCache = (bytesMax: number): PageCache =>
  createResponseCache({ bytesMax, sizeOf: bytesOf, mayCache: (page) => page?.cached === true })

/** A page's headers and keys take some too. */
const PAGE_OVERHEAD_BYTES = 1000

const bytesOf = (page: CachedPage | undefined) =>
  [...Object.values(page?.encodings ?? {}), ...Object.values(page?.dataScript?.encodings ?? {})].reduce(
    (sum, { body }: EncodedBody) => sum + body.byteLength,
    PAGE_OVERHEAD_BYTES,
  )

import { createResponseCache, type ResponseCache } from '../../platform/http/response-cache.ts'
import type { Encoding } from '../edge/compression.ts'

/** Body in one content coding, with all its headers. */
export interface EncodedBody {
  body: Buffer
  etag: string
  headers: Record<string, string | number>
}

/** Response in the codings that were requested so far. */
export interface EncodedResponse {
  status: number
  /** Whether it may be sent to other visitors. */
  cached: boolean
  encodings: Partial<Record<Encoding, EncodedBody>> & { identity: EncodedBody }
  /** Returns the body in a coding. It is compressed once and stored in `encodings`. */
  encode(coding: Encoding): Promise<EncodedBody>
  /** Counts one more use of a cached page. Often used pages are compressed again, for fewer bytes. */
  countUse(): void
}

/** Rendered pages by host and path. Undefined means that the path has no page, and is not cached. */
export type PageCache = ResponseCache<EncodedResponse | undefined>

/** Creates a page cache with a size limit in bytes. */
export const createPageCache = (bytesMax: number): PageCache =>
  createResponseCache({ bytesMax, sizeOf: bytesOf, mayCache: (page) => page?.cached === true })

/** Approximate size of a page's headers and keys. */
const PAGE_OVERHEAD_BYTES = 1000

/** Compressed forms, which may be added later, take less than the HTML: it shrinks to a fifth. */
const bytesOf = (page: EncodedResponse | undefined) =>
  PAGE_OVERHEAD_BYTES + 2 * (page?.encodings.identity.body.byteLength ?? 0)

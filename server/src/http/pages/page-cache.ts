import { createResponseCache, type ResponseCache } from '../../platform/http/response-cache.ts'
import type { Encoding } from '../edge/compression.ts'

/** One form of a page: its bytes in one content coding, with all its headers. */
export interface EncodedBody {
  body: Buffer
  etag: string
  headers: Record<string, string | number>
}

/** A response to send, in the codings it was asked for in. */
export interface EncodedResponse {
  status: number
  /** Whether it may be sent again to whoever asks next. */
  cached: boolean
  encodings: Partial<Record<Encoding, EncodedBody>> & { identity: EncodedBody }
  /** Returns its form in a coding; it is made once, and among `encodings` from then on. */
  encode(coding: Encoding): Promise<EncodedBody>
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

/** The compressed forms, which may be made later, take less together than as much again: HTML shrinks to a fifth. */
const bytesOf = (page: CachedPage | undefined) =>
  [page, page?.dataScript].reduce(
    (sum, response) => sum + 2 * (response?.encodings.identity.body.byteLength ?? 0),
    PAGE_OVERHEAD_BYTES,
  )

import { UNCACHED } from '@rapport/contract/page'

/** Response of a loader whose page must not fill the cache: its URL may have any value. */
export const NOT_CACHED = { headers: { 'Cache-Control': UNCACHED } }

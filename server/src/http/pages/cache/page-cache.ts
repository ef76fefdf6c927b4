import { createResponseCache } from '../../../platform/http/response-cache.ts'
import type { ConcurrencyLimit } from '../../../platform/limits/concurrency-limit.ts'
import type { Encoding } from '../../edge/compression.ts'
import { recordPage } from './page-api.ts'
import type { PageRead, Reads } from './reads.ts'

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

/** A page, or undefined if the path has none. */
type Page = EncodedResponse | undefined

/** Rendered pages by host and path. */
export interface PageCache {
  /** Returns the page unless a change may concern it. */
  get(key: string): Page
  /**
   * Returns the cached page if its reads still have the same results. Otherwise renders it, once for concurrent
   * callers. Those who wait longer than the first get the old page, for a second after the change.
   */
  load(key: string, render: () => Promise<Page>): Promise<Page>
  /** Drops everything, including pages that are being rendered. */
  clear(): void
  size(): { entries: number; bytes: number }
}

interface Entry {
  page: EncodedResponse
  reads: PageRead[]
  /** Number of changes at the time it was last found fresh. */
  changes: number
}

interface Rendering {
  page: Promise<Page>
  /** Number of changes at its start. */
  changes: number
}

/** Milliseconds after a change in which an old page may be sent. The change itself takes a moment to arrive. */
const OLD_MS = 900

export interface PageCacheOptions {
  bytesMax: number
  reads: Reads
  /** Limits repeated reads, which use connections like renderings. */
  renders: ConcurrencyLimit
  /** Returns milliseconds. */
  clock: () => number
}

export function createPageCache({ bytesMax, reads, renders, clock }: PageCacheOptions): PageCache {
  const cache = createResponseCache<Entry>({
    bytesMax,
    sizeOf: ({ page }) => bytesOf(page),
    onDrop: (entry) => entry.reads.forEach(reads.release),
  })
  const renderings = new Map<string, Rendering>()

  /** A page without reads depends on everything. */
  function isFresh(entry: Entry): boolean {
    const changes = reads.changes()
    if (entry.changes === changes) return true
    if (entry.reads.length === 0 || !entry.reads.every(reads.isFresh)) return false
    entry.changes = changes
    return true
  }

  /** Repeats outdated reads until a result differs. */
  async function isSame(entry: Entry): Promise<boolean> {
    if (entry.reads.length === 0) return false
    for (const one of entry.reads) if (!(await reads.check(one))) return false
    return true
  }

  const mayBeSent = (entry: Entry) =>
    entry.reads.length > 0 && clock() - Math.min(...entry.reads.map(reads.outdatedSince)) < OLD_MS

  async function renew(key: string, render: () => Promise<Page>, isCurrent: () => boolean): Promise<Page> {
    const old = cache.get(key)
    if (old && (await renders.run(() => isSame(old)))) return old.page
    const changes = reads.changes()
    const { result: page, pageReads } = await recordPage(reads, render)
    if (isCurrent() && page?.cached) cache.store(key, { page, reads: pageReads, changes })
    else {
      pageReads.forEach(reads.release)
      if (isCurrent()) cache.delete(key)
    }
    return page
  }

  function start(key: string, render: () => Promise<Page>): Promise<Page> {
    const isCurrent = () => renderings.get(key) === rendering
    const end = () => {
      if (isCurrent()) renderings.delete(key)
    }
    const page = Promise.resolve().then(() => renew(key, render, isCurrent))
    const rendering: Rendering = { page, changes: reads.changes() }
    renderings.set(key, rendering)
    page.then(end, end)
    return page
  }

  return {
    get(key) {
      const entry = cache.get(key)
      return entry && isFresh(entry) ? entry.page : undefined
    },
    async load(key, render) {
      const entry = cache.get(key)
      if (entry && isFresh(entry)) return entry.page
      const rendering = renderings.get(key)
      if (rendering && entry && mayBeSent(entry)) return entry.page
      // A rendering that began before the last change may show the state before it.
      return rendering?.changes === reads.changes() ? rendering.page : start(key, render)
    },
    clear() {
      renderings.clear()
      cache.clear()
      reads.clear()
    },
    size: cache.size,
  }
}

/** Approximate size of a page's headers and keys. */
const PAGE_OVERHEAD_BYTES = 1000

/** Compressed forms, which may be added later, take less than the HTML: it shrinks to a fifth. */
const bytesOf = (page: EncodedResponse) => PAGE_OVERHEAD_BYTES + 2 * page.encodings.identity.body.byteLength

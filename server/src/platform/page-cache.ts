/** One form of a page: its bytes in one content coding, with all its headers. */
export interface PageForm {
  body: Buffer
  etag: string
  headers: Record<string, string | number>
}

/** A page to send; one that is kept has every form it may be asked for. `identity` is always there. */
export interface StoredPage {
  status: number
  /** Whether it may be sent again to whoever asks next. */
  kept: boolean
  forms: { identity: PageForm; br?: PageForm; zstd?: PageForm; gzip?: PageForm }
}

export interface PageCache {
  get(key: string): StoredPage | undefined
  /** Renders a page once for all who ask meanwhile; one that says so is kept, unless content changed. */
  load<P extends StoredPage | undefined>(key: string, render: () => Promise<P>): Promise<P>
  /** Drops everything: content changed. */
  clear(): void
  size(): { pages: number; bytes: number }
}

/** Keeps rendered pages up to `maxBytes`, those asked for longest ago leave first. */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new Map<string, StoredPage>()
  const underWay = new Map<string, Promise<StoredPage | undefined>>()
  let bytes = 0
  let generation = 0

  function keep(key: string, page: StoredPage): void {
    drop(key)
    pages.set(key, page)
    bytes += weigh(page)
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  function drop(key: string): void {
    const page = pages.get(key)
    if (!page) return
    pages.delete(key)
    bytes -= weigh(page)
  }

  return {
    get(key) {
      const page = pages.get(key)
      if (page) {
        // A Map keeps the order of insertion: what is asked for goes to its young end.
        pages.delete(key)
        pages.set(key, page)
      }
      return page
    },
    load<P extends StoredPage | undefined>(key: string, render: () => Promise<P>) {
      const waiting = underWay.get(key) as Promise<P> | undefined
      if (waiting) return waiting
      const startedIn = generation
      const rendering = render()
        .then((page) => {
          if (generation === startedIn && page?.kept) keep(key, page)
          return page
        })
        .finally(() => {
          if (underWay.get(key) === rendering) underWay.delete(key)
        })
      underWay.set(key, rendering)
      return rendering
    },
    clear() {
      generation += 1
      bytes = 0
      pages.clear()
      // Whoever asks from now on must not get a page that is being rendered from the old content.
      underWay.clear()
    },
    size: () => ({ pages: pages.size, bytes }),
  }
}

const weigh = (page: StoredPage) =>
  Object.values(page.forms).reduce((sum, form: PageForm) => sum + form.body.byteLength, 1000)

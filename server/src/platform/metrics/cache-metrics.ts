import { Counter, Gauge, type Registry } from 'prom-client'

/** A cache whose lookups can be counted. */
export interface CountableCache {
  get(key: string): unknown
  size(): { entries: number; bytes: number }
}

/** Returns the page cache with counted hits and misses. */
export function countCacheLookups<Cache extends CountableCache>(register: Registry, cache: Cache): Cache {
  const registers = [register]
  const lookups = new Counter({
    name: 'rapport_page_cache_lookups_total',
    help: 'Lookups of the page cache by result: hit or miss',
    labelNames: ['result'],
    registers,
  })
  const hits = lookups.labels('hit')
  const misses = lookups.labels('miss')
  new Gauge({
    name: 'rapport_page_cache_bytes',
    help: 'Size of the cached pages',
    registers,
    collect() {
      this.set(cache.size().bytes)
    },
  })
  new Gauge({
    name: 'rapport_page_cache_entries',
    help: 'Number of cached pages',
    registers,
    collect() {
      this.set(cache.size().entries)
    },
  })
  return {
    ...cache,
    get(key: string) {
      const found = cache.get(key)
      const counter = found === undefined ? misses : hits
      counter.inc()
      return found
    },
  }
}

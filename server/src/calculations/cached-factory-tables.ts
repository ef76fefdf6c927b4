import type { OnContentChange } from '../platform/database/content-changes.ts'
import { createResponseCache } from '../platform/http/response-cache.ts'
import { type FactoryTables, type LoadFactoryTables, loadFactoryTables } from './load-factory-tables.ts'

const ENTRIES_MAX = 500
const BYTES_MAX = 8 * 1024 * 1024

/**
 * Caches the content that requests name until any content changes. Only for estimates: what is stored reads the
 * database.
 */
export function cacheFactoryTables(onContentChange: OnContentChange): LoadFactoryTables {
  const cache = createResponseCache<FactoryTables>({
    entriesMax: ENTRIES_MAX,
    bytesMax: BYTES_MAX,
    // Letters are two bytes, and object overhead about doubles that.
    sizeOf: (tables) => JSON.stringify(tables).length * 4,
  })
  onContentChange(cache.clear)
  return (orm, request, list) => {
    const itemIds = [...new Set(request.lines.map(({ itemId }) => itemId))].toSorted((a, b) => a - b)
    const key = [list, request.cityId, ...itemIds].join(' ')
    return cache.load(key, () => loadFactoryTables(orm, request, list))
  }
}

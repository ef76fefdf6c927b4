import type { Api } from '@rapport/contract/endpoints/api'
import { getTableName } from 'drizzle-orm'
import { catalogItems } from '../../catalog/tables.ts'
import { media } from '../../media/tables.ts'
import type { OnContentChange } from '../../platform/database/content-changes.ts'
import { createResponseCache } from '../../platform/http/response-cache.ts'

type GetCatalog = Api['getCatalog']

/** Tables that the tree of the catalogue shows. */
const TABLES: string[] = [getTableName(catalogItems), getTableName(media)]

/**
 * Caches the tree of the catalogue until one of its tables changes. It has at most 3 000 items, some 3 MB of memory.
 * Pages read the tree themselves, so that their reads are noted.
 */
export function cacheCatalog(getCatalog: GetCatalog, onContentChange: OnContentChange): GetCatalog {
  const cache = createResponseCache<Awaited<ReturnType<GetCatalog>>>({ bytesMax: 1, sizeOf: () => 0 })
  onContentChange(cache.clear, (table) => TABLES.includes(table))
  return () => cache.load('', getCatalog)
}

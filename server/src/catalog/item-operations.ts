import type { ItemOperations } from '@rapport/contract/calculation/item-operations'
import { eq } from 'drizzle-orm'
import { listOfferedOperations } from '../operations/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import { readByKey } from '../platform/database/reads/recorded-reads.ts'
import { catalogItems } from './tables.ts'

/** Returns the operations on offer that an item allows; undefined if there is no such item. Groups allow none. */
export async function getItemOperations(orm: Orm, slug: string): Promise<ItemOperations | undefined> {
  const allowed = await readByKey(
    [catalogItems],
    () => findAllowed(orm, slug),
    () => [[catalogItems, 'slug', slug]],
  )
  if (!allowed) return undefined
  const offered = await listOfferedOperations(
    orm,
    allowed.map(({ code }) => code),
  )
  const placesOf = new Map(allowed.map(({ code, places }) => [code, places]))
  return {
    operations: offered.map(({ table: { code, title, kind, colors, pricing }, note }) => ({
      code,
      title,
      kind,
      note,
      isSized: pricing.by === 'area' || pricing.by === 'stitches',
      places: placesOf.get(code) ?? [],
      colors,
    })),
  }
}

async function findAllowed(orm: Orm, slug: string) {
  const { isGroup, operations } = catalogItems
  const [item] = await orm
    .select({ isGroup, operations })
    .from(catalogItems)
    .where(eq(catalogItems.slug, slug))
  return item && (item.isGroup ? [] : item.operations)
}

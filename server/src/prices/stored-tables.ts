import { asc, eq } from 'drizzle-orm'
import { materials } from '../materials/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { jsonRows, namedColumns } from '../platform/database/json-rows.ts'
import type { Row, Variant } from './match-tables.ts'
import { priceRows, priceVariants } from './tables.ts'

/** A row of a variant. Its id never changes. */
export interface StoredRow extends Row {
  id: number
  position: number
}

/** A variant of a price group with its rows. Its id never changes, unlike its index. */
export interface StoredVariant extends Variant {
  id: number
  index: number
  rows: StoredRow[]
}

/** Returns the variants of a price group in their order. */
export async function listStoredVariants(orm: Orm, groupId: number): Promise<StoredVariant[]> {
  const { id, position, label, prices } = priceRows
  const priced = orm
    .select(namedColumns({ id, position, material: materials.erpId, label, prices }))
    .from(priceRows)
    .innerJoin(materials, eq(materials.id, priceRows.materialId))
    .where(eq(priceRows.variantId, priceVariants.id))
    .orderBy(asc(position))
  const { index, title, ranges } = priceVariants
  const rows = await orm
    .select({ id: priceVariants.id, index, title, ranges, rows: jsonRows(priced) })
    .from(priceVariants)
    .where(eq(priceVariants.groupId, groupId))
    .orderBy(asc(index))
  return rows.map((variant) => ({ ...variant, rows: variant.rows as StoredRow[] }))
}

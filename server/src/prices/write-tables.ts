import { inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { compareTables, type TableChanges } from './compare-tables.ts'
import type { Row, Variant } from './match-tables.ts'
import { listStoredVariants } from './stored-tables.ts'
import { priceRows, priceVariants } from './tables.ts'

/**
 * Writes the variants and rows of a price group that differ from the stored ones; others keep their ids and are not
 * touched. Returns whether any differed. `idOf` returns the id of a material.
 */
export async function writeTables(
  tx: Orm,
  groupId: number,
  wanted: Variant[],
  idOf: (erpId: string) => number,
): Promise<boolean> {
  const { variants, rows } = compareTables(await listStoredVariants(tx, groupId), wanted)
  // Each kind of change is one statement, because triggers derive the prices of items after every statement.
  if (variants.removed.length > 0)
    await tx.delete(priceVariants).where(inArray(priceVariants.id, variants.removed))
  if (rows.removed.length > 0) await tx.delete(priceRows).where(inArray(priceRows.id, rows.removed))
  if (variants.changed.length > 0) await updateVariants(tx, variants.changed)
  if (variants.added.length > 0)
    await tx.insert(priceVariants).values(variants.added.map((variant) => ({ groupId, ...variant })))
  if (rows.changed.length > 0) await updateRows(tx, rows.changed)
  if (rows.added.length > 0) await insertRows(tx, groupId, rows.added, idOf)
  return [variants, rows].some(({ removed, changed, added }) =>
    [removed, changed, added].some((list) => list.length > 0),
  )
}

/** Indexes may be swapped: they have to be unique at the end of the statement only. */
const updateVariants = (tx: Orm, changed: TableChanges['variants']['changed']) =>
  tx.execute(sql`
    update ${priceVariants} set index = changed.index, title = changed.title, ranges = changed.ranges
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as changed (id integer, index integer, title text, ranges jsonb)
    where ${priceVariants.id} = changed.id`)

const updateRows = (tx: Orm, changed: TableChanges['rows']['changed']) =>
  tx.execute(sql`
    update ${priceRows} set position = changed.position, label = changed.label, prices = changed.prices
    from jsonb_to_recordset(${JSON.stringify(changed.map(withNumbers))}::jsonb)
      as changed (id integer, position integer, label text, prices jsonb)
    where ${priceRows.id} = changed.id`)

/** `added` have the index of their variant, stored before. */
async function insertRows(
  tx: Orm,
  groupId: number,
  added: TableChanges['rows']['added'],
  idOf: (erpId: string) => number,
): Promise<void> {
  const rows = added.map((row) => ({ ...withNumbers(row), material: idOf(row.material) }))
  await tx.execute(sql`
    insert into ${priceRows} (variant_id, material_id, position, label, prices)
    select ${priceVariants.id}, added.material, added.position, added.label, added.prices
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as added (variant integer, material integer, position integer, label text, prices jsonb)
    join ${priceVariants} on ${priceVariants.groupId} = ${groupId} and ${priceVariants.index} = added.variant
    order by added.variant, added.position`)
}

/** Throws for an unreadable price, which can't be published. */
function withNumbers<R extends Row>(row: R): R {
  const typed = Object.values(row.prices)
    .flat()
    .find((cell) => typeof cell === 'string')
  if (typed !== undefined) throw new Error(`A price to publish is no number: ${typed}`)
  return row
}

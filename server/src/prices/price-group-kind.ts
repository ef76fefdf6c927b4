import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'
import { asc, eq } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import { findMaterialIds } from '../materials/material-kind.ts'
import { materials } from '../materials/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { jsonRows, namedColumns } from '../platform/database/json-rows.ts'
import { categoryMaterials, priceCategories, priceGroups, priceRows, priceVariants } from './tables.ts'

/** A price group with its categories and tables. Its code is its key, used by products. */
export const priceGroupKind: ContentKind<'price-group'> = {
  name: 'price-group',
  tables: [priceGroups, priceCategories, categoryMaterials, priceVariants, priceRows],
  uniqueField: 'erpId',
  clean: (snapshot) => snapshot,
  resolvePath: async () => undefined,

  async read(orm, subjectId) {
    const [row] = await orm.select().from(priceGroups).where(eq(priceGroups.erpId, subjectId))
    if (!row) return undefined
    const { id, erpId, title, unit, note } = row
    const categories = await readCategories(orm, id)
    return { erpId, title, unit, note, categories, variants: await readVariants(orm, id) }
  },

  async check(tx, snapshot, { subjectId }) {
    return { ...(await checkErpId(tx, snapshot.erpId, subjectId)), ...(await checkMaterials(tx, snapshot)) }
  },

  async write(tx, { erpId, title, unit, note, categories, variants }, { subjectId, now }) {
    const values = { erpId, title, unit, note, updatedAt: now }
    const insert = tx.insert(priceGroups).values(values)
    // A new group must not overwrite a group that took its code meanwhile.
    const [group] = await (subjectId === undefined
      ? insert
      : insert.onConflictDoUpdate({ target: priceGroups.erpId, set: values })
    ).returning({ id: priceGroups.id })
    if (!group) throw new Error(`No row of the price group ${erpId}`)
    if (subjectId !== undefined) await removeTables(tx, group.id)
    const named = [
      ...categories.flatMap((category) => category.materials),
      ...variants.flatMap(({ rows }) => rows.map(({ material }) => material)),
    ]
    const ids = await findMaterialIds(tx, [...new Set(named)])
    const idOf = (code: string) => {
      const id = ids.get(code)
      if (id === undefined) throw new Error(`The price group ${erpId} names an unknown material: ${code}`)
      return id
    }
    await writeCategories(tx, group.id, categories, idOf)
    await writeVariants(tx, group.id, variants, idOf)
    return erpId
  },

  async remove(tx, subjectId) {
    await tx.delete(priceGroups).where(eq(priceGroups.erpId, subjectId))
  },
}

/** Rows in one statement, which has 65 535 parameters at most. */
const ROWS_AT_ONCE = 5000

type Category = PriceGroupSnapshot['categories'][number]
type Variant = PriceGroupSnapshot['variants'][number]

async function readCategories(orm: Orm, groupId: number): Promise<Category[]> {
  const named = orm
    .select(namedColumns({ erpId: materials.erpId }))
    .from(categoryMaterials)
    .innerJoin(materials, eq(materials.id, categoryMaterials.materialId))
    .where(eq(categoryMaterials.categoryId, priceCategories.id))
    .orderBy(asc(categoryMaterials.position))
  const rows = await orm
    .select({ title: priceCategories.title, materials: jsonRows(named) })
    .from(priceCategories)
    .where(eq(priceCategories.groupId, groupId))
    .orderBy(asc(priceCategories.position))
  return rows.map(({ title, materials }) => ({
    title,
    materials: (materials as { erpId: string }[]).map(({ erpId }) => erpId),
  }))
}

async function readVariants(orm: Orm, groupId: number): Promise<Variant[]> {
  const columns = { material: materials.erpId, label: priceRows.label, prices: priceRows.prices }
  const priced = orm
    .select(namedColumns(columns))
    .from(priceRows)
    .innerJoin(materials, eq(materials.id, priceRows.materialId))
    .where(eq(priceRows.variantId, priceVariants.id))
    .orderBy(asc(priceRows.position))
  const rows = await orm
    .select({ title: priceVariants.title, ranges: priceVariants.ranges, rows: jsonRows(priced) })
    .from(priceVariants)
    .where(eq(priceVariants.groupId, groupId))
    .orderBy(asc(priceVariants.index))
  return rows.map((variant) => ({ ...variant, rows: variant.rows as Variant['rows'] }))
}

async function removeTables(tx: Orm, groupId: number): Promise<void> {
  await tx.delete(priceCategories).where(eq(priceCategories.groupId, groupId))
  await tx.delete(priceVariants).where(eq(priceVariants.groupId, groupId))
}

async function writeCategories(
  tx: Orm,
  groupId: number,
  categories: Category[],
  idOf: (erpId: string) => number,
): Promise<void> {
  for (const [position, category] of categories.entries()) {
    const [row] = await tx
      .insert(priceCategories)
      .values({ groupId, position, title: category.title })
      .returning({ id: priceCategories.id })
    if (!row) continue
    const named = category.materials.map((erpId, at) => ({
      categoryId: row.id,
      materialId: idOf(erpId),
      position: at,
    }))
    await tx.insert(categoryMaterials).values(named)
  }
}

/** Uses few statements: after each, triggers derive the prices of items. */
async function writeVariants(
  tx: Orm,
  groupId: number,
  variants: Variant[],
  idOf: (erpId: string) => number,
): Promise<void> {
  const written = await tx
    .insert(priceVariants)
    .values(variants.map(({ title, ranges }, index) => ({ groupId, index, title, ranges })))
    .returning({ id: priceVariants.id, index: priceVariants.index })
  const rows = written.flatMap(({ id, index }) =>
    (variants[index]?.rows ?? []).map(({ material, label, prices }, position) => ({
      variantId: id,
      materialId: idOf(material),
      position,
      label,
      prices: toPrices(prices),
    })),
  )
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx.insert(priceRows).values(rows.slice(at, at + ROWS_AT_ONCE))
}

/** Throws for an unreadable price, which can't be published. */
const toPrices = (prices: Variant['rows'][number]['prices']) =>
  Object.fromEntries(
    Object.entries(prices).map(([list, cells]) => [
      list,
      cells.map((cell) => {
        if (typeof cell === 'string') throw new Error(`A price to publish is no number: ${cell}`)
        return cell
      }),
    ]),
  )

async function checkErpId(tx: Orm, erpId: string, subjectId: string | undefined): Promise<FieldErrors> {
  if (subjectId !== undefined) return erpId === subjectId ? {} : { erpId: [editingMessages.erpIdFixed] }
  const taken = await tx.select().from(priceGroups).where(eq(priceGroups.erpId, erpId))
  return taken.length > 0 ? { erpId: [editingMessages.erpIdTaken] } : {}
}

/** Every material of the rows is in the categories too. */
async function checkMaterials(tx: Orm, { categories }: PriceGroupSnapshot): Promise<FieldErrors> {
  const known = await findMaterialIds(
    tx,
    categories.flatMap((category) => category.materials),
  )
  const errors: FieldErrors = {}
  for (const [at, category] of categories.entries())
    for (const [index, erpId] of category.materials.entries())
      if (!known.has(erpId)) errors[`categories.${at}.materials.${index}`] = [editingMessages.materialMissing]
  return errors
}

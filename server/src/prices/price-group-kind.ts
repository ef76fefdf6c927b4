import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'
import { eq } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import { findMaterialIds } from '../materials/material-kind.ts'
import type { Orm } from '../platform/database/database.ts'
import { listCategories, replaceCategories } from './categories.ts'
import type { Variant } from './match-tables.ts'
import { listStoredVariants, type StoredVariant } from './stored-tables.ts'
import { categoryMaterials, priceCategories, priceGroups, priceRows, priceVariants } from './tables.ts'
import { writeTables } from './write-tables.ts'

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
    const categories = await listCategories(orm, id)
    const variants = (await listStoredVariants(orm, id)).map(toVariant)
    return { erpId, title, unit, note, categories, variants }
  },

  async check(tx, snapshot, { subjectId }) {
    return { ...(await checkErpId(tx, snapshot.erpId, subjectId)), ...(await checkMaterials(tx, snapshot)) }
  },

  async write(tx, { erpId, title, unit, note, categories, variants }, { subjectId, now }) {
    const fields = { title, unit, note }
    const stored = subjectId === undefined ? undefined : await lockGroup(tx, subjectId)
    const id = stored?.id ?? (await insertGroup(tx, { erpId, ...fields, updatedAt: now }))
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
    const isChanged = [
      await replaceCategories(tx, id, categories, idOf),
      await writeTables(tx, id, variants, idOf),
      stored?.title !== title || stored.unit !== unit || stored.note !== note,
    ].includes(true)
    if (stored && isChanged)
      await tx
        .update(priceGroups)
        .set({ ...fields, updatedAt: now })
        .where(eq(priceGroups.id, id))
    return erpId
  },

  async remove(tx, subjectId) {
    await tx.delete(priceGroups).where(eq(priceGroups.erpId, subjectId))
  },
}

const toVariant = ({ title, ranges, rows }: StoredVariant): Variant => ({
  title,
  ranges,
  rows: rows.map(({ material, label, prices }) => ({ material, label, prices })),
})

/** Locks a published group, so that simultaneous writes follow each other. Undefined if it is not published. */
async function lockGroup(tx: Orm, erpId: string) {
  const [group] = await tx.select().from(priceGroups).where(eq(priceGroups.erpId, erpId)).for('no key update')
  return group
}

async function insertGroup(tx: Orm, values: typeof priceGroups.$inferInsert): Promise<number> {
  const [group] = await tx.insert(priceGroups).values(values).returning({ id: priceGroups.id })
  if (!group) throw new Error(`No row of the price group ${values.erpId}`)
  return group.id
}

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

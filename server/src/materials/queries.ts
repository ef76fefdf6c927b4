import type { Material } from '@rapport/contract/materials'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Orm } from '../platform/database.ts'
import { materials, unionMembers } from './tables.ts'

const MEMBERS_MAX = 100

const { id, position, ...columns } = getTableColumns(materials)
/** Columns of a material as it is shown. */
export const materialColumns = columns

export async function getMaterial(orm: Orm, erpId: string): Promise<Material | undefined> {
  const [row] = await orm.select(columns).from(materials).where(eq(materials.erpId, erpId))
  return row
}

/** The materials a union stands for; undefined where there is no such union. */
export async function listUnionMaterials(orm: Orm, erpId: string): Promise<Material[] | undefined> {
  const [union] = await orm.select().from(materials).where(eq(materials.erpId, erpId))
  if (!union?.isUnion) return undefined
  return orm
    .select(columns)
    .from(unionMembers)
    .innerJoin(materials, eq(materials.id, unionMembers.materialId))
    .where(eq(unionMembers.unionId, union.id))
    .orderBy(asc(unionMembers.position))
    .limit(MEMBERS_MAX)
}

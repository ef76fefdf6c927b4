import type { Material } from '@rapport/contract/materials'
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../platform/database.ts'
import { materials, unionMembers } from './tables.ts'

const MEMBERS_MAX = 100

const { id, position, ...columns } = getTableColumns(materials)
/** Columns of a material as it is shown, but for the materials of a union. */
export const materialColumns = columns

export async function getMaterial(orm: Orm, erpId: string): Promise<Material | undefined> {
  const [row] = await orm.select(columns).from(materials).where(eq(materials.erpId, erpId))
  return row && (await withMembers(orm, [row]))(row)
}

/** Returns what adds to each union among some materials the list of those it stands for. */
export async function withMembers(orm: Orm, some: Material[]): Promise<(material: Material) => Material> {
  const unions = some.flatMap(({ erpId, isUnion }) => (isUnion ? erpId : []))
  const union = alias(materials, 'unions')
  const rows =
    unions.length === 0
      ? []
      : await orm
          .select({ unionErpId: union.erpId, erpId: materials.erpId, name: materials.name })
          .from(unionMembers)
          .innerJoin(union, eq(union.id, unionMembers.unionId))
          .innerJoin(materials, eq(materials.id, unionMembers.materialId))
          .where(inArray(union.erpId, unions))
          .orderBy(asc(unionMembers.position))
          .limit(MEMBERS_MAX * unions.length)
  const members = Map.groupBy(rows, (row) => row.unionErpId)
  return (material) =>
    material.isUnion
      ? {
          ...material,
          materials: (members.get(material.erpId) ?? []).map(({ erpId, name }) => ({ erpId, name })),
        }
      : material
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

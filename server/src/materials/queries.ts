import type { Material } from '@rapport/contract/materials/materials'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../platform/database/database.ts'
import { jsonRows, namedColumns } from '../platform/database/json-rows.ts'
import { materials, unionMembers } from './tables.ts'

const MEMBERS_MAX = 100

const { id, position, ...columns } = getTableColumns(materials)

type MaterialRow = Omit<Material, 'materials' | 'images'> & { members?: Material['materials'] | null }

/** Returns the columns of a material; for a union also its members. */
export function materialColumns(orm: Orm) {
  const member = alias(materials, 'members')
  const members = orm
    .select(namedColumns({ erpId: member.erpId, name: member.name }))
    .from(unionMembers)
    .innerJoin(member, eq(member.id, unionMembers.materialId))
    .where(eq(unionMembers.unionId, materials.id))
    .orderBy(asc(unionMembers.position))
    .limit(MEMBERS_MAX)
  return {
    ...columns,
    members: sql<MaterialRow['members']>`case when ${materials.isUnion} then ${jsonRows(members)} end`,
  }
}

export const toMaterial = ({ members, ...material }: MaterialRow): Material => ({
  ...material,
  images: material.pictures.map(({ src }) => [src]),
  ...(members ? { materials: members } : {}),
})

export async function getMaterial(orm: Orm, erpId: string): Promise<Material | undefined> {
  const [row] = await orm.select(materialColumns(orm)).from(materials).where(eq(materials.erpId, erpId))
  return row && toMaterial(row)
}

/** Returns the materials of a union; undefined if there is no such union. */
export async function listUnionMaterials(orm: Orm, erpId: string): Promise<Material[] | undefined> {
  const [union] = await orm.select().from(materials).where(eq(materials.erpId, erpId))
  if (!union?.isUnion) return undefined
  const rows = await orm
    .select(columns)
    .from(unionMembers)
    .innerJoin(materials, eq(materials.id, unionMembers.materialId))
    .where(eq(unionMembers.unionId, union.id))
    .orderBy(asc(unionMembers.position))
    .limit(MEMBERS_MAX)
  return rows.map(toMaterial)
}

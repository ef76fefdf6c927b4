import type { Material } from '@rapport/contract/materials/materials'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { resolvePictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { jsonRows, namedColumns } from '../platform/database/json-rows.ts'
import { materials, unionMembers } from './tables.ts'

const MEMBERS_MAX = 100

const { id, position, ...columns } = getTableColumns(materials)

type MaterialRow = Omit<Material, 'materials' | 'images' | 'pictures'> & {
  pictures: number[]
  members?: Material['materials'] | null
}

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

/** Returns the materials of rows, with their pictures. */
export async function toMaterials(orm: Orm, rows: MaterialRow[]): Promise<Material[]> {
  const shown = await resolvePictures(orm, rows, ['pictures'])
  return shown.map(({ members, ...material }) => ({
    ...material,
    images: material.pictures.map(({ src }) => [src]),
    ...(members ? { materials: members } : {}),
  }))
}

export async function getMaterial(orm: Orm, erpId: string): Promise<Material | undefined> {
  const rows = await orm.select(materialColumns(orm)).from(materials).where(eq(materials.erpId, erpId))
  return (await toMaterials(orm, rows))[0]
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
  return toMaterials(orm, rows)
}

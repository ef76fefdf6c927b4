import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { MaterialSnapshot } from '@rapport/staff-contract/snapshots/material-snapshot'
import { aliasedTable, asc, eq, inArray, sql } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import { checkPictures, pictureFields } from '../media/check-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import { resolvePictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { jsonRows, namedColumns } from '../platform/database/json-rows.ts'
import { sanitizeRichText } from '../platform/html/rich-text.ts'
import { materials, unionMembers } from './tables.ts'

/** A cloth, or a union of cloths. Its code is its key, used by prices and unions. */
export const materialKind: ContentKind<'material'> = {
  name: 'material',
  tables: [materials, unionMembers],
  uniqueField: 'erpId',
  requires: ({ members }) => members,
  clean: (snapshot) => ({
    ...snapshot,
    features: sanitizeRichText(snapshot.features),
    description: sanitizeRichText(snapshot.description),
  }),
  resolvePath: async () => undefined,

  read: async (orm, subjectId) => (await readMaterials(orm, [subjectId])).get(subjectId),
  readMany: readMaterials,

  async check(tx, snapshot, { subjectId }) {
    return {
      ...(await checkErpId(tx, snapshot.erpId, subjectId)),
      ...(await checkPictures(tx, pictureFields('pictures', snapshot.pictures))),
      ...(await checkMembers(tx, snapshot.members)),
    }
  },

  async write(tx, snapshot, { subjectId, findPictureId }) {
    const { erpId, title: name, features, description, members } = snapshot
    const pictures = (await Promise.all(snapshot.pictures.map(findPictureId))).filter(
      (one) => one !== undefined,
    )
    const position = snapshot.position ?? (await nextPosition(tx))
    const values = { erpId, name, features, description, position, pictures, isUnion: members.length > 0 }
    const id = await writeRow(tx, values, subjectId)
    if (subjectId !== undefined) await tx.delete(unionMembers).where(eq(unionMembers.unionId, id))
    if (members.length > 0) await tx.insert(unionMembers).values(await toMemberRows(tx, id, members))
    return erpId
  },

  async remove(tx, subjectId) {
    await tx.delete(materials).where(eq(materials.erpId, subjectId))
  },
}

async function readMaterials(orm: Orm, erpIds: string[]): Promise<Map<string, MaterialSnapshot>> {
  const member = aliasedTable(materials, 'member')
  const members = orm
    .select(namedColumns({ erpId: member.erpId }))
    .from(unionMembers)
    .innerJoin(member, eq(member.id, unionMembers.materialId))
    .where(eq(unionMembers.unionId, materials.id))
    .orderBy(asc(unionMembers.position))
  const rows = await orm
    .select({ material: materials, pictures: materials.pictures, members: jsonRows(members) })
    .from(materials)
    .where(inArray(materials.erpId, erpIds))
  const shown = await resolvePictures(orm, rows, ['pictures'])
  return new Map(
    shown.map(({ material: { erpId, name, features, description, position }, pictures, members }) => [
      erpId,
      {
        erpId,
        title: name,
        features,
        description,
        position,
        pictures: pictures.map(pictureFile),
        members: (members as { erpId: string }[]).map((one) => one.erpId),
      },
    ]),
  )
}

async function writeRow(
  tx: Orm,
  values: typeof materials.$inferInsert,
  subjectId: string | undefined,
): Promise<number> {
  const [updated] =
    subjectId === undefined
      ? []
      : await tx.update(materials).set(values).where(eq(materials.erpId, subjectId)).returning()
  if (updated) return updated.id
  const [row] = await tx.insert(materials).values(values).returning({ id: materials.id })
  return row?.id ?? Number.NaN
}

async function nextPosition(tx: Orm): Promise<number> {
  const [row] = await tx
    .select({ position: sql<number>`coalesce(max(${materials.position}), -1) + 1` })
    .from(materials)
  return row?.position ?? 0
}

/** Throws if a member was deleted after the check. */
async function toMemberRows(tx: Orm, unionId: number, members: string[]) {
  const ids = await findMaterialIds(tx, members)
  return members.map((erpId, position) => {
    const materialId = ids.get(erpId)
    if (materialId === undefined) throw new Error(`A union names an unknown material: ${erpId}`)
    return { unionId, materialId, position }
  })
}

/** Returns the ids of materials by their codes; unpublished ones are left out. */
export async function findMaterialIds(tx: Orm, erpIds: string[]): Promise<Map<string, number>> {
  if (erpIds.length === 0) return new Map()
  const rows = await tx
    .select({ erpId: materials.erpId, id: materials.id })
    .from(materials)
    .where(inArray(materials.erpId, erpIds))
  return new Map(rows.map(({ erpId, id }) => [erpId, id]))
}

async function checkErpId(tx: Orm, erpId: string, subjectId: string | undefined): Promise<FieldErrors> {
  if (subjectId !== undefined) return erpId === subjectId ? {} : { erpId: [editingMessages.erpIdFixed] }
  return (await findMaterialIds(tx, [erpId])).size > 0 ? { erpId: [editingMessages.erpIdTaken] } : {}
}

async function checkMembers(tx: Orm, members: MaterialSnapshot['members']): Promise<FieldErrors> {
  if (members.length === 0) return {}
  const rows = await tx
    .select({ erpId: materials.erpId, isUnion: materials.isUnion })
    .from(materials)
    .where(inArray(materials.erpId, members))
  const known = new Map(rows.map(({ erpId, isUnion }) => [erpId, isUnion]))
  const errors: FieldErrors = {}
  for (const [index, member] of members.entries()) {
    if (!known.has(member)) errors[`members.${index}`] = [editingMessages.materialMissing]
    if (known.get(member)) errors[`members.${index}`] = [editingMessages.unionOfUnions]
  }
  return errors
}

import type { SeedMaterial } from '@rapport/contract/seed'
import type { FindPicture } from '../media/embed-pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { materials, unionMembers } from './tables.ts'

/** Puts materials and unions into an empty database. Gives their ids by erpId. */
export async function seedMaterials(
  tx: Orm,
  seeds: SeedMaterial[],
  findPicture: FindPicture,
): Promise<Map<string, number>> {
  const rows = await tx
    .insert(materials)
    .values(
      seeds.map(({ pictures, members, ...material }, position) => ({
        ...material,
        position,
        pictures: pictures.map(findPicture),
        isUnion: members.length > 0,
      })),
    )
    .returning({ id: materials.id, erpId: materials.erpId })
  const ids = new Map(rows.map((row) => [row.erpId, row.id]))
  const idOf = (erpId: string) => {
    const id = ids.get(erpId)
    if (id === undefined) throw new Error(`A union names an unknown material: ${erpId}`)
    return id
  }
  const members = seeds.flatMap((seed) =>
    seed.members.map((member, position) => ({
      unionId: idOf(seed.erpId),
      materialId: idOf(member),
      position,
    })),
  )
  if (members.length > 0) await tx.insert(unionMembers).values(members)
  return ids
}

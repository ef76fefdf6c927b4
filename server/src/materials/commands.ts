import type { SeedMaterial } from '@rapport/contract/seed'
import type { PictureAddress } from '../media/addresses.ts'
import type { Orm } from '../platform/database.ts'
import { materials, unionMembers } from './tables.ts'

/** Puts materials and unions into an empty database. Gives their ids by erpId. */
export async function loadMaterials(
  tx: Orm,
  seeds: SeedMaterial[],
  address: PictureAddress,
): Promise<Map<string, number>> {
  const rows = await tx
    .insert(materials)
    .values(
      seeds.map(({ pictures, members, ...material }, position) => ({
        ...material,
        position,
        images: pictures.map((name) => [address(name)]),
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

import type { SeedMaterial } from '@rapport/staff-contract/seed/seed'
import type { MaterialSnapshot } from '@rapport/staff-contract/snapshots/material-snapshot'
import type { FindPicture } from '../media/embed-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'

/** Converts the seed's materials to snapshots, unions after their members. */
export function toMaterialSnapshots(seeds: SeedMaterial[], findPicture: FindPicture): MaterialSnapshot[] {
  const snapshots = seeds.map(({ name, pictures, ...fields }, position) => ({
    ...fields,
    title: name,
    pictures: pictures.map((picture) => pictureFile(findPicture(picture))),
    position,
  }))
  return snapshots.toSorted((one, other) => Number(one.members.length > 0) - Number(other.members.length > 0))
}

import { replaceReferences } from '@rapport/markdown/references'
import type { SeedPost } from '@rapport/staff-contract/seed/seed'
import type { PostSnapshot } from '@rapport/staff-contract/snapshots/post-snapshot'
import type { FindPicture } from '../media/embed-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import { toSeoSnapshot } from '../seo/written-seo.ts'

/** Converts the seed's posts to snapshots. */
export const toPostSnapshots = (seeds: SeedPost[], findPicture: FindPicture): PostSnapshot[] =>
  seeds.map(({ picture, body, publicationAt, seo, ...fields }) => ({
    ...fields,
    body: replaceReferences(body, { picture: (name) => pictureFile(findPicture(name)) }),
    picture: pictureFile(findPicture(picture)),
    publicationAt: new Date(publicationAt).toISOString(),
    seo: toSeoSnapshot(seo),
  }))

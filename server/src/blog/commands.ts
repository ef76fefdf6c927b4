import type { SeedPost } from '@rapport/contract/seed'
import { type PictureAddress, withPictureAddresses } from '../media/addresses.ts'
import type { Orm } from '../platform/database.ts'
import { saveSeo } from '../seo/commands.ts'
import { posts, postTags } from './tables.ts'

/** Puts posts into an empty database. */
export async function loadPosts(tx: Orm, seeds: SeedPost[], address: PictureAddress): Promise<void> {
  for (const { tags, picture, publicationAt, body, seo, ...columns } of seeds) {
    const [row] = await tx
      .insert(posts)
      .values({
        ...columns,
        body: withPictureAddresses(body, address),
        image: address(picture),
        previewThumb: address(picture),
        publicationAt: new Date(publicationAt),
      })
      .returning({ id: posts.id })
    if (!row) continue
    await tx.insert(postTags).values(tags.map((tag, position) => ({ postId: row.id, tag, position })))
    await saveSeo(tx, 'post', String(row.id), seo)
  }
}

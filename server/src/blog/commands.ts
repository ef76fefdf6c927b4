import type { SeedPost } from '@rapport/contract/seed'
import { embedPictures, type FindPicture } from '../media/embed-pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { saveSeo } from '../seo/commands.ts'
import { posts, postTags } from './tables.ts'

/** Puts posts into an empty database. */
export async function seedPosts(tx: Orm, seeds: SeedPost[], findPicture: FindPicture): Promise<void> {
  for (const { tags, picture, publicationAt, body, seo, ...columns } of seeds) {
    const [row] = await tx
      .insert(posts)
      .values({
        ...columns,
        body: embedPictures(body, findPicture),
        image: findPicture(picture),
        previewThumb: findPicture(picture),
        publicationAt: new Date(publicationAt),
      })
      .returning({ id: posts.id })
    if (!row) continue
    await tx.insert(postTags).values(tags.map((tag, position) => ({ postId: row.id, tag, position })))
    await saveSeo(tx, 'post', String(row.id), seo)
  }
}

import * as z from 'zod/mini'
import { postPreview } from '../blog.ts'
import { catalogCard } from '../catalog.ts'

/** What can be liked. */
export const favoriteSubject = z.enum(['catalog', 'post'])

/** A liked item. `priceWas`: its lowest price (kopecks) when it was liked, where it is another one now. */
const favoriteItem = z.object({ ...catalogCard.shape, priceWas: z.nullable(z.number()) })
export type FavoriteItem = z.infer<typeof favoriteItem>

/** What a user has liked, the last liked first. `next`: what the next part is asked for by, null at the end. */
export const favorites = z.object({
  items: z.array(favoriteItem),
  posts: z.array(postPreview),
  next: z.object({ items: z.nullable(z.number()), posts: z.nullable(z.number()) }),
})
export type Favorites = z.infer<typeof favorites>

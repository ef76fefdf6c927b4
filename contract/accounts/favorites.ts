import * as z from 'zod/mini'
import { postPreview } from '../blog.ts'
import { catalogCard } from '../catalog.ts'

/** What can be liked. */
export const favoriteSubject = z.enum(['catalog', 'post'])

/**
 * What an item cost when it was liked and what it costs now (kopecks), both its lowest price by one list: that of the user,
 * or, where `isCommon`, that of everybody without a log-in, as it was liked before the user had one.
 */
const priceChange = z.object({ was: z.number(), now: z.number(), isCommon: z.boolean() })
export type PriceChange = z.infer<typeof priceChange>

/** A liked item; `priceChange` is null where it costs the same, or nobody can tell. */
const favoriteItem = z.object({ ...catalogCard.shape, priceChange: z.nullable(priceChange) })
export type FavoriteItem = z.infer<typeof favoriteItem>

/** What a user has liked, the last liked first. `next`: what the next part is asked for by, null at the end. */
export const favorites = z.object({
  items: z.array(favoriteItem),
  posts: z.array(postPreview),
  next: z.object({ items: z.nullable(z.number()), posts: z.nullable(z.number()) }),
})
export type Favorites = z.infer<typeof favorites>

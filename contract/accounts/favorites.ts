import * as z from 'zod/mini'
import { postPreview } from '../blog/blog.ts'
import { catalogCard } from '../catalog/catalog.ts'

/** Kinds of liked items. */
export const favoriteSubject = z.enum(['catalog', 'post'])

/**
 * Lowest price of an item when it was liked and now, in kopecks. By the user's price list; if `isCommon`, by
 * the `anonymous` list, because the item was liked before the log-in.
 */
const priceChange = z.object({ was: z.number(), now: z.number(), isCommon: z.boolean() })
export type PriceChange = z.infer<typeof priceChange>

/** A liked item. `priceChange` is null if the price is the same or unknown. */
const favoriteItem = z.object({ ...catalogCard.shape, priceChange: z.nullable(priceChange) })
export type FavoriteItem = z.infer<typeof favoriteItem>

/** Likes of a user, newest first. `next` is the cursor of the next part; null at the end. */
export const favorites = z.object({
  items: z.array(favoriteItem),
  posts: z.array(postPreview),
  next: z.object({ items: z.nullable(z.number()), posts: z.nullable(z.number()) }),
})
export type Favorites = z.infer<typeof favorites>

import * as z from 'zod/mini'

/** Answer to a like: the count now, and that this visitor has liked it. */
export const likeResult = z.object({ likes: z.number(), liked: z.literal(true) })

/** How many like a thing now, and whether this visitor does. */
export const likeState = z.object({ likes: z.number(), liked: z.boolean() })
export type LikeState = z.infer<typeof likeState>

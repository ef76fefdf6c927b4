import * as z from 'zod/mini'

/** Answer to a like: the new count, and that this visitor likes the entry. */
export const likeResult = z.object({ likes: z.number(), liked: z.literal(true) })

/** Likes of an entry, and whether this visitor likes it. */
export const likeState = z.object({ likes: z.number(), liked: z.boolean() })
export type LikeState = z.infer<typeof likeState>

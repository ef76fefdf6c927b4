import * as z from 'zod/mini'

/** Answer to a like: the count now, and that this visitor has liked it. */
export const likeResult = z.object({ likes: z.number(), liked: z.literal(true) })

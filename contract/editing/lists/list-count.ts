import * as z from 'zod/mini'

/** How much of a list there is by a filter; `isMore`: more than is counted. */
export const listCount = z.object({ count: z.number(), isMore: z.boolean() })
export type ListCount = z.infer<typeof listCount>

import * as z from 'zod/mini'

/** Number of matching entries; `isMore`: counting stopped at the limit. */
export const listCount = z.object({ count: z.number(), isMore: z.boolean() })
export type ListCount = z.infer<typeof listCount>

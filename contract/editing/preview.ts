import * as z from 'zod/mini'

/** Links that show drafts as publishing them would, to whoever has one. */
export const preview = z.object({
  /** Where each of the drafts stands, with the path of its preview. */
  pages: z.array(z.object({ entryId: z.number(), title: z.string(), path: z.string() })),
  /** ISO moment until which the links open. */
  expiresAt: z.string(),
})
export type Preview = z.infer<typeof preview>

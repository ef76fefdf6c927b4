import * as z from 'zod/mini'

/** Signed links that show drafts as if published, to every holder. */
export const preview = z.object({
  /** Page of each draft, with its preview path. */
  pages: z.array(z.object({ entryId: z.number(), title: z.string(), path: z.string() })),
  /** ISO moment at which the links expire. */
  expiresAt: z.string(),
})
export type Preview = z.infer<typeof preview>

import type { SeedRedirect } from '@rapport/staff-contract/seed/seed'
import * as z from 'zod/mini'

export const seedRedirect = z.strictObject({
  from: z.string().check(z.regex(/^\/.*\/$/)),
  to: z.string().check(z.regex(/^\/(?!\/)/)),
  status: z._default(z.union([z.literal(301), z.literal(302)]), 301),
}) satisfies z.ZodMiniType<SeedRedirect>

import type { SeedMaterial } from '@rapport/staff-contract/seed/seed'
import * as z from 'zod/mini'
import { erpId, html, imageName, line } from '../reading/fields.ts'

export const seedMaterial = z.strictObject({
  erpId,
  name: line(80),
  pictures: z.array(imageName).check(z.minLength(1)),
  features: html,
  description: html,
  members: z._default(z.array(erpId), []),
}) satisfies z.ZodMiniType<SeedMaterial>

import * as z from 'zod/mini'
import { picture } from './media/picture.ts'

/** A cloth, or a union that stands for several. `features` and `description` are safe HTML. */
export const material = z.object({
  erpId: z.string(),
  name: z.string(),
  /** Lists whose first member is the picture's address. */
  images: z.array(z.array(z.string())),
  /** The same pictures, whole. */
  pictures: z.array(picture),
  features: z.string(),
  description: z.string(),
  isUnion: z.boolean(),
  /** Of a union alone: the materials it stands for, in its order; whole ones come with GET union-materials. */
  materials: z.optional(z.array(z.object({ erpId: z.string(), name: z.string() }))),
})
export type Material = z.infer<typeof material>

import * as z from 'zod/mini'
import { picture } from '../media/picture.ts'

/** A cloth, or a union of several. `features` and `description` are safe HTML. */
export const material = z.object({
  erpId: z.string(),
  name: z.string(),
  /** Lists whose first item is the picture's URL. */
  images: z.array(z.array(z.string())),
  /** The same pictures with all fields. */
  pictures: z.array(picture),
  features: z.string(),
  description: z.string(),
  isUnion: z.boolean(),
  /** The materials of a union, in order; GET union-materials returns them with all fields. */
  materials: z.optional(z.array(z.object({ erpId: z.string(), name: z.string() }))),
})
export type Material = z.infer<typeof material>

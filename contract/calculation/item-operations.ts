import * as z from 'zod/mini'
import { itemPlace } from './item-table.ts'
import { operationColors, operationKind } from './operation-table.ts'

/** What may be added to an item, in the factory's order. Empty if nothing may. */
export const itemOperations = z.object({
  operations: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      kind: operationKind,
      /** Explanation for the customer; may be empty. */
      note: z.string(),
      /** Whether a request has to say width and height. */
      isSized: z.boolean(),
      /** No places: it is done to the whole item. */
      places: z.array(itemPlace),
      /** Allowed numbers of colours; null: it is not priced by colours. */
      colors: operationColors,
    }),
  ),
})
export type ItemOperations = z.infer<typeof itemOperations>

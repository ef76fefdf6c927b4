import { FieldSchema } from '@rapport/staff-contract/entries/snapshot-schema'
import * as z from 'zod/mini'

type OptionalFields<Shape extends Record<string, z.ZodMiniType>> = {
  [Name in keyof Shape]: z.ZodMiniDefault<Shape[Name]>
}

/** Returns the fields of a snapshot, each empty if absent. */
export const optionalFields = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      z._default(field, new FieldSchema(field).empty as never),
    ]),
  ) as OptionalFields<Shape>

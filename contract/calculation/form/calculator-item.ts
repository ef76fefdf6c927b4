import * as z from 'zod/mini'
import { itemOperations } from '../item-operations.ts'

/** A product with what may be chosen of it. */
export const calculatorItem = z.object({
  itemId: z.int(),
  title: z.string(),
  unit: z.string(),
  sizes: z.array(z.string()),
  baseColors: z.array(z.string()),
  /** Variants and materials. */
  rows: z.array(z.object({ value: z.string(), label: z.string() })),
  operations: itemOperations.shape.operations,
})
export type CalculatorItem = z.infer<typeof calculatorItem>

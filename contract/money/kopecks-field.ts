import * as z from 'zod/mini'
import type { Kopecks } from './kopecks.ts'

/** Whole kopecks from 0 to a largest amount. */
export const kopecksUpTo = (largest: number) =>
  z.int().check(z.minimum(0), z.maximum(largest)) as unknown as z.ZodMiniType<Kopecks, number>

/** Whole kopecks; negative for a discount. */
export const kopecksField = z.int() as unknown as z.ZodMiniType<Kopecks, number>

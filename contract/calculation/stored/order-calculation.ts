import * as z from 'zod/mini'
import { calculationRecord } from './stored-calculation.ts'

/** The calculation that an order carries, with what had changed when the order was placed. */
export const orderCalculation = z.object({
  ...z.omit(calculationRecord, { request: true }).shape,
  /** Whether its prices no longer held. */
  wasExpired: z.boolean(),
  /** Sentences in Russian about prices and products that had changed. */
  changes: z.array(z.string()),
})
export type OrderCalculation = z.infer<typeof orderCalculation>

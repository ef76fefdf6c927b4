import * as z from 'zod/mini'
import { CALCULATION_ID } from '../../orders/order-fields.ts'
import { calculation } from '../calculation.ts'
import { calculationRequest } from '../calculation-request.ts'

/** Days for which the prices of a stored calculation hold. The last one ends at 24:00 in Moscow. */
export const VALID_DAYS = 14

/** The choices of a line in words, as the tables named them when the calculation was stored. */
const lineWords = z.object({
  /** «Пошив · Хлопок · белый · S — 10, M — 20»; empty without choices. */
  choice: z.string(),
  /** Of each operation: «Грудь, 10 × 10 см, 2 цвета»; empty for work on the whole item. */
  operations: z.array(z.string()),
})
export type LineWords = z.infer<typeof lineWords>

/** A calculation as it was stored: no later change of the tables changes its numbers. */
const storedCalculation = z.object({
  ...calculation.shape,
  id: z.string().check(z.regex(CALCULATION_ID)),
  /** Path of its page: `/calculation/<id>/`. */
  url: z.string(),
  createdAt: z.string(),
  validUntil: z.string(),
  expired: z.boolean(),
})

/** A stored calculation with the request that it answers. */
export const calculationRecord = z.object({
  calculation: storedCalculation,
  request: calculationRequest,
  words: z.array(lineWords),
  /** City of the delivery. */
  city: z.nullable(z.string()),
})
export type CalculationRecord = z.infer<typeof calculationRecord>

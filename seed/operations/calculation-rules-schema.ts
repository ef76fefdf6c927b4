import * as z from 'zod/mini'
import { line } from '../reading/fields.ts'

const number = z.number()
const day = z.iso.date()

/** The rules as the file writes them; the rules for publication check them again. */
export const calculationRulesSchema = z.strictObject({
  urgency: z.strictObject({ title: line(120), percent: number, daysPercent: number }),
  sumDiscounts: z.array(z.strictObject({ from: number, title: line(120), percent: number })),
  freeDeliveryFrom: z.nullable(number),
  promisedDays: number,
  leadDays: z.nullable(number),
  daysOff: z.array(z.strictObject({ first: day, last: day, title: line(120) })),
  workdays: z.array(day),
})

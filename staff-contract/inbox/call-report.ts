import * as z from 'zod/mini'

/** Figures of the first answered call per order. */
const callFigures = z.object({
  orders: z.number(),
  /** Orders whose call is due: without refused orders and orders that advanced without a call. */
  due: z.number(),
  /** Orders whose call is due later. */
  notDue: z.number(),
  /** Due orders whose customer answered. */
  called: z.number(),
  /** Due orders with calls but no answer. */
  unanswered: z.number(),
  /** Orders answered within the promised working time, or by the time the customer chose. */
  inTime: z.number(),
  /** Median working minutes until the first answered call; null if none was answered. */
  medianMinutes: z.nullable(z.number()),
})
export type CallFigures = z.infer<typeof callFigures>

/** By the day of the order in Moscow, last first; and by the staff member of the first call, most calls first. */
export const callReport = z.object({
  total: callFigures,
  days: z.array(z.object({ day: z.string(), ...callFigures.shape })),
  people: z.array(z.object({ person: z.object({ id: z.number(), name: z.string() }), ...callFigures.shape })),
})
export type CallReport = z.infer<typeof callReport>

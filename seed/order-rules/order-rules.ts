import {
  DEFAULT_ORDER_RULES,
  ORDER_RULES_TITLE,
  type OrderRules,
  orderRulesSnapshot,
  publishableOrderRules,
} from '@rapport/staff-contract/order-rules/order-rules-snapshot'
import * as z from 'zod/mini'
import { type ReadContext, readOne } from '../reading/read-context.ts'

const { stages, events, terms, notified } = orderRulesSnapshot.shape

/** The rules as the file writes them; the rules for publication check them again. */
const orderRulesSchema = z.strictObject({
  stages,
  events: z.partial(events),
  terms: z.partial(terms),
  notified: z.partial(notified),
})

/** Reads the rules of orders. What the file leaves out is as for a new factory. Undefined if it has errors, which are reported. */
export async function readOrderRules(context: ReadContext): Promise<OrderRules | undefined> {
  const read = await readOne(context, 'order-rules.yaml', orderRulesSchema)
  if (!read) return undefined
  const { value } = read
  const rules = {
    title: ORDER_RULES_TITLE,
    stages: value.stages,
    events: { ...DEFAULT_ORDER_RULES.events, ...value.events },
    terms: { ...DEFAULT_ORDER_RULES.terms, ...value.terms },
    notified: { ...DEFAULT_ORDER_RULES.notified, ...value.notified },
  }
  return context.errors.validate(publishableOrderRules, rules, read.location)
}

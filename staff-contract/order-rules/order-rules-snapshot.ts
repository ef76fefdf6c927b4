import { messages } from '@rapport/contract/errors/messages'
import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { ERP_ID_MAX, TITLE_MAX } from '../editing/text-limits.ts'
import {
  boundedList,
  draftErpId,
  draftText,
  requiredText,
  wholeNumberUpTo,
} from '../snapshots/snapshot-fields.ts'
import { LATER_STATUSES, OPEN_STATUSES, ORDER_EVENTS } from './order-rules-events.ts'

/** Title of the single entry in lists. */
export const ORDER_RULES_TITLE = 'Правила заявок'

/** Production stages, at most. */
const STAGES_MAX = 20

/** Working hours of a term, at most: six weeks. */
const TERM_HOURS_MAX = 240

const stage = z.object({
  /** Given once, by the form: orders refer to it, whatever its title. */
  id: draftErpId,
  title: draftText(SHORT_FIELD_MAX),
})

const byName = <N extends string, S extends z.ZodMiniType>(names: readonly N[], field: S) =>
  z.object(Object.fromEntries(names.map((name) => [name, field])) as Record<N, S>)

/** Rules of the factory for its orders: production stages, what changes a status, terms and messages. */
export const orderRulesSnapshot = z.object({
  /** Its name in lists. */
  title: draftText(TITLE_MAX),
  /** Production stages in their usual sequence. */
  stages: boundedList(stage, STAGES_MAX),
  /** The status that an order takes at an event. */
  events: byName(ORDER_EVENTS, z.enum(['none', ...LATER_STATUSES], messages.fieldInvalid)),
  /** Working hours until the next step of an order in a status; null: no term. */
  terms: byName(OPEN_STATUSES, z.nullable(wholeNumberUpTo(TERM_HOURS_MAX))),
  /** Whether the customer gets a message when the order enters a status. */
  notified: byName(LATER_STATUSES, z.boolean(messages.fieldInvalid)),
})
export type OrderRules = z.infer<typeof orderRulesSnapshot>
export type ProductionStage = OrderRules['stages'][number]

const publishableStage = z.object({
  id: z
    .string(messages.fieldInvalid)
    .check(z.maxLength(ERP_ID_MAX, messages.fieldInvalid), z.regex(/^[a-z\d-]+$/, messages.fieldInvalid)),
  title: requiredText(SHORT_FIELD_MAX, editingMessages.nameRequired),
})

/** Reports each stage whose id or title another stage before it has. */
function checkDistinct({ value, issues }: z.core.ParsePayload<ProductionStage[]>): void {
  for (const [index, { id, title }] of value.entries()) {
    const before = value.slice(0, index)
    const isTwice = before.some((other) => other.id === id || other.title.trim() === title.trim())
    const path = [index, 'title']
    if (isTwice)
      issues.push({ code: 'custom', input: value, path, message: editingMessages.stageTwice, continue: true })
  }
}

/** Only the workshop starts the production of an order, which then needs an approved proof. */
function checkStart({ value, issues }: z.core.ParsePayload<OrderRules['events']>): void {
  for (const event of ORDER_EVENTS)
    if (value[event] === 'in-production' && event !== 'production-started')
      issues.push({
        code: 'custom',
        input: value,
        path: [event],
        message: editingMessages.startByWorkshop,
        continue: true,
      })
}

/** Rules that can be published. */
export const publishableOrderRules = z.object({
  ...orderRulesSnapshot.shape,
  title: requiredText(TITLE_MAX, editingMessages.nameRequired),
  stages: boundedList(publishableStage, STAGES_MAX).check(checkDistinct),
  events: orderRulesSnapshot.shape.events.check(checkStart),
  terms: byName(
    OPEN_STATUSES,
    z.nullable(wholeNumberUpTo(TERM_HOURS_MAX).check(z.minimum(1, editingMessages.wholeNumberFromOne))),
  ),
})

/** Rules of a factory that has changed none: an offer moves its order, statuses have no term and send no message. */
export const DEFAULT_ORDER_RULES: OrderRules = {
  title: ORDER_RULES_TITLE,
  stages: [
    { id: 'cutting', title: 'Раскрой' },
    { id: 'printing', title: 'Печать' },
    { id: 'sewing', title: 'Пошив' },
    { id: 'control', title: 'Контроль' },
    { id: 'dispatch', title: 'Отгрузка' },
  ],
  events: {
    'offer-sent': 'quoted',
    'offer-accepted': 'quoted',
    'offer-declined': 'none',
    'proof-approved': 'none',
    'invoice-issued': 'none',
    'invoice-part-paid': 'none',
    'invoice-paid': 'paid',
    'production-started': 'in-production',
    'production-done': 'shipped',
  },
  terms: {
    new: null,
    called: null,
    calculating: null,
    quoted: null,
    paid: null,
    'in-production': null,
    shipped: null,
  },
  notified: {
    called: false,
    calculating: false,
    quoted: false,
    paid: false,
    'in-production': false,
    shipped: false,
    done: false,
    refused: false,
  },
}

import { messages } from '@rapport/contract/errors/messages'
import { dayField } from '@rapport/contract/hours/calendar'
import { ORDER_ORIGINS } from '@rapport/contract/orders/order-origin'
import { ORDER_STATUSES } from '@rapport/contract/orders/order-status'
import * as z from 'zod/mini'
import { ERP_ID_MAX } from '../editing/text-limits.ts'
import { INBOX_VIEWS, type InboxView } from './inbox.ts'
import { INBOX_QUERY_MAX, ORDER_SOURCE_MAX } from './inbox-limits.ts'

const ID_MAX = 2 ** 31 - 1
const refused = messages.fieldInvalid
const id = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\d{1,10}$/, refused)),
    z.transform((text) => Number(text)),
  ),
  z.int().check(z.minimum(0, refused), z.maximum(ID_MAX, refused)),
)
const mark = z.string().check(z.minLength(1, refused), z.maxLength(ORDER_SOURCE_MAX, refused))
const day = dayField(refused).check(z.regex(/^20/, refused))

/** Filters of the order list, as in its URL. */
export const orderFilterFields = {
  status: z.optional(z.enum(ORDER_STATUSES, refused)),
  /** A staff member's id; `0` or `nobody`: not assigned. `mine`: assigned to the current user. */
  assignee: z.optional(z.union([z.enum(['mine', 'nobody']), id], refused)),
  /** A number, a phone in any spelling, a name, words of the comment, a file’s name. */
  q: z.optional(z.string().check(z.maxLength(INBOX_QUERY_MAX, refused))),
  /** Where it came from: the site, or a call that staff wrote down. */
  origin: z.optional(z.enum(ORDER_ORIGINS, refused)),
  /** The `utm_source` of its visit: `vk`. */
  source: z.optional(mark),
  /** Host of the referring site: `yandex.ru`. */
  referrer: z.optional(mark),
  city: z.optional(id),
  /** Id of the production stage that the order is at. */
  stage: z.optional(z.string().check(z.minLength(1, refused), z.maxLength(ERP_ID_MAX, refused))),
  files: z.optional(z.enum(['yes', 'no'], refused)),
  /** Days of the order in Moscow time, both included. */
  from: z.optional(day),
  to: z.optional(day),
}
const orderFilter = z.object(orderFilterFields)
export type OrderFilter = z.infer<typeof orderFilter>
const FILTER_NAMES = Object.keys(orderFilterFields) as (keyof OrderFilter)[]

/** The order list as its URL describes it. */
export interface OrderList {
  view: InboxView
  filter: OrderFilter
  isCompact: boolean
  /** Names of invalid parameters, which are ignored. */
  unknown: string[]
}

/** Parses the URL of the order list. A search covers all orders: a customer on the phone may already have been called. */
export function readOrderList(params: URLSearchParams): OrderList {
  const filter: Record<string, unknown> = {}
  const unknown: string[] = []
  for (const name of FILTER_NAMES) {
    const text = params.get(name)?.trim()
    if (!text) continue
    const parsed = z.safeParse(orderFilterFields[name], text)
    if (parsed.success) filter[name] = parsed.data
    else unknown.push(name)
  }
  const view = params.get('view') ?? 'queue'
  const isView = INBOX_VIEWS.includes(view as InboxView)
  if (!isView) unknown.push('view')
  return {
    view: filter.q === undefined ? (isView ? (view as InboxView) : 'queue') : 'all',
    filter,
    isCompact: params.get('density') === 'compact',
    unknown,
  }
}

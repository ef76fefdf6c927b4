import { orderCalculation } from '@rapport/contract/calculation/stored/order-calculation'
import { messages } from '@rapport/contract/errors/messages'
import { momentField } from '@rapport/contract/hours/calendar'
import { orderLine } from '@rapport/contract/orders/order-line'
import { ORDER_ORIGINS } from '@rapport/contract/orders/order-origin'
import { ORDER_AUTHORS, ORDER_STATUSES } from '@rapport/contract/orders/order-status'
import * as z from 'zod/mini'
import { offerEvent } from '../offers/offer.ts'
import { ORDER_EVENTS } from '../order-rules/order-rules-events.ts'
import { proofEvent } from '../proofs/proof.ts'
import { STAFF_MAX } from '../staff/staff-limits.ts'
import { inboxMessage } from './conversation.ts'
import { ORDER_NOTE_MAX, REFUSAL_REASON_MAX } from './inbox-limits.ts'
import { inboxMessages } from './inbox-messages.ts'
import { orderNotification } from './order-notifications.ts'
import { orderReminder } from './order-reminders.ts'

const orderStatus = z.enum(ORDER_STATUSES, messages.fieldInvalid)
const person = z.object({ id: z.number(), name: z.string() })

/**
 * Views of the inbox. `queue`: orders to call, most urgent first. `undelivered`: orders with a notification
 * that failed for good. `mentioned`: orders whose notes mention the current user. `reminders`: orders with a
 * due reminder of the current user. `unanswered`: orders whose customer wrote and got no answer. All but `queue` are
 * sorted newest first.
 */
export const INBOX_VIEWS = [
  'queue',
  'all',
  'late',
  'unanswered',
  'mentioned',
  'reminders',
  'undelivered',
] as const
export type InboxView = (typeof INBOX_VIEWS)[number]

/** An order in the inbox. Moments are ISO. */
export const inboxOrderPreview = z.object({
  id: z.uuid(),
  number: z.string(),
  placedAt: z.string(),
  status: orderStatus,
  name: z.string(),
  phone: z.string(),
  origin: z.enum(ORDER_ORIGINS),
  /** The city whose page sent it; null if none. */
  city: z.nullable(z.string()),
  /** The time zone of that city: `Europe/Samara`. */
  timeZone: z.nullable(z.string()),
  /** Titles of the products, and the first line of the comment, cut. */
  summary: z.string(),
  fileCount: z.number(),
  assignee: z.nullable(person),
  /** Deadline of the call; null if no call is needed. */
  callBy: z.nullable(z.string()),
  /** By when its status is due; null without a term. */
  dueAt: z.nullable(z.string()),
  /** Production stage; null before the first one. */
  stage: z.nullable(z.string()),
  /** Unanswered calls. */
  missedCalls: z.number(),
  /** Messages of the customer without an answer. */
  unanswered: z.number(),
  /** Raised by every write; the next write must send it. */
  version: z.number(),
})
export type InboxOrderPreview = z.infer<typeof inboxOrderPreview>

const by = z.nullable(person)
/**
 * A file, in bytes. `isRemoved`: it expired. `author` is the staff member who added it; null if the customer
 * sent it. `thumbnailPath` is a signed path valid for minutes; null without a thumbnail.
 */
const inboxFile = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.number(),
  isRemoved: z.boolean(),
  author: by,
  thumbnailPath: z.nullable(z.string()),
})
/** Signed paths of a file, valid for STAFF_FILE_MINUTES: for download, and for its preview if it can have one. */
export const orderFileLinks = z.object({ path: z.string(), previewPath: z.nullable(z.string()) })
/** A status change; `author` is null if the customer or the site made it. */
const statusChange = z.object({
  status: orderStatus,
  at: z.string(),
  by: z.enum(ORDER_AUTHORS),
  author: by,
  reason: z.nullable(z.string()),
  /** The event whose rule made the change; null if a person chose the status. */
  event: z.nullable(z.enum(ORDER_EVENTS)),
})
/** `later`: the customer asks for a call at another time. */
export const CALL_OUTCOMES = ['reached', 'missed', 'later'] as const
const call = z.object({
  at: z.string(),
  author: by,
  outcome: z.enum(CALL_OUTCOMES),
  /** The time that the customer chose. */
  callAt: z.nullable(z.string()),
})
export const MESSENGERS = ['telegram', 'whatsapp'] as const
const contact = z.object({ at: z.string(), author: by, messenger: z.enum(MESSENGERS) })
const note = z.object({
  id: z.number(),
  at: z.string(),
  author: by,
  text: z.string(),
  mentions: z.array(person),
})
/** Another order with the same phone or email. `isDuplicate`: within a day of this order. */
const relatedOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  placedAt: z.string(),
  status: orderStatus,
  summary: z.string(),
  version: z.number(),
  isDuplicate: z.boolean(),
})

/** A whole order as staff see it; lists are oldest first, related orders newest first. */
export const inboxOrder = z.object({
  ...inboxOrderPreview.shape,
  email: z.string(),
  comment: z.string(),
  /** The ordered product with the prices of that time. */
  lines: z.array(orderLine),
  /** The calculation that it carries. */
  calculation: z.nullable(orderCalculation),
  isCatalog: z.boolean(),
  /** The staff member who wrote it down; null if the customer sent it. */
  takenBy: by,
  /** Location guessed from the customer's network. */
  customerLocation: z.nullable(z.string()),
  referrerUrl: z.nullable(z.string()),
  /** The page that sent the order; null if unknown. */
  pagePath: z.nullable(z.string()),
  /** UTM parameters of the visit. */
  utm: z.object({
    source: z.nullable(z.string()),
    medium: z.nullable(z.string()),
    campaign: z.nullable(z.string()),
    content: z.nullable(z.string()),
    term: z.nullable(z.string()),
  }),
  /** Id of the account that has the order, or has its email; null if there is none. */
  customerId: z.nullable(z.number()),
  files: z.array(inboxFile),
  statusChanges: z.array(statusChange),
  calls: z.array(call),
  contacts: z.array(contact),
  notes: z.array(note),
  /** The conversation with the customer. */
  messages: z.array(inboxMessage),
  /** Pending reminders of all staff members, soonest first. */
  reminders: z.array(orderReminder),
  notifications: z.array(orderNotification),
  related: z.array(relatedOrder),
  /** What happened to its offers, oldest first. */
  offerEvents: z.array(offerEvent),
  /** What happened to its proof, oldest first. */
  proofEvents: z.array(proofEvent),
})
export type InboxOrder = z.infer<typeof inboxOrder>

/** Response of the inbox's polling: `now` is the server's clock. Counts stop at INBOX_COUNT_MAX. */
export const inboxState = z.object({
  now: z.string(),
  waiting: z.number(),
  overdue: z.number(),
  /** Orders with a notification that failed for good. */
  undelivered: z.number(),
  /** Orders with a due reminder of the current user. */
  reminders: z.number(),
  /** Orders whose customer wrote and got no answer. */
  unanswered: z.number(),
  /** The newest order. */
  newest: z.nullable(z.object({ id: z.uuid(), number: z.string(), placedAt: z.string() })),
})
export type InboxState = z.infer<typeof inboxState>

/** An event of the stream: an order or a message arrived, a reminder of the current user is due, or other data changed. */
const inboxEvent = z.object({
  kind: z.enum(['placed', 'message', 'reminder', 'changed']),
  /** The order of the event; null if it concerns none. */
  order: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
})
export type InboxEvent = z.infer<typeof inboxEvent>

const wholeNumber = z.pipe(
  z.pipe(
    z.union(
      [z.number(), z.string().check(z.regex(/^\d{1,10}$/, messages.fieldInvalid))],
      messages.fieldInvalid,
    ),
    z.transform(Number),
  ),
  z.int(messages.fieldInvalid).check(z.minimum(0, messages.fieldInvalid), z.maximum(2 ** 31 - 1)),
)
/** The version that the write started from. Without it the server answers 400, which no schema can express. */
const fromVersion = z.optional(wholeNumber)

const reasonText = z
  .string(messages.fieldInvalid)
  .check(z.trim(), z.maxLength(REFUSAL_REASON_MAX, inboxMessages.reasonTooLong))
export const orderStatusForm = z
  .object({ version: fromVersion, status: orderStatus, reason: z._default(reasonText, '') })
  .check(
    z.refine(({ status, reason }) => status !== 'refused' || reason !== '', {
      error: inboxMessages.reasonRequired,
      path: ['reason'],
    }),
  )
export const orderContactForm = z.object({ messenger: z.enum(MESSENGERS, messages.fieldInvalid) })
/** Form of a refusal. */
export const refusalForm = z.object({
  reason: reasonText.check(z.minLength(1, inboxMessages.reasonRequired)),
})
export const orderCallForm = z.object({
  version: fromVersion,
  outcome: z.enum(CALL_OUTCOMES, messages.fieldInvalid),
  /** ISO, required by `later` only. */
  callAt: z.optional(momentField(inboxMessages.callAt)),
})
export type OrderCall = Pick<z.infer<typeof orderCallForm>, 'outcome' | 'callAt'>
/** Null: unassigns the order. */
export const orderAssigneeForm = z.object({ version: fromVersion, assigneeId: z.nullable(wholeNumber) })
/** Form of a note. */
export const noteTextForm = z.object({
  text: z
    .string(inboxMessages.noteRequired)
    .check(
      z.trim(),
      z.minLength(1, inboxMessages.noteRequired),
      z.maxLength(ORDER_NOTE_MAX, inboxMessages.noteTooLong),
    ),
})
export const orderNoteForm = z.object({
  ...noteTextForm.shape,
  /** Staff members who get a mail about the note. */
  mentions: z._default(
    z.array(wholeNumber, messages.fieldInvalid).check(z.maxLength(STAFF_MAX, messages.fieldInvalid)),
    [],
  ),
})

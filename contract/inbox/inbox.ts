import * as z from 'zod/mini'
import { ORDER_AUTHORS, ORDER_STATUSES } from '../accounts/order-status.ts'
import { momentField } from '../fields/calendar.ts'
import { orderLine } from '../fields/order-line.ts'
import { ORDER_NOTE_MAX, REFUSAL_REASON_MAX, STAFF_MAX } from '../limits.ts'
import { messages } from '../messages.ts'
import { inboxMessages } from './inbox-messages.ts'
import { orderNotification } from './order-notifications.ts'
import { orderReminder } from './order-reminders.ts'

const orderStatus = z.enum(ORDER_STATUSES, messages.fieldInvalid)
const person = z.object({ id: z.number(), name: z.string() })

/**
 * `queue`: those to be called, the most urgent first. `undelivered`: those of which something did not leave for good. `mentioned`:
 * those in whose notes whoever asks is mentioned. `reminders`: those that whoever asks was reminded of and has not done. These, and
 * `all`: the newest first.
 */
export const INBOX_VIEWS = ['queue', 'all', 'mentioned', 'reminders', 'undelivered'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]

/** An order as the inbox lists it. Moments are ISO. */
export const inboxOrderPreview = z.object({
  id: z.uuid(),
  number: z.string(),
  placedAt: z.string(),
  status: orderStatus,
  name: z.string(),
  phone: z.string(),
  /** The city whose page it came from; null where it names none. */
  city: z.nullable(z.string()),
  /** The zone of that city: `Europe/Samara`. */
  timeZone: z.nullable(z.string()),
  /** The product that it is for, and the first line of the comment, cut. */
  summary: z.string(),
  fileCount: z.number(),
  assignee: z.nullable(person),
  /** Until when the customer is to be called; null where they need not be. */
  callBy: z.nullable(z.string()),
  /** Calls that nobody answered. */
  missedCalls: z.number(),
  /** Raised by every write: the next one has to name it. */
  version: z.number(),
})
export type InboxOrderPreview = z.infer<typeof inboxOrderPreview>

const by = z.nullable(person)
/**
 * A file; `isRemoved` once it was removed for its age, `author` who of the staff added it, null where the customer sent it. Size in
 * bytes. `thumbnailPath` opens its small picture for some minutes; null where it has none.
 */
const inboxFile = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.number(),
  isRemoved: z.boolean(),
  author: by,
  thumbnailPath: z.nullable(z.string()),
})
/** Paths that open a file for STAFF_FILE_MINUTES: to be saved, and as a picture where it may have one. */
export const orderFileLinks = z.object({ path: z.string(), previewPath: z.nullable(z.string()) })
/** What somebody did of an order; `author` is null where a customer or the site itself did. */
const statusChange = z.object({
  status: orderStatus,
  at: z.string(),
  by: z.enum(ORDER_AUTHORS),
  author: by,
  reason: z.nullable(z.string()),
})
/** `later`: the customer asks to be called at another time. */
export const CALL_OUTCOMES = ['reached', 'missed', 'later'] as const
const call = z.object({
  at: z.string(),
  author: by,
  outcome: z.enum(CALL_OUTCOMES),
  /** When they asked to be called. */
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
/** Another order of whoever has the same phone or e-mail. `isDuplicate`: within a day of this one. */
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
  /** The product that it is for, as it was priced when it came. */
  line: z.nullable(orderLine),
  isCatalog: z.boolean(),
  /** Where the customer seemed to be. */
  customerLocation: z.nullable(z.string()),
  referrerUrl: z.nullable(z.string()),
  /** The page of the site that it was sent from; null where that is not known. */
  pagePath: z.nullable(z.string()),
  /** Marks of an advertisement, as its link had them. */
  utm: z.object({
    source: z.nullable(z.string()),
    medium: z.nullable(z.string()),
    campaign: z.nullable(z.string()),
    content: z.nullable(z.string()),
    term: z.nullable(z.string()),
  }),
  /** Whose account it stands in, or would by its address; null where they have none. */
  customerId: z.nullable(z.number()),
  files: z.array(inboxFile),
  statusChanges: z.array(statusChange),
  calls: z.array(call),
  contacts: z.array(contact),
  notes: z.array(note),
  /** Of everybody, those that are not done; the soonest first. */
  reminders: z.array(orderReminder),
  notifications: z.array(orderNotification),
  related: z.array(relatedOrder),
})
export type InboxOrder = z.infer<typeof inboxOrder>

/** What the inbox asks for again and again: `now` is the server's clock. Counts go as far as INBOX_COUNT_MAX. */
export const inboxState = z.object({
  now: z.string(),
  waiting: z.number(),
  overdue: z.number(),
  /** Orders of which something did not leave for good. */
  undelivered: z.number(),
  /** Orders that whoever asks was reminded of and has not done. */
  reminders: z.number(),
  /** The last order that came. */
  newest: z.nullable(z.object({ id: z.uuid(), number: z.string(), placedAt: z.string() })),
})
export type InboxState = z.infer<typeof inboxState>

/** What a stream of events says: an order came, a reminder of one's own is due, or something else is otherwise than it was. */
const inboxEvent = z.object({
  kind: z.enum(['placed', 'reminder', 'changed']),
  /** Of which order; null where it is not one. */
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
/** The version a write started from. Who names none is answered 400, which no schema can say. */
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
/** What is typed of a refusal. */
export const refusalForm = z.object({
  reason: reasonText.check(z.minLength(1, inboxMessages.reasonRequired)),
})
export const orderCallForm = z.object({
  version: fromVersion,
  outcome: z.enum(CALL_OUTCOMES, messages.fieldInvalid),
  /** ISO, for `later` alone. */
  callAt: z.optional(momentField(inboxMessages.callAt)),
})
export type OrderCall = Pick<z.infer<typeof orderCallForm>, 'outcome' | 'callAt'>
/** Null: nobody has it any more. */
export const orderAssigneeForm = z.object({
  version: fromVersion,
  assigneeId: z.nullable(wholeNumber),
})
/** What is typed of a note. */
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
  /** Whom it concerns: they get a mail. */
  mentions: z._default(
    z.array(wholeNumber, messages.fieldInvalid).check(z.maxLength(STAFF_MAX, messages.fieldInvalid)),
    [],
  ),
})

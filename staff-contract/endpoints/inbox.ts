import { day, numberIn } from '@rapport/contract/endpoints/endpoint-params'
import { messages } from '@rapport/contract/errors/messages'
import { ORDER_FILE_BYTES_MAX } from '@rapport/contract/orders/order-limits'
import * as z from 'zod/mini'
import { callReport, findPeriodError } from '../inbox/call-report.ts'
import {
  INBOX_VIEWS,
  inboxOrder,
  inboxOrderPreview,
  inboxState,
  orderAssigneeForm,
  orderCallForm,
  orderContactForm,
  orderFileLinks,
  orderNoteForm,
  orderStatusForm,
} from '../inbox/inbox.ts'
import { orderChangesForm, orderChangesResult } from '../inbox/order-changes.ts'
import { orderFilterFields } from '../inbox/order-list.ts'
import { resendNotificationForm } from '../inbox/order-notifications.ts'
import { orderReminderForm } from '../inbox/order-reminders.ts'
import { listCount } from '../lists/list-count.ts'
import { ADMIN_LIST_DEFAULT, ADMIN_LIST_MAX } from '../lists/list-limits.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const byUuid = z.object({ id: z.uuid(messages.notFound) })
const changed = z.object({ order: inboxOrder })
const view = z._default(z.enum(INBOX_VIEWS, messages.fieldInvalid), 'all')

/**
 * Endpoints of orders for staff. A write that depends on the order's state sends the version it started from.
 * A write with an `Idempotency-Key` runs once: a repeat is answered with the current order.
 */
export const inboxEndpoints = {
  getInboxState: {
    ...adminRoutes.getInboxState,
    summary:
      'How many orders wait for a call, how many too long, and which came last; as `text/event-stream` what becomes of orders, as it does',
    access: 'orders.read',
    isBackground: true,
    result: inboxState,
  },
  getInbox: {
    ...adminRoutes.getInbox,
    summary: 'Orders: those to be called first, or all; `next` is asked with for those that follow',
    access: 'orders.read',
    query: z.object({
      view,
      ...orderFilterFields,
      after: z.optional(z.string().check(z.regex(/^\d{1,15}-[\w-]{1,20}$/, messages.fieldInvalid))),
      limit: z._default(numberIn(1, ADMIN_LIST_MAX), ADMIN_LIST_DEFAULT),
    }),
    result: z.object({ orders: z.array(inboxOrderPreview), next: z.nullable(z.string()) }),
  },
  getInboxCount: {
    ...adminRoutes.getInboxCount,
    summary: 'How many orders meet a filter; `isMore`: there are more than are counted',
    access: 'orders.read',
    query: z.object({ view, ...orderFilterFields }),
    result: listCount,
  },
  getInboxChoices: {
    ...adminRoutes.getInboxChoices,
    summary: 'Sources, sites and cities that orders can be filtered by',
    access: 'orders.read',
    result: z.object({
      sources: z.array(z.string()),
      referrers: z.array(z.string()),
      cities: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  },
  getCallReport: {
    ...adminRoutes.getCallReport,
    summary:
      'How soon customers were called whose orders came on some days: in all, by day and by who called',
    access: 'orders.read',
    query: z.object({ from: day, to: day }).check(
      z.superRefine((period, context) => {
        const message = findPeriodError(period)
        if (message) context.addIssue({ code: 'custom', path: ['to'], message, input: period.to })
      }),
    ),
    result: callReport,
  },
  getOrderHandlers: {
    ...adminRoutes.getOrderHandlers,
    summary: 'Who works with orders',
    access: 'orders.read',
    result: z.object({ people: z.array(z.object({ id: z.number(), name: z.string() })) }),
  },
  changeOrders: {
    ...adminRoutes.changeOrders,
    summary:
      'Takes several orders, gives them to somebody, or changes what they are; says which were left, and why',
    access: 'orders.write',
    form: orderChangesForm,
    result: orderChangesResult,
  },
  getInboxOrder: {
    ...adminRoutes.getInboxOrder,
    summary: 'An order with all that became of it; the look is noted',
    access: 'orders.read',
    params: byUuid,
    result: changed,
  },
  claimOrder: {
    ...adminRoutes.claimOrder,
    summary: 'Makes an order one’s own; 409 where somebody else was first',
    access: 'orders.write',
    params: byUuid,
    result: changed,
  },
  assignOrder: {
    ...adminRoutes.assignOrder,
    summary: 'Gives an order to somebody, or to nobody',
    access: 'orders.write',
    params: byUuid,
    form: orderAssigneeForm,
    result: changed,
  },
  changeOrderStatus: {
    ...adminRoutes.changeOrderStatus,
    summary: 'Changes what an order is; the customer’s cabinet shows it',
    access: 'orders.write',
    params: byUuid,
    form: orderStatusForm,
    result: changed,
  },
  noteOrderCall: {
    ...adminRoutes.noteOrderCall,
    summary: 'Notes a call: answered, or not, and then when to try again',
    access: 'orders.write',
    params: byUuid,
    form: orderCallForm,
    result: changed,
  },
  noteOrderContact: {
    ...adminRoutes.noteOrderContact,
    summary: 'Notes that somebody began to write to the customer in a messenger',
    access: 'orders.write',
    params: byUuid,
    form: orderContactForm,
    result: changed,
  },
  resendNotification: {
    ...adminRoutes.resendNotification,
    summary:
      'Sends a mail or message of an order once more, a mail to another address too; one that is on its way stays as it is',
    access: 'orders.write',
    params: byUuid,
    form: resendNotificationForm,
    result: changed,
  },
  addOrderNote: {
    ...adminRoutes.addOrderNote,
    summary: 'Adds a note that only staff see; whom it mentions gets a mail',
    access: 'orders.write',
    params: byUuid,
    form: orderNoteForm,
    result: changed,
  },
  addOrderFile: {
    ...adminRoutes.addOrderFile,
    summary: 'Adds a file or a photo to an order; only staff see it',
    access: 'orders.write',
    params: byUuid,
    fileBytes: ORDER_FILE_BYTES_MAX,
    result: changed,
  },
  addOrderReminder: {
    ...adminRoutes.addOrderReminder,
    summary: 'Has whoever asks reminded of an order at a minute, by a mail and in the inbox',
    access: 'orders.write',
    params: byUuid,
    form: orderReminderForm,
    result: changed,
  },
  endOrderReminder: {
    ...adminRoutes.endOrderReminder,
    summary: 'Ends a reminder: it is done, or need not come',
    access: 'orders.write',
    params: z.object({ id: numberIn(1, 2 ** 31 - 1) }),
    result: changed,
  },
  openOrderFile: {
    ...adminRoutes.openOrderFile,
    summary: 'Gives paths that open a file of an order for ten minutes; the look is noted',
    access: 'orders.read',
    params: byUuid,
    result: orderFileLinks,
  },
  openOrderArchive: {
    ...adminRoutes.openOrderArchive,
    summary: 'Gives a path that opens all files of an order as one ZIP for ten minutes; the look is noted',
    access: 'orders.read',
    params: byUuid,
    result: z.object({ path: z.string() }),
  },
} as const satisfies Record<string, AdminEndpoint>

import { numberIn } from '@rapport/contract/endpoints/endpoint-params'
import { messages } from '@rapport/contract/errors/messages'
import { ORDER_FILE_BYTES_MAX } from '@rapport/contract/orders/order-limits'
import * as z from 'zod/mini'
import { callReport } from '../inbox/call-report.ts'
import { staffMessageForm } from '../inbox/conversation.ts'
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
import { messageTemplate, messageTemplateForm } from '../inbox/message-templates.ts'
import { orderChangesForm, orderChangesResult } from '../inbox/order-changes.ts'
import { orderFilterFields } from '../inbox/order-list.ts'
import { resendNotificationForm } from '../inbox/order-notifications.ts'
import { orderReminderForm } from '../inbox/order-reminders.ts'
import { reportPeriodQuery } from '../inbox/report-period.ts'
import { staffOrderForm } from '../inbox/staff-order.ts'
import { listCount } from '../lists/list-count.ts'
import { ADMIN_LIST_DEFAULT, ADMIN_LIST_MAX } from '../lists/list-limits.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const byUuid = z.object({ id: z.uuid(messages.notFound) })
const changed = z.object({ order: inboxOrder })
const messageTemplates = z.object({ templates: z.array(messageTemplate) })
const view = z._default(z.enum(INBOX_VIEWS, messages.fieldInvalid), 'all')

/**
 * Endpoints of orders for staff. A write that depends on the order's state sends the version it started from.
 * A write with an `Idempotency-Key` runs once: a repeat is answered with the current order.
 */
export const inboxEndpoints = {
  getInboxState: {
    ...adminRoutes.getInboxState,
    summary:
      'Returns counts of waiting and overdue orders, and the newest order; as `text/event-stream` a stream of changes',
    access: 'orders.read',
    isBackground: true,
    result: inboxState,
  },
  getInbox: {
    ...adminRoutes.getInbox,
    summary: 'Returns orders, by call deadline or newest first; `next` is the `after` of the next page',
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
    summary: 'Counts orders that match a filter; `isMore` is true above the limit of the count',
    access: 'orders.read',
    query: z.object({ view, ...orderFilterFields }),
    result: listCount,
  },
  getInboxChoices: {
    ...adminRoutes.getInboxChoices,
    summary: 'Returns sources, referrers, cities and production stages for the order filter',
    access: 'orders.read',
    result: z.object({
      sources: z.array(z.string()),
      referrers: z.array(z.string()),
      cities: z.array(z.object({ id: z.number(), name: z.string() })),
      stages: z.array(z.object({ id: z.string(), title: z.string() })),
    }),
  },
  getCallReport: {
    ...adminRoutes.getCallReport,
    summary: 'Reports how soon the customers of some days were called: in total, by day and by caller',
    access: 'orders.read',
    query: reportPeriodQuery,
    result: callReport,
  },
  getOrderHandlers: {
    ...adminRoutes.getOrderHandlers,
    summary: 'Returns the staff who may handle orders',
    access: 'orders.read',
    result: z.object({ people: z.array(z.object({ id: z.number(), name: z.string() })) }),
  },
  createOrder: {
    ...adminRoutes.createOrder,
    summary: 'Creates an order that staff took by phone, in a chat or in the office; it needs no call',
    access: 'orders.write',
    form: staffOrderForm,
    result: changed,
  },
  changeOrders: {
    ...adminRoutes.changeOrders,
    summary: 'Claims or assigns several orders, or changes their status; returns which were skipped, and why',
    access: 'orders.write',
    form: orderChangesForm,
    result: orderChangesResult,
  },
  getInboxOrder: {
    ...adminRoutes.getInboxOrder,
    summary: 'Returns an order with its history; the view is logged',
    access: 'orders.read',
    params: byUuid,
    result: changed,
  },
  claimOrder: {
    ...adminRoutes.claimOrder,
    summary: 'Assigns an order to the current member; answers 409 if another member has it',
    access: 'orders.write',
    params: byUuid,
    result: changed,
  },
  assignOrder: {
    ...adminRoutes.assignOrder,
    summary: 'Assigns an order to a member, or removes its assignee',
    access: 'orders.write',
    params: byUuid,
    form: orderAssigneeForm,
    result: changed,
  },
  changeOrderStatus: {
    ...adminRoutes.changeOrderStatus,
    summary: 'Changes the status of an order; the customer’s account shows it',
    access: 'orders.write',
    params: byUuid,
    form: orderStatusForm,
    result: changed,
  },
  noteOrderCall: {
    ...adminRoutes.noteOrderCall,
    summary: 'Records a call: answered, or not answered and then due again',
    access: 'orders.write',
    params: byUuid,
    form: orderCallForm,
    result: changed,
  },
  noteOrderContact: {
    ...adminRoutes.noteOrderContact,
    summary: 'Records that the member contacted the customer in a messenger',
    access: 'orders.write',
    params: byUuid,
    form: orderContactForm,
    result: changed,
  },
  resendNotification: {
    ...adminRoutes.resendNotification,
    summary:
      'Sends a notification of an order again, optionally a mail to another address; a pending one is unchanged',
    access: 'orders.write',
    params: byUuid,
    form: resendNotificationForm,
    result: changed,
  },
  addOrderNote: {
    ...adminRoutes.addOrderNote,
    summary: 'Adds a note for staff; mentioned members receive a mail',
    access: 'orders.write',
    params: byUuid,
    form: orderNoteForm,
    result: changed,
  },
  sendOrderMessage: {
    ...adminRoutes.sendOrderMessage,
    summary: 'Sends a message to the customer: in the account, on the offer’s page and by mail',
    access: 'orders.write',
    params: byUuid,
    form: staffMessageForm,
    result: changed,
  },
  resendOrderMessage: {
    ...adminRoutes.resendOrderMessage,
    summary: 'Sends the mail of a message again after it failed',
    access: 'orders.write',
    params: z.object({ id: numberIn(1, 2 ** 31 - 1) }),
    result: changed,
  },
  readOrderMessages: {
    ...adminRoutes.readOrderMessages,
    summary: 'Marks the customer’s messages as read: they need no answer',
    access: 'orders.write',
    params: byUuid,
    result: changed,
  },
  getMessageTemplates: {
    ...adminRoutes.getMessageTemplates,
    summary: 'Returns the templates of messages to customers',
    access: 'orders.write',
    result: messageTemplates,
  },
  saveMessageTemplate: {
    ...adminRoutes.saveMessageTemplate,
    summary: 'Stores a template of messages; one with the same title is replaced',
    access: 'orders.write',
    form: messageTemplateForm,
    result: messageTemplates,
  },
  deleteMessageTemplate: {
    ...adminRoutes.deleteMessageTemplate,
    summary: 'Deletes a template of messages',
    access: 'orders.write',
    params: byUuid,
    result: messageTemplates,
  },
  addOrderFile: {
    ...adminRoutes.addOrderFile,
    summary: 'Adds a file or a photo to an order, visible to staff only',
    access: 'orders.write',
    params: byUuid,
    fileBytes: ORDER_FILE_BYTES_MAX,
    result: changed,
  },
  addOrderReminder: {
    ...adminRoutes.addOrderReminder,
    summary: 'Adds a reminder for the current member, by mail and in the inbox',
    access: 'orders.write',
    params: byUuid,
    form: orderReminderForm,
    result: changed,
  },
  endOrderReminder: {
    ...adminRoutes.endOrderReminder,
    summary: 'Deletes a reminder',
    access: 'orders.write',
    params: z.object({ id: numberIn(1, 2 ** 31 - 1) }),
    result: changed,
  },
  openOrderFile: {
    ...adminRoutes.openOrderFile,
    summary: 'Returns paths that open a file of an order for ten minutes; the view is logged',
    access: 'orders.read',
    params: byUuid,
    result: orderFileLinks,
  },
  openOrderArchive: {
    ...adminRoutes.openOrderArchive,
    summary: 'Returns a path that opens all files of an order as a ZIP for ten minutes; the view is logged',
    access: 'orders.read',
    params: byUuid,
    result: z.object({ path: z.string() }),
  },
} as const satisfies Record<string, AdminEndpoint>

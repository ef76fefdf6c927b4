import { numberIn } from '@rapport/contract/endpoints/endpoint-params'
import { messages } from '@rapport/contract/errors/messages'
import { phoneField } from '@rapport/contract/fields/fields'
import * as z from 'zod/mini'
import { CUSTOMER_QUERY_MAX } from '../customers/customer-limits.ts'
import {
  consentText,
  customer,
  customerDiscountForm,
  customerErasureForm,
  customerPriceListForm,
  customerRow,
} from '../customers/customers.ts'
import { guest, guestErasureForm } from '../customers/guests.ts'
import { mergeForm, mergeSummary } from '../customers/merging.ts'
import { caller } from '../inbox/staff-order.ts'
import { ADMIN_LIST_DEFAULT, ADMIN_LIST_MAX } from '../lists/list-limits.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const id = numberIn(1, 2 ** 31 - 1)
const byId = z.object({ id })
const byOrder = z.object({ id: z.uuid(messages.notFound) })
const changed = z.object({ customer })

/** Endpoints of customers' accounts for staff. */
export const customerEndpoints = {
  getCustomers: {
    ...adminRoutes.getCustomers,
    summary: 'Returns accounts and guests, latest activity first; `next` is the `after` of the next page',
    access: 'customers.read',
    query: z.object({
      /** A phone in any spelling, an email, a name, a company, an INN, an order's number or words of an order. */
      q: z.optional(z.string().check(z.maxLength(CUSTOMER_QUERY_MAX, messages.fieldInvalid))),
      /** Customers with or without an account. */
      account: z.optional(z.enum(['yes', 'no'], messages.fieldInvalid)),
      after: z.optional(z.string().check(z.maxLength(40, messages.fieldInvalid))),
      limit: z._default(numberIn(1, ADMIN_LIST_MAX), ADMIN_LIST_DEFAULT),
    }),
    result: z.object({ customers: z.array(customerRow), next: z.nullable(z.string()) }),
  },
  getCallers: {
    ...adminRoutes.getCallers,
    summary: 'Returns customers with a phone, latest activity first, each with the newest orders',
    access: 'orders.write',
    query: z.object({ phone: phoneField }),
    result: z.object({ callers: z.array(caller) }),
  },
  getCustomer: {
    ...adminRoutes.getCustomer,
    summary:
      'Returns a customer with company, price lists, orders, consents and sessions; the view is logged',
    access: 'customers.read',
    params: byId,
    result: changed,
  },
  getConsentText: {
    ...adminRoutes.getConsentText,
    summary: 'Returns the text of a consent by its SHA-256',
    access: 'customers.read',
    params: z.object({ id: z.string().check(z.regex(/^[\da-f]{64}$/, messages.notFound)) }),
    result: consentText,
  },
  giveCustomerPriceList: {
    ...adminRoutes.giveCustomerPriceList,
    summary: 'Assigns a price list to a customer; the site shows its prices at once',
    access: 'customers.write',
    params: byId,
    form: customerPriceListForm,
    result: changed,
  },
  giveCustomerDiscount: {
    ...adminRoutes.giveCustomerDiscount,
    summary: 'Gives a customer a discount in percent; calculations have it at once',
    access: 'customers.write',
    params: byId,
    form: customerDiscountForm,
    result: changed,
  },
  endCustomerSession: {
    ...adminRoutes.endCustomerSession,
    summary: 'Ends a log-in of a customer',
    access: 'customers.write',
    params: z.object({ id: z.uuid(messages.notFound) }),
    result: changed,
  },
  endCustomerSessions: {
    ...adminRoutes.endCustomerSessions,
    summary: 'Ends all log-ins of a customer',
    access: 'customers.write',
    params: byId,
    result: changed,
  },
  getMergeSummary: {
    ...adminRoutes.getMergeSummary,
    summary: 'Counts what a merge of an account or a guest would move into a customer’s account',
    access: 'customers.write',
    params: byId,
    query: z.object({ userId: z.optional(id), orderId: z.optional(z.uuid(messages.notFound)) }),
    result: z.object({ summary: mergeSummary }),
  },
  mergeCustomers: {
    ...adminRoutes.mergeCustomers,
    summary: 'Merges an account or a guest into a customer’s account; it cannot be undone',
    access: 'customers.write',
    confirmed: true,
    params: byId,
    form: mergeForm,
    result: changed,
  },
  exportCustomer: {
    ...adminRoutes.exportCustomer,
    summary: 'Returns a path that downloads the data of a customer as a ZIP for a few minutes',
    access: 'customers.write',
    confirmed: true,
    params: byId,
    result: z.object({ path: z.string() }),
  },
  eraseCustomer: {
    ...adminRoutes.eraseCustomer,
    summary: 'Erases a customer; the orders stay without personal data',
    access: 'customers.write',
    confirmed: true,
    params: byId,
    form: customerErasureForm,
    result: z.object({}),
  },
  getGuest: {
    ...adminRoutes.getGuest,
    summary: 'Returns a customer without an account with all orders and consents; the view is logged',
    access: 'customers.read',
    params: byOrder,
    result: z.object({ guest }),
  },
  exportGuest: {
    ...adminRoutes.exportGuest,
    summary: 'Returns a path that downloads the data of a guest as a ZIP for a few minutes',
    access: 'customers.write',
    confirmed: true,
    params: byOrder,
    result: z.object({ path: z.string() }),
  },
  eraseGuest: {
    ...adminRoutes.eraseGuest,
    summary: 'Erases a guest; the orders stay without personal data',
    access: 'customers.write',
    confirmed: true,
    params: byOrder,
    form: guestErasureForm,
    result: z.object({}),
  },
} as const satisfies Record<string, AdminEndpoint>

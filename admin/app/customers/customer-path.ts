import type { CustomerRow } from '@rapport/staff-contract/customers/customers'

/** Returns the path of a customer's screen. Without an account the path has the id of one of their orders. */
export const customerPath = ({ userId, orderId }: Pick<CustomerRow, 'userId' | 'orderId'>): string =>
  userId === null ? `/customers/guests/${orderId}/` : `/customers/${userId}/`

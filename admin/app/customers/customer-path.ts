import type { CustomerRow } from '@rapport/contract/customers/customers'

/** Returns the path of somebody's card: by their account, or by an order of theirs. */
export const customerPath = ({ userId, orderId }: Pick<CustomerRow, 'userId' | 'orderId'>): string =>
  userId === null ? `/customers/guests/${orderId}/` : `/customers/${userId}/`

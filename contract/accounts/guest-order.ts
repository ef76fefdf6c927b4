import type { UserOrder } from './user-orders.ts'

/** Days for which the mailed link opens an order without an account. */
export const GUEST_LINK_DAYS = 90

/** An order as its mailed link shows it. The mailbox is not verified, so personal data and the comment are left out. */
export interface GuestOrder extends Pick<UserOrder, 'number' | 'placedAt' | 'status' | 'lines'> {
  /** Without reasons. */
  statusChanges: UserOrder['statusChanges']
  files: Pick<UserOrder['files'][number], 'name' | 'size'>[]
}

import type { UserOrder } from './user-orders.ts'

/** Days for which the link in a mail opens an order without an account. */
export const GUEST_LINK_DAYS = 90

/**
 * An order as the link in its mail shows it. The mailbox is unproven, so the person and what they wrote are left out.
 */
export interface GuestOrder extends Pick<UserOrder, 'number' | 'placedAt' | 'status' | 'line'> {
  /** Without reasons. */
  statusChanges: UserOrder['statusChanges']
  files: Pick<UserOrder['files'][number], 'name' | 'size'>[]
}

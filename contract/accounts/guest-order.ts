import type { UserOrder } from './user-orders.ts'

/** Days for which the link in a mail opens an order without an account. */
export const GUEST_LINK_DAYS = 90

/**
 * An order as whoever has the link of its mail sees it: nobody has proven whose mailbox that is, so that it has neither the person nor
 * a word that they wrote.
 */
export interface GuestOrder extends Pick<UserOrder, 'number' | 'placedAt' | 'status' | 'line'> {
  /** Without reasons. */
  statusChanges: UserOrder['statusChanges']
  files: Pick<UserOrder['files'][number], 'name' | 'size'>[]
}

import type { FieldErrors } from '../errors/error-response.ts'
import type { UserOrder } from './user-orders.ts'

/** Days for which the mailed link opens an order without an account. */
export const GUEST_LINK_DAYS = 90

/**
 * An order as its mailed link shows it, with the conversation. The mailbox is not verified, so personal data and the comment
 * are left out.
 */
export interface GuestOrder
  extends Pick<
    UserOrder,
    'number' | 'placedAt' | 'status' | 'lines' | 'calculation' | 'stages' | 'stageMails' | 'messages'
  > {
  /** Without reasons. */
  statusChanges: UserOrder['statusChanges']
  files: Pick<UserOrder['files'][number], 'name' | 'size'>[]
  /** Target of the form of a message; null while no personal data may be collected. */
  messagesPath: string | null
  /** Whether a message was just sent. */
  isSent: boolean
  /** A message that was refused: why, and what was typed. */
  refused?: { message: string; errors: FieldErrors; text: string }
}

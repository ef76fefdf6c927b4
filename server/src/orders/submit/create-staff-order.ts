import { randomUUID } from 'node:crypto'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { asciiEmail } from '@rapport/contract/fields/email'
import type { OrderForm } from '@rapport/contract/orders/orders'
import type { StaffOrder } from '@rapport/staff-contract/inbox/staff-order'
import { findUserByEmail } from '../../accounts/queries.ts'
import { cityExists } from '../../contacts/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { checkMinimum } from '../lines/check-minimum.ts'
import { findOrderLines } from '../lines/find-order-lines.ts'
import { listLineForms } from '../lines/order-comment.ts'
import { insertOrder, type OrderDeps } from './submit-order.ts'

/**
 * Creates an order that a staff member wrote down, by the rules of the site's form. Only the CRM is notified, and the
 * customer if the form says so. The order joins the account with its email, not the one with its phone: anybody may
 * type a phone into an account. Throws 422 with all errors.
 */
export async function createStaffOrder(
  tx: Orm,
  deps: OrderDeps,
  { origin, notify, ...fields }: StaffOrder,
  takenById: number,
): Promise<{ id: string; number: string }> {
  const form: OrderForm = { ...fields, additionalComment: '', isCatalog: false }
  const { cityId } = form
  const isCityUnknown = typeof cityId === 'number' && !(await cityExists(tx, cityId))
  const errors: FieldErrors = {
    ...(isCityUnknown ? { cityId: [messages.cityUnknown] } : {}),
    ...(await checkMinimum(tx, form)),
  }
  if (Object.keys(errors).length > 0) throw new ApiError(422, messages.invalid, errors)
  const user = form.email === '' ? undefined : await findUserByEmail(tx, asciiEmail(form.email))
  const lines = await findOrderLines(tx, listLineForms(form), user?.priceList ?? 'anonymous')
  const channels = deps.channels.filter(
    (channel) => channel === 'crm' || (channel === 'customer-mail' && notify === 'yes'),
  )
  const id = randomUUID()
  const order = { id, form, lines, userId: user?.id, taken: { origin, takenById } }
  return { id, number: await insertOrder(tx, { ...deps, channels }, order) }
}

import { createHash } from 'node:crypto'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { findOrderNumberById } from '../orders/queries.ts'
import { createStaffOrder } from '../orders/submit/create-staff-order.ts'
import type { OrderDeps } from '../orders/submit/submit-order.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { AdminCall } from '../staff/admin-route.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import { findWrittenSubject, isRepeatedWrite } from './write-once.ts'

/**
 * Creates an order that a staff member wrote down. Returns its id; a repeat returns the id of the first one. Throws 422
 * if the idempotency key already created an order from another form.
 */
export async function createOrder(
  { name: action, current, form, idempotencyKey: key, audit }: AdminCall<'createOrder'>,
  deps: OrderDeps,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(form)).digest('hex')
  return deps.database.orm.transaction(async (tx) => {
    const { id: staffId } = await lockCurrent(tx, current)
    const [firstId, firstHash] = (await findWrittenSubject(tx, { staffId, key, action }))?.split(' ') ?? []
    if (firstId !== undefined && firstHash === hash) return firstId
    if (firstId !== undefined) {
      const number = await findOrderNumberById(tx, firstId)
      throw new ApiError(422, inboxMessages.createdBefore(number ?? ''))
    }
    const { id, number } = await createStaffOrder(tx, deps, form, staffId)
    await isRepeatedWrite(tx, { staffId, key, action, subjectId: `${id} ${hash}` }, deps.now())
    const after = { origin: form.origin, notified: form.notify === 'yes' }
    await audit(tx, { subject: 'order', subjectId: id, title: number, after })
    return id
  })
}

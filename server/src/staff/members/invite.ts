import { STAFF_MAX } from '@rapport/staff-contract/staff/staff-limits'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { count } from 'drizzle-orm'
import { ApiError } from '../../platform/http/api-error.ts'
import { fieldError } from '../../platform/http/field-errors.ts'
import type { AdminCall } from '../admin-route.ts'
import { enqueueStaffEmail } from '../emails/send-staff-email.ts'
import { listStaff } from '../queries.ts'
import { lockCurrent } from '../sessions/current-staff.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { staff } from '../tables.ts'

/**
 * Adds a member and mails an invitation. Throws 422 if the address has an account, or there are too many accounts.
 */
export async function inviteStaff(deps: StaffDeps, { current, form, audit }: AdminCall<'inviteStaff'>) {
  const { orm } = deps.database
  const id = await orm.transaction(async (tx) => {
    await lockCurrent(tx, current)
    const [total] = await tx.select({ count: count() }).from(staff)
    if ((total?.count ?? 0) >= STAFF_MAX) throw new ApiError(422, staffMessages.staffTooMany)
    const [added] = await tx
      .insert(staff)
      .values({ ...form, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning({ id: staff.id })
    if (!added) throw fieldError('email', staffMessages.emailTaken)
    await audit(tx, { subject: 'staff', subjectId: added.id, after: form, personal: ['email', 'name'] })
    await enqueueStaffEmail(tx, deps.jobs, { purpose: 'invitation', email: form.email })
    return added.id
  })
  const [member] = await listStaff(orm, id)
  if (!member) throw new Error('The account is not there')
  return { member }
}

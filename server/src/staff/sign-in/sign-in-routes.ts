import type { AddAdminRoute } from '../admin-route.ts'
import { enqueueStaffEmail } from '../emails/send-staff-email.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { confirmStaff } from './confirm.ts'
import { acceptInvitation, getInvitation, resetStaffPassword } from './invitation.ts'
import { signInByCode } from './sign-in-by-code.ts'
import { createStaffSignInOptions, signInByPasskey } from './sign-in-by-passkey.ts'
import { signInByPassword } from './sign-in-by-password.ts'

/** Steps of a sign-in that can be guessed. */
export function signInRoutes(route: AddAdminRoute, deps: StaffDeps): void {
  route('signInStaff', (call) => signInByPassword(deps, call))
  route('signInStaffByCode', (call) => signInByCode(deps, call))
  route('getInvitation', (call) => getInvitation(deps, call))
  route('acceptInvitation', (call) => acceptInvitation(deps, call))
  route('resetStaffPassword', (call) => resetStaffPassword(deps, call))
  route('mailStaffPasswordLink', async ({ form: { email } }) => {
    await deps.limits.countPasswordLink(email)
    await enqueueStaffEmail(deps.database.orm, deps.jobs, { purpose: 'password', email })
    return {}
  })
}

/** Passkey sign-ins have a limit of their own, so that guessed passwords do not block them. */
export function passkeySignInRoutes(route: AddAdminRoute, deps: StaffDeps): void {
  route('createStaffSignInOptions', () => createStaffSignInOptions(deps))
  route('signInStaffByPasskey', (call) => signInByPasskey(deps, call))
}

export const confirmationRoute = (route: AddAdminRoute, deps: StaffDeps): void =>
  route('confirmStaff', (call) => confirmStaff(deps, call))

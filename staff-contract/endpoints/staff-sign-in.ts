import { passkeyLoginForm, passkeyLoginOptions } from '@rapport/contract/accounts/passkeys'
import * as z from 'zod/mini'
import {
  acceptInvitationForm,
  confirmationForm,
  factorCodeForm,
  forgottenPasswordForm,
  linkForm,
  resetStaffPasswordForm,
  signInForm,
  signInStep,
} from '../staff/sign-in.ts'
import { staffRole, staffSession } from '../staff/staff.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

/** Endpoints of signing in and out. The session is a cookie; no response contains a token. */
export const staffSignInEndpoints = {
  getStaffSession: {
    ...adminRoutes.getStaffSession,
    summary: 'Returns the current session with its stage, or null',
    access: 'anybody',
    result: z.object({ session: z.nullable(staffSession) }),
  },
  signOutStaff: {
    ...adminRoutes.signOutStaff,
    summary: 'Ends the session, at any stage',
    access: 'any-stage',
    result: z.object({}),
  },
  confirmStaff: {
    ...adminRoutes.confirmStaff,
    summary: 'Confirms the session by a factor, for endpoints that require it',
    access: 'signed-in',
    form: confirmationForm,
    result: z.object({ confirmedUntil: z.string() }),
  },
  signInStaff: {
    ...adminRoutes.signInStaff,
    summary: 'Starts a sign-in; the stage tells the next step',
    access: 'anybody',
    form: signInForm,
    result: signInStep,
  },
  signInStaffByCode: {
    ...adminRoutes.signInStaffByCode,
    summary: 'Completes a sign-in with a code of the app or a recovery code',
    access: 'code-stage',
    form: factorCodeForm,
    result: signInStep,
  },
  createStaffSignInOptions: {
    ...adminRoutes.createStaffSignInOptions,
    summary:
      'Returns options for a passkey sign-in, without naming a member; valid once and for five minutes',
    access: 'anybody',
    result: z.object({ options: passkeyLoginOptions }),
  },
  signInStaffByPasskey: {
    ...adminRoutes.signInStaffByPasskey,
    summary: 'Signs in with a passkey',
    access: 'anybody',
    form: passkeyLoginForm,
    result: signInStep,
  },
  getInvitation: {
    ...adminRoutes.getInvitation,
    summary: 'Returns the member of an invitation without using it up',
    access: 'anybody',
    form: linkForm,
    result: z.object({ email: z.string(), name: z.string(), role: staffRole }),
  },
  acceptInvitation: {
    ...adminRoutes.acceptInvitation,
    summary: 'Sets name and password by an invitation, once, and starts a sign-in',
    access: 'anybody',
    form: acceptInvitationForm,
    result: signInStep,
  },
  mailStaffPasswordLink: {
    ...adminRoutes.mailStaffPasswordLink,
    summary: 'Mails a password link; the response does not reveal whether the address is known',
    access: 'anybody',
    form: forgottenPasswordForm,
    result: z.object({}),
  },
  resetStaffPassword: {
    ...adminRoutes.resetStaffPassword,
    summary:
      'Sets a new password by a mailed link, once, and ends all sessions; the member then has to sign in',
    access: 'anybody',
    form: resetStaffPasswordForm,
    result: z.object({}),
  },
} as const satisfies Record<string, AdminEndpoint>

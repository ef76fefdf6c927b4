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
    summary: 'Who is signed in, and how far; null for nobody',
    access: 'anybody',
    result: z.object({ session: z.nullable(staffSession) }),
  },
  signOutStaff: {
    ...adminRoutes.signOutStaff,
    summary: 'Ends the session, at whatever stage',
    access: 'any-stage',
    result: z.object({}),
  },
  confirmStaff: {
    ...adminRoutes.confirmStaff,
    summary: 'Shows a factor again, for what asks for it',
    access: 'signed-in',
    form: confirmationForm,
    result: z.object({ confirmedUntil: z.string() }),
  },
  signInStaff: {
    ...adminRoutes.signInStaff,
    summary: 'Begins to sign in; the stage says what comes next',
    access: 'anybody',
    form: signInForm,
    result: signInStep,
  },
  signInStaffByCode: {
    ...adminRoutes.signInStaffByCode,
    summary: 'Signs in with the code of an app, or a recovery code',
    access: 'code-stage',
    form: factorCodeForm,
    result: signInStep,
  },
  createStaffSignInOptions: {
    ...adminRoutes.createStaffSignInOptions,
    summary: 'What a browser asks for a passkey with, the same for everybody; good once, for five minutes',
    access: 'anybody',
    result: z.object({ options: passkeyLoginOptions }),
  },
  signInStaffByPasskey: {
    ...adminRoutes.signInStaffByPasskey,
    summary: 'Signs in by a passkey alone',
    access: 'anybody',
    form: passkeyLoginForm,
    result: signInStep,
  },
  getInvitation: {
    ...adminRoutes.getInvitation,
    summary: 'Whom an invitation is for; leaves it good',
    access: 'anybody',
    form: linkForm,
    result: z.object({ email: z.string(), name: z.string(), role: staffRole }),
  },
  acceptInvitation: {
    ...adminRoutes.acceptInvitation,
    summary: 'Sets name and password by an invitation, once, and begins to sign in',
    access: 'anybody',
    form: acceptInvitationForm,
    result: signInStep,
  },
  mailStaffPasswordLink: {
    ...adminRoutes.mailStaffPasswordLink,
    summary: 'Mails a link to a new password; says nothing of whether the address is known',
    access: 'anybody',
    form: forgottenPasswordForm,
    result: z.object({}),
  },
  resetStaffPassword: {
    ...adminRoutes.resetStaffPassword,
    summary: 'Sets a new password by a mailed link, once, and ends every session; signs nobody in',
    access: 'anybody',
    form: resetStaffPasswordForm,
    result: z.object({}),
  },
} as const satisfies Record<string, AdminEndpoint>

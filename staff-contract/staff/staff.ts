import { deviceSession } from '@rapport/contract/accounts/device-session'
import { passkey } from '@rapport/contract/accounts/passkeys'
import { accountEmailField } from '@rapport/contract/fields/email'
import { EMAIL_MAX } from '@rapport/contract/fields/field-limits'
import * as z from 'zod/mini'
import { PERMISSIONS, SIGN_IN_STAGES, STAFF_ROLES } from './permissions.ts'
import { STAFF_NAME_MAX } from './staff-limits.ts'
import { staffMessages } from './staff-messages.ts'

export const staffRole = z.enum(STAFF_ROLES, staffMessages.roleRequired)

const identity = { id: z.number(), email: z.string(), name: z.string(), role: staffRole }

/** A staff member in the owner's list. */
export const staffMember = z.object({
  ...identity,
  /** `invited`: the invitation is not accepted yet. */
  status: z.enum(['invited', 'active', 'blocked']),
  /** Whether they have a passkey or an authenticator app. */
  hasSecondFactor: z.boolean(),
  createdAt: z.string(),
  lastSignInAt: z.nullable(z.string()),
})
export type StaffMember = z.infer<typeof staffMember>

/** The staff member of the session, at any stage, with the permissions of their role. */
export const staffSession = z.object({
  stage: z.enum(SIGN_IN_STAGES),
  member: z.object(identity),
  /** Empty until the stage is `complete`. */
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Until when a second factor stays confirmed; null if it must be confirmed now. */
  confirmedUntil: z.nullable(z.string()),
  /** When the session ends at the latest, and when it ends unused. */
  endsAt: z.string(),
  idleEndsAt: z.string(),
})
export type StaffSession = z.infer<typeof staffSession>

/** A staff member's own account. */
export const staffAccount = z.object({
  member: z.object(identity),
  passkeys: z.array(passkey),
  /** The authenticator app; null if there is none. */
  totp: z.nullable(z.object({ enabledAt: z.string() })),
  recoveryCodesLeft: z.number(),
  needsSecondFactor: z.boolean(),
})
export type StaffAccount = z.infer<typeof staffAccount>

/** A sign-in on one device. */
export const staffDevice = deviceSession
export type StaffDevice = z.infer<typeof staffDevice>

export const staffName = z
  .string(staffMessages.nameRequired)
  .check(
    z.trim(),
    z.minLength(1, { error: staffMessages.nameRequired, abort: true }),
    z.maxLength(STAFF_NAME_MAX, staffMessages.nameTooLong),
    z.regex(/^[\p{L}\p{M} .'’-]*$/u, staffMessages.nameLetters),
  )

/** An email address as typed to sign in: accepts `admin@localhost`. */
export const typedEmail = z
  .string(staffMessages.emailRequired)
  .check(
    z.trim(),
    z.minLength(1, { error: staffMessages.emailRequired, abort: true }),
    z.maxLength(EMAIL_MAX, { error: staffMessages.emailTooLong, abort: true }),
    z.regex(/^[^\s@]{1,64}@[^\s@]{1,253}$/, { error: staffMessages.emailFormat, abort: true }),
  )

/** A deliverable email address. */
const mailedEmail = z.pipe(typedEmail, accountEmailField)

export const inviteStaffForm = z.object({ email: mailedEmail, name: staffName, role: staffRole })
export const staffRolePatch = z.object({ role: staffRole })
export const staffAccountPatch = z.object({ name: staffName })

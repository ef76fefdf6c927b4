import { newPassword, presentPassword, sameTwice } from '@rapport/contract/accounts/accounts'
import { passkeyLoginForm } from '@rapport/contract/accounts/passkeys'
import { messages } from '@rapport/contract/errors/messages'
import * as z from 'zod/mini'
import { SIGN_IN_STAGES } from './permissions.ts'
import { staffName, typedEmail } from './staff.ts'
import { staffMessages } from './staff-messages.ts'

/** The stage after a step of the sign-in. */
export const signInStep = z.object({ stage: z.enum(SIGN_IN_STAGES) })

export const signInForm = z.object({ email: typedEmail, password: presentPassword })
export const passwordForm = z.object({ password: presentPassword })
export const forgottenPasswordForm = z.object({ email: typedEmail })

/** Six digits of an authenticator app, or a recovery code, with or without spaces and hyphens. Parsed without them, in capitals. */
const factorCode = z.pipe(
  z.pipe(
    z
      .string(staffMessages.totpFormat)
      .check(z.maxLength(40, { error: staffMessages.totpFormat, abort: true })),
    z.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  ),
  z.string().check(z.regex(/^(?:\d{6}|[A-Z2-7]{10})$/, staffMessages.totpFormat)),
)
export const factorCodeForm = z.object({ code: factorCode })

/** The code that confirms the setup of an authenticator app; recovery codes are refused. */
export const totpForm = z.object({
  code: z
    .string(staffMessages.totpFormat)
    .check(z.trim(), z.regex(/^\d{3} ?\d{3}$/, staffMessages.totpFormat)),
})

/** Confirmation of a signed-in staff member: a code, a passkey, or the password if there is neither. Exactly one. */
export const confirmationForm = z
  .object({
    code: z.optional(factorCode),
    credential: z.optional(passkeyLoginForm.shape.credential),
    password: z.optional(presentPassword),
  })
  .check(
    z.refine((form) => Object.values(form).filter((value) => value !== undefined).length === 1, {
      error: staffMessages.confirmOne,
    }),
  )

/** Setup data of an authenticator app: the key as text, and the URI of its QR code. */
export const totpOptions = z.object({ secret: z.string(), uri: z.string() })
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** The token of a mailed link. It follows `#` in the URL, so that no server receives it. */
const linkToken = z.string(staffMessages.linkWrong).check(z.regex(/^[\w-]{43}$/, staffMessages.linkWrong))
export const linkForm = z.object({ token: linkToken })
const typedTwice = { password: newPassword, passwordConfirmation: z.string(messages.passwordRequired) }
export const acceptInvitationForm = z
  .object({ token: linkToken, name: staffName, ...typedTwice })
  .check(sameTwice)
export const resetStaffPasswordForm = z.object({ token: linkToken, ...typedTwice }).check(sameTwice)
export const changeStaffPasswordForm = z
  .object({ currentPassword: presentPassword, ...typedTwice })
  .check(sameTwice)

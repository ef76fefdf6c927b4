import { passkey, passkeyForm, passkeyOptions, passkeyPatch } from '@rapport/contract/accounts/passkeys'
import { messages } from '@rapport/contract/errors/messages'
import * as z from 'zod/mini'
import {
  changeStaffPasswordForm,
  recoveryCodes,
  signInStep,
  totpForm,
  totpOptions,
} from '../staff/sign-in.ts'
import { staffAccount, staffAccountPatch, staffDevice } from '../staff/staff.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const byUuid = z.object({ id: z.uuid(messages.fieldInvalid) })

/** Endpoints of a staff member's own name, password, second factors and sessions. */
export const staffAccountEndpoints = {
  getStaffAccount: {
    ...adminRoutes.getStaffAccount,
    summary: 'One’s own account',
    access: 'setup',
    result: z.object({ account: staffAccount }),
  },
  updateStaffAccount: {
    ...adminRoutes.updateStaffAccount,
    summary: 'Changes one’s own name',
    access: 'signed-in',
    form: staffAccountPatch,
    result: z.object({ account: staffAccount }),
  },
  changeStaffPassword: {
    ...adminRoutes.changeStaffPassword,
    summary: 'Changes one’s own password and ends every other session',
    access: 'signed-in',
    form: changeStaffPasswordForm,
    result: z.object({}),
  },
  createTotpOptions: {
    ...adminRoutes.createTotpOptions,
    summary: 'What an app that makes codes is set up with; good for ten minutes',
    access: 'setup',
    confirmed: true,
    result: z.object({ options: totpOptions }),
  },
  enableTotp: {
    ...adminRoutes.enableTotp,
    summary:
      'Sets the app up, in place of another one; the recovery codes are shown this once. Completes a sign-in that waited for it',
    access: 'setup',
    confirmed: true,
    form: totpForm,
    result: z.object({ ...recoveryCodes.shape, ...signInStep.shape }),
  },
  disableTotp: {
    ...adminRoutes.disableTotp,
    summary: 'Forgets the app and the recovery codes',
    access: 'signed-in',
    confirmed: true,
    result: z.object({}),
  },
  createRecoveryCodes: {
    ...adminRoutes.createRecoveryCodes,
    summary: 'Makes ten new recovery codes in place of the others, shown this once',
    access: 'signed-in',
    confirmed: true,
    result: recoveryCodes,
  },
  createStaffPasskeyOptions: {
    ...adminRoutes.createStaffPasskeyOptions,
    summary: 'What a browser makes a passkey with; good once, for five minutes',
    access: 'setup',
    confirmed: true,
    result: z.object({ options: passkeyOptions }),
  },
  createStaffPasskey: {
    ...adminRoutes.createStaffPasskey,
    summary: 'Adds the passkey that the browser has made. Completes a sign-in that waited for it',
    access: 'setup',
    confirmed: true,
    form: passkeyForm,
    result: z.object({ passkey, ...signInStep.shape }),
  },
  updateStaffPasskey: {
    ...adminRoutes.updateStaffPasskey,
    summary: 'Renames one’s own passkey',
    access: 'signed-in',
    params: byUuid,
    form: passkeyPatch,
    result: z.object({ passkey }),
  },
  deleteStaffPasskey: {
    ...adminRoutes.deleteStaffPasskey,
    summary: 'Removes one’s own passkey',
    access: 'signed-in',
    confirmed: true,
    params: byUuid,
    result: z.object({}),
  },
  getStaffDevices: {
    ...adminRoutes.getStaffDevices,
    summary: 'Where one is signed in, the last used first',
    access: 'signed-in',
    result: z.object({ devices: z.array(staffDevice) }),
  },
  endOtherStaffDevices: {
    ...adminRoutes.endOtherStaffDevices,
    summary: 'Ends every sign-in of one’s own but this one',
    access: 'signed-in',
    result: z.object({}),
  },
  endStaffDevice: {
    ...adminRoutes.endStaffDevice,
    summary: 'Ends one sign-in of one’s own',
    access: 'signed-in',
    params: byUuid,
    result: z.object({}),
  },
} as const satisfies Record<string, AdminEndpoint>

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
    summary: 'Returns the current member’s account',
    access: 'setup',
    result: z.object({ account: staffAccount }),
  },
  updateStaffAccount: {
    ...adminRoutes.updateStaffAccount,
    summary: 'Changes the current member’s name',
    access: 'signed-in',
    form: staffAccountPatch,
    result: z.object({ account: staffAccount }),
  },
  changeStaffPassword: {
    ...adminRoutes.changeStaffPassword,
    summary: 'Changes the current member’s password and ends all other sessions',
    access: 'signed-in',
    form: changeStaffPasswordForm,
    result: z.object({}),
  },
  createTotpOptions: {
    ...adminRoutes.createTotpOptions,
    summary: 'Returns a secret to set up an authenticator app, valid for ten minutes',
    access: 'setup',
    confirmed: true,
    result: z.object({ options: totpOptions }),
  },
  enableTotp: {
    ...adminRoutes.enableTotp,
    summary:
      'Enables the authenticator app, replacing a previous one; shows the recovery codes this once. Completes a sign-in at this stage',
    access: 'setup',
    confirmed: true,
    form: totpForm,
    result: z.object({ ...recoveryCodes.shape, ...signInStep.shape }),
  },
  disableTotp: {
    ...adminRoutes.disableTotp,
    summary: 'Disables the authenticator app and deletes the recovery codes',
    access: 'signed-in',
    confirmed: true,
    result: z.object({}),
  },
  createRecoveryCodes: {
    ...adminRoutes.createRecoveryCodes,
    summary: 'Replaces the ten recovery codes and shows the new ones this once',
    access: 'signed-in',
    confirmed: true,
    result: recoveryCodes,
  },
  createStaffPasskeyOptions: {
    ...adminRoutes.createStaffPasskeyOptions,
    summary: 'Returns options for creating a passkey, valid once and for five minutes',
    access: 'setup',
    confirmed: true,
    result: z.object({ options: passkeyOptions }),
  },
  createStaffPasskey: {
    ...adminRoutes.createStaffPasskey,
    summary: 'Stores the passkey that the browser created. Completes a sign-in at this stage',
    access: 'setup',
    confirmed: true,
    form: passkeyForm,
    result: z.object({ passkey, ...signInStep.shape }),
  },
  updateStaffPasskey: {
    ...adminRoutes.updateStaffPasskey,
    summary: 'Renames a passkey of the current member',
    access: 'signed-in',
    params: byUuid,
    form: passkeyPatch,
    result: z.object({ passkey }),
  },
  deleteStaffPasskey: {
    ...adminRoutes.deleteStaffPasskey,
    summary: 'Deletes a passkey of the current member',
    access: 'signed-in',
    confirmed: true,
    params: byUuid,
    result: z.object({}),
  },
  getStaffDevices: {
    ...adminRoutes.getStaffDevices,
    summary: 'Returns the sessions of the current member, last used first',
    access: 'signed-in',
    result: z.object({ devices: z.array(staffDevice) }),
  },
  endOtherStaffDevices: {
    ...adminRoutes.endOtherStaffDevices,
    summary: 'Ends all other sessions of the current member',
    access: 'signed-in',
    result: z.object({}),
  },
  endStaffDevice: {
    ...adminRoutes.endStaffDevice,
    summary: 'Ends a session of the current member',
    access: 'signed-in',
    params: byUuid,
    result: z.object({}),
  },
} as const satisfies Record<string, AdminEndpoint>

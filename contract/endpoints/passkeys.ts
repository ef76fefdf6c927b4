import * as z from 'zod/mini'
import { session } from '../accounts/accounts.ts'
import {
  passkey,
  passkeyForm,
  passkeyLoginForm,
  passkeyLoginOptions,
  passkeyOptions,
  passkeyOptionsForm,
  passkeyPatch,
} from '../accounts/passkeys.ts'
import { messages } from '../errors/messages.ts'
import type { Endpoint } from './endpoint.ts'
import { endpointRoutes } from './endpoint-routes.ts'

const byId = z.object({ id: z.uuid(messages.fieldInvalid) })

/** Endpoints of passkeys (WebAuthn). */
export const passkeysEndpoints = {
  getUserPasskeys: {
    ...endpointRoutes.getUserPasskeys,
    summary: 'Returns the current user’s passkeys, newest first',
    cache: 'private',
    bearer: true,
    result: z.object({ passkeys: z.array(passkey) }),
  },
  createPasskeyOptions: {
    ...endpointRoutes.createPasskeyOptions,
    summary: 'Returns options for creating a passkey; requires the password, valid once and for five minutes',
    cache: 'private',
    bearer: true,
    form: passkeyOptionsForm,
    result: z.object({ options: passkeyOptions }),
  },
  createPasskey: {
    ...endpointRoutes.createPasskey,
    summary: 'Stores the passkey that the browser created',
    cache: 'private',
    bearer: true,
    form: passkeyForm,
    result: z.object({ passkey }),
  },
  updatePasskey: {
    ...endpointRoutes.updatePasskey,
    summary: 'Renames a passkey of the current user',
    cache: 'private',
    bearer: true,
    params: byId,
    form: passkeyPatch,
    result: z.object({ passkey }),
  },
  deletePasskey: {
    ...endpointRoutes.deletePasskey,
    summary: 'Deletes a passkey of the current user',
    cache: 'private',
    bearer: true,
    params: byId,
    result: z.object({}),
  },
  createPasskeyLoginOptions: {
    ...endpointRoutes.createPasskeyLoginOptions,
    summary: 'Returns options for a passkey log-in, without naming a user; valid once and for five minutes',
    cache: 'private',
    result: z.object({ options: passkeyLoginOptions }),
  },
  loginByPasskey: {
    ...endpointRoutes.loginByPasskey,
    summary: 'Logs in with a passkey',
    cache: 'private',
    form: passkeyLoginForm,
    result: session,
  },
} as const satisfies Record<string, Endpoint>

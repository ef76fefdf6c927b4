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
    summary: 'The bearer’s passkeys, the newest first',
    cache: 'private',
    bearer: true,
    result: z.object({ passkeys: z.array(passkey) }),
  },
  createPasskeyOptions: {
    ...endpointRoutes.createPasskeyOptions,
    summary:
      'What a browser makes a passkey with, for whoever knows the password; good once, for five minutes',
    cache: 'private',
    bearer: true,
    form: passkeyOptionsForm,
    result: z.object({ options: passkeyOptions }),
  },
  createPasskey: {
    ...endpointRoutes.createPasskey,
    summary: 'Adds the passkey that the browser has made',
    cache: 'private',
    bearer: true,
    form: passkeyForm,
    result: z.object({ passkey }),
  },
  updatePasskey: {
    ...endpointRoutes.updatePasskey,
    summary: 'Renames a passkey of the bearer',
    cache: 'private',
    bearer: true,
    params: byId,
    form: passkeyPatch,
    result: z.object({ passkey }),
  },
  deletePasskey: {
    ...endpointRoutes.deletePasskey,
    summary: 'Removes a passkey of the bearer',
    cache: 'private',
    bearer: true,
    params: byId,
    result: z.object({}),
  },
  createPasskeyLoginOptions: {
    ...endpointRoutes.createPasskeyLoginOptions,
    summary: 'What a browser asks for a passkey with, the same for everybody; good once, for five minutes',
    cache: 'private',
    result: z.object({ options: passkeyLoginOptions }),
  },
  loginByPasskey: {
    ...endpointRoutes.loginByPasskey,
    summary: 'Logs in by a passkey',
    cache: 'private',
    form: passkeyLoginForm,
    result: session,
  },
} as const satisfies Record<string, Endpoint>

import type { Passkey, PasskeyLoginOptions, PasskeyOptions } from '@rapport/contract/accounts/passkeys'
import { type AccountsApp, goodPassword, publicUrl } from '../accounts-app.ts'
import { Authenticator, type Ceremony } from './authenticator.ts'

const AT_BASE = { origin: publicUrl }

/** Returns the passkey functions of a browser, on a page of the base by default. */
export function passkeyClient(server: AccountsApp) {
  const options = async (token: string) => {
    const answer = await server.call('createPasskeyOptions', {
      token,
      body: { currentPassword: goodPassword },
    })
    return answer.result.options as PasskeyOptions
  }
  const send = (token: string, credential: string, name = 'Телефон') =>
    server.call('createPasskey', { token, body: { name, credential } })
  const loginOptions = async () =>
    (await server.call('createPasskeyLoginOptions')).result.options as PasskeyLoginOptions
  const sendLogin = (credential: string) => server.call('loginByPasskey', { body: { credential } })
  return {
    options,
    send,
    loginOptions,
    sendLogin,
    /** Registers a passkey of a user. */
    async add(token: string, authenticator = new Authenticator()) {
      const answer = await send(token, authenticator.create(await options(token), AT_BASE))
      return { authenticator, answer, passkey: answer.result.passkey as Passkey }
    },
    async login(authenticator: Authenticator, ceremony: Partial<Ceremony> = {}) {
      return sendLogin(authenticator.get(await loginOptions(), { ...AT_BASE, ...ceremony }))
    },
    async list(token: string) {
      return (await server.call('getUserPasskeys', { token })).result.passkeys as Passkey[]
    },
  }
}

import type { PasskeyLoginOptions, PasskeyOptions } from '@rapport/contract/accounts/passkeys'
import { AdminError } from './admin-error.ts'

/** By the names of the standard. Closing the window and waiting too long are one thing there. */
const SENTENCES: Record<string, string> = {
  NotAllowedError: 'Вы\u00A0закрыли окно браузера или время вышло. Попробуйте ещё раз',
  InvalidStateError: 'На\u00A0этом устройстве уже есть ваш ключ',
  SecurityError: 'На\u00A0этом адресе ключи доступа не\u00A0работают',
  ConstraintError: 'Включите на\u00A0устройстве пин-код или отпечаток: без них ключ не\u00A0создать',
}

const toJson = (ceremony: Promise<object>): Promise<string> =>
  ceremony.then(JSON.stringify, (cause: unknown) => {
    const { name = '' } = cause as { name?: string }
    throw new AdminError('status', SENTENCES[name] ?? 'Не\u00A0получилось. Попробуйте ещё раз')
  })

/** Returns the key that somebody has made, as JSON. Rejects with an AdminError. */
export async function createPasskey(options: PasskeyOptions): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return toJson(startRegistration({ optionsJSON: options }))
}

/** Returns the answer of the key that somebody has chosen, as JSON. Rejects with an AdminError. */
export async function requestPasskey(options: PasskeyLoginOptions): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return toJson(startAuthentication({ optionsJSON: options }))
}

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

import type { PasskeyLoginOptions, PasskeyOptions } from '@rapport/contract/accounts/passkeys'
import { AdminError } from './admin-error.ts'

/** Messages by WebAuthn error name. NotAllowedError means a closed window or a timeout. */
const MESSAGES: Record<string, string> = {
  NotAllowedError: 'Вы\u00A0закрыли окно браузера или время вышло. Попробуйте ещё раз',
  InvalidStateError: 'На\u00A0этом устройстве уже есть ваш ключ',
  SecurityError: 'На\u00A0этом адресе ключи доступа не\u00A0работают',
  ConstraintError: 'Включите на\u00A0устройстве пин-код или отпечаток: без них ключ не\u00A0создать',
}

const toJson = (ceremony: Promise<object>): Promise<string> =>
  ceremony.then(JSON.stringify, (cause: unknown) => {
    const { name = '' } = cause as { name?: string }
    throw new AdminError('status', MESSAGES[name] ?? 'Не\u00A0получилось. Попробуйте ещё раз')
  })

/** Creates a passkey and returns it as JSON. Throws AdminError. */
export async function createPasskey(options: PasskeyOptions): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return toJson(startRegistration({ optionsJSON: options }))
}

/** Asks for a passkey and returns its response as JSON. Throws AdminError. */
export async function requestPasskey(options: PasskeyLoginOptions): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return toJson(startAuthentication({ optionsJSON: options }))
}

export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in window

import type { PasskeyLoginOptions, PasskeyOptions } from '@rapport/contract/accounts/passkeys'
import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'

/** By the names of the standard. Closing the window and waiting too long are one thing there. */
const SENTENCES: Record<string, string> = {
  NotAllowedError: 'Вы\u00A0закрыли окно браузера или время вышло. Попробуйте ещё раз',
  InvalidStateError: 'На\u00A0этом устройстве уже есть ваш ключ',
  SecurityError: 'На\u00A0этом адресе ключи доступа не\u00A0работают',
  ConstraintError: 'Включите на\u00A0устройстве пин-код или отпечаток: без них ключ не\u00A0создать',
}

/** A ceremony that ended without a key, with a sentence for the visitor. */
export class PasskeyError extends Error {
  /** Whether it gave way to another one: nobody is told. */
  readonly isAborted: boolean

  constructor(cause: unknown) {
    const { name = '', code } = cause as { name?: string; code?: string }
    super(SENTENCES[name] ?? 'Не\u00A0получилось. Попробуйте ещё раз', { cause })
    this.isAborted = code === 'ERROR_CEREMONY_ABORTED'
  }
}

const toJson = (ceremony: Promise<object>): Promise<string> =>
  ceremony.then(JSON.stringify, (cause: unknown) => {
    throw new PasskeyError(cause)
  })

/** Returns the key that the visitor has made, as JSON. Rejects with a PasskeyError. */
export const createPasskey = (options: PasskeyOptions): Promise<string> =>
  toJson(startRegistration({ optionsJSON: options }))

/** Returns the answer of the key that the visitor has chosen, as JSON. Rejects with a PasskeyError. */
export const requestPasskey = (options: PasskeyLoginOptions, useBrowserAutofill: boolean): Promise<string> =>
  toJson(startAuthentication({ optionsJSON: options, useBrowserAutofill }))

/** Takes back the offer of a key in a field. */
export const cancelPasskey = (): void => WebAuthnAbortService.cancelCeremony()

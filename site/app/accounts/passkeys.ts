import type { PasskeyLoginOptions, PasskeyOptions } from '@rapport/contract/accounts/passkeys'
import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'

/** By the error names of WebAuthn, which don't distinguish a closed dialog from a timeout. */
const SENTENCES: Record<string, string> = {
  NotAllowedError: 'Вы\u00A0закрыли окно браузера или время вышло. Попробуйте ещё раз',
  InvalidStateError: 'На\u00A0этом устройстве уже есть ваш ключ',
  SecurityError: 'На\u00A0этом адресе ключи доступа не\u00A0работают',
  ConstraintError: 'Включите на\u00A0устройстве пин-код или отпечаток: без них ключ не\u00A0создать',
}

/** Failed passkey ceremony, with a message for the visitor. */
export class PasskeyError extends Error {
  /** Whether another ceremony replaced it; then no message is shown. */
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

/** Creates a passkey and returns it as JSON. Rejects with a PasskeyError. */
export const createPasskey = (options: PasskeyOptions): Promise<string> =>
  toJson(startRegistration({ optionsJSON: options }))

/** Returns the assertion of the chosen passkey as JSON. Rejects with a PasskeyError. */
export const requestPasskey = (options: PasskeyLoginOptions, useBrowserAutofill: boolean): Promise<string> =>
  toJson(startAuthentication({ optionsJSON: options, useBrowserAutofill }))

/** Cancels the autofill offer. */
export const cancelPasskey = (): void => WebAuthnAbortService.cancelCeremony()

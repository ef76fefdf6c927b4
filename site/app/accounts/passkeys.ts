import type { PasskeyLoginOptions, PasskeyOptions } from '@rapport/contract/accounts/passkeys'
import { ChunkLoadError, lazyImport } from '../browser/lazy-import.ts'

/** Comes with the first who can use it. */
const loadWebAuthn = () => lazyImport(() => import('@simplewebauthn/browser'))

/** A ceremony that ended without a key, with the sentence about it; none where it gave way to another one. */
export class PasskeyError extends Error {
  readonly isAborted: boolean

  constructor(cause: unknown) {
    const { name, code } = cause as { name?: string; code?: string }
    super(cause instanceof ChunkLoadError ? NOT_LOADED : (SENTENCES[name ?? ''] ?? FAILED), { cause })
    this.isAborted = code === 'ERROR_CEREMONY_ABORTED'
  }
}

/** By the names of the standard. Closing the window and waiting too long are one thing there. */
const SENTENCES: Record<string, string> = {
  NotAllowedError: 'Вы\u00A0закрыли окно браузера или время вышло. Попробуйте ещё раз',
  InvalidStateError: 'На\u00A0этом устройстве уже есть ваш ключ',
  SecurityError: 'На\u00A0этом адресе ключи доступа не\u00A0работают',
  ConstraintError: 'Включите на\u00A0устройстве пин-код или отпечаток: без них ключ не\u00A0создать',
}
const FAILED = 'Не\u00A0получилось. Попробуйте ещё раз'
const NOT_LOADED = 'Не\u00A0получилось загрузить. Проверьте интернет или обновите страницу'

/** Whether the browser knows passkeys at all; it doesn't where the page came without TLS. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Whether it offers passkeys where the address is typed. */
export const supportsPasskeyAutofill = async (): Promise<boolean> =>
  supportsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

/** Returns the key that the visitor has made, as JSON. Throws a PasskeyError. */
export const createPasskey = (options: PasskeyOptions): Promise<string> =>
  run(async ({ startRegistration }) => startRegistration({ optionsJSON: options as never }))

/** Returns the answer of the key that the visitor has chosen, as JSON. Throws a PasskeyError. */
export const requestPasskey = (options: PasskeyLoginOptions, useBrowserAutofill: boolean): Promise<string> =>
  run(async ({ startAuthentication }) => startAuthentication({ optionsJSON: options, useBrowserAutofill }))

/** Takes the offer back that a passkey may be used. */
export const cancelPasskey = (): Promise<void> =>
  loadWebAuthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())

async function run(
  ceremony: (library: Awaited<ReturnType<typeof loadWebAuthn>>) => Promise<unknown>,
): Promise<string> {
  try {
    return JSON.stringify(await ceremony(await loadWebAuthn()))
  } catch (cause) {
    throw new PasskeyError(cause)
  }
}

import { lazyImport } from '../browser/lazy-import.ts'

/** Returns whether the browser supports passkeys; false on pages without TLS. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Loads the passkey functions. Rejects with a message for the visitor. */
export const loadPasskeys = () =>
  lazyImport(() => import('./passkeys.ts')).catch((cause: unknown) => {
    throw new Error('Не\u00A0получилось загрузить. Проверьте интернет или обновите страницу', { cause })
  })

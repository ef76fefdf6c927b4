import { lazyImport } from '../browser/lazy-import.ts'

/** Whether the browser knows passkeys at all; it doesn't where the page came without TLS. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Returns what passkeys are made and used with, which comes with the first who can. Rejects with a sentence for the visitor. */
export const loadPasskeys = () =>
  lazyImport(() => import('./passkeys.ts')).catch((cause: unknown) => {
    throw new Error('Не\u00A0получилось загрузить. Проверьте интернет или обновите страницу', { cause })
  })

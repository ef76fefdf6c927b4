import { readStored, store } from '../../browser/storage/safe-storage.ts'

const KEY = 'cookieConsent'

/** What a visitor lets the site keep: everything, or what it does not work without. */
export type CookieConsent = 'all' | 'necessary'

/** The visitor's answer; none until they have given one. */
export function cookieConsent(): CookieConsent | undefined {
  const stored = readStored('localStorage', KEY)
  return stored === 'all' || stored === 'necessary' ? stored : undefined
}

export function storeConsent(consent: CookieConsent): void {
  store('localStorage', KEY, consent)
}

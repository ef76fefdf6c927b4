import { readStored, removeStored, store } from './safe-storage.ts'
import { createStore, type Store } from './store.ts'

const KEY = 'cookieConsent'

/** Consent to all cookies, or only to necessary ones. */
export type CookieConsent = 'all' | 'necessary'

const consent = createStore(readConsent)

/** The visitor's consent, also from another tab; undefined before the choice. */
export const cookieConsent: Store<CookieConsent | undefined> = {
  get: consent.get,
  set(answer) {
    if (answer) store('localStorage', KEY, answer)
    consent.set(answer)
  },
  subscribe(listener) {
    addEventListener('storage', syncWithOtherTabs)
    return consent.subscribe(listener)
  },
}

/**
 * Withdraws consent and deletes the counters' cookies. Reloads the page if it has loaded the counters, which can't be
 * unloaded.
 */
export function withdrawCookieConsent(): void {
  const given = consent.get()
  removeStored('localStorage', KEY)
  consent.set(undefined)
  for (const name of counterCookies(document.cookie)) expireCookie(name)
  if (given === 'all') location.reload()
}

/** Returns names of cookies that Metrika, Google and Top.Mail.Ru set on our hosts. */
export const counterCookies = (cookies: string): string[] =>
  cookies
    .split('; ')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter((name) => /^(?:_ym_|_ga|_gid$|_gcl_|tmr_)/.test(name))

/** A cookie may belong to the host or to any parent domain. */
function expireCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, from) => `; domain=${labels.slice(from).join('.')}`)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API knows no cookies of domains above everywhere
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

function readConsent(): CookieConsent | undefined {
  const stored = readStored('localStorage', KEY)
  return stored === 'all' || stored === 'necessary' ? stored : undefined
}

function syncWithOtherTabs({ key }: StorageEvent): void {
  if (key === KEY || key === null) consent.set(readConsent())
}

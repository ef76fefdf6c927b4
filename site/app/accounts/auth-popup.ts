import { type DialogName, openDialog } from '../browser/dialog-store.ts'
import { createStore, useStore } from '../browser/small-store.ts'

/** Popups about accounts, by the names addresses have for them: `?auth=login` (decisions.md §3). */
export type AuthPopup = Exclude<DialogName, 'city'>

const POPUPS: readonly AuthPopup[] = [
  'login',
  'register',
  'register-confirm',
  'final-registration',
  'recovery',
  'recovery-confirm',
  'password-change',
]

/** What one popup has found out for the next: the address a code was mailed to, and the code. */
export interface AuthKnown {
  email?: string | undefined
  code?: string | undefined
}

const known = createStore<AuthKnown>(() => ({}))

export const useAuthKnown = (): AuthKnown => useStore(known, {})

/** Opens a popup in place of the one that is open: each has its flag, and one of them is up at most (§4). */
export function openAuth(popup: AuthPopup, next: AuthKnown = {}): void {
  known.set(next)
  openDialog.set(popup)
}

export const isAuthPopup = (name: DialogName | undefined): name is AuthPopup =>
  POPUPS.some((popup) => popup === name)

/** The popup an address asks for, by a link of ours or of a mail. */
export function authOfAddress(search: string): ({ popup: AuthPopup } & AuthKnown) | undefined {
  const query = new URLSearchParams(search)
  const popup = POPUPS.find((name) => name === query.get('auth'))
  return popup && { popup, email: query.get('email') ?? undefined, code: query.get('code') ?? undefined }
}

/** An address without what it told the popups: a mail's code has no business in referrers and histories. */
export function withoutAuth(address: string): string {
  const url = new URL(address)
  for (const name of ['auth', 'email', 'code']) url.searchParams.delete(name)
  return `${url.pathname}${url.search}${url.hash}`
}

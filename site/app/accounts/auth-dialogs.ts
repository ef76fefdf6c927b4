import { AUTH_DIALOGS, type AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import { type DialogName, openDialog } from '../browser/dialog-store.ts'
import { createStore, useStore } from '../browser/storage/store.ts'

/** What one popup has found out for the next: the address a code was mailed to, and the code. */
export interface AuthContext {
  email?: string | undefined
  code?: string | undefined
}

const context = createStore<AuthContext>(() => ({}))

export const useAuthContext = (): AuthContext => useStore(context, {})

/** Opens a popup in place of the one that is open: one of them is up at most. */
export function openAuthDialog(popup: AuthDialogName, next: AuthContext = {}): void {
  context.set(next)
  openDialog.set(popup)
}

export const isAuthDialogName = (name: DialogName | undefined): name is AuthDialogName =>
  AUTH_DIALOGS.some((popup) => popup === name)

/** The popup an address asks for, by a link of ours or of a mail. */
export function authDialogOfUrl(search: string): ({ popup: AuthDialogName } & AuthContext) | undefined {
  const query = new URLSearchParams(search)
  const popup = AUTH_DIALOGS.find((name) => name === query.get('auth'))
  return popup && { popup, email: query.get('email') ?? undefined, code: query.get('code') ?? undefined }
}

/** An address without what it told the popups: a mail's code has no business in referrers and histories. */
export function withoutAuthQuery(address: string): string {
  const url = new URL(address)
  for (const name of ['auth', 'email', 'code']) url.searchParams.delete(name)
  return `${url.pathname}${url.search}${url.hash}`
}

import { AUTH_DIALOGS, type AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import { type DialogName, openDialog } from '../browser/dialog-store.ts'
import { createStore, useStore } from '../browser/storage/store.ts'

/** What one popup has found out for the next: the address a code was mailed to, and the code. */
export interface AuthContext {
  email?: string | undefined
  code?: string | undefined
}

interface OpenedDialog extends AuthContext {
  /** Counts the openings: each begins with a form of its own. */
  opening: number
}

const NOT_OPENED: OpenedDialog = { opening: 0 }
const opened = createStore<OpenedDialog>(() => NOT_OPENED)

export const useAuthContext = (): OpenedDialog => useStore(opened, NOT_OPENED)

/** The address that was typed last: the next form, and the same one opened again, begin with it. */
let typedEmail: string | undefined

export function rememberEmail(email: string): void {
  typedEmail = email
}

/** Opens a popup in place of the one that is open: one of them is up at most. */
export function openAuthDialog(popup: AuthDialogName, { email, code }: AuthContext = {}): void {
  opened.set({ email: email ?? typedEmail, code, opening: opened.get().opening + 1 })
  openDialog.set(popup)
}

/** Keeps what has become known while a popup is open; what is typed in it stays. */
export const setAuthContext = (context: AuthContext): void =>
  opened.set({ ...context, opening: opened.get().opening })

/** Closes the popup that is open; `forget`: what was found out too, since it has served. */
export function closeAuthDialog({ forget = false } = {}): void {
  if (isAuthDialogName(openDialog.get())) openDialog.set(undefined)
  if (!forget) return
  typedEmail = undefined
  setAuthContext({})
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
export function withoutAuthQuery(href: string): string {
  const url = new URL(href)
  for (const name of ['auth', 'email', 'code']) url.searchParams.delete(name)
  return `${url.pathname}${url.search}${url.hash}`
}

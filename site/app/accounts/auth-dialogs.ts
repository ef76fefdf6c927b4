import { AUTH_DIALOGS, type AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import { openDialog } from '../browser/dialog-store.ts'
import { createStore } from '../browser/storage/store.ts'

/** Data passed between dialogs: the e-mail address and the mailed code. */
export interface AuthContext {
  email?: string | undefined
  code?: string | undefined
}

export interface OpenedDialog extends AuthContext {
  /** Number of openings. Each one resets the form. */
  opening: number
}

export const NOT_OPENED: OpenedDialog = { opening: 0 }
/** The context of the open dialog. */
export const openedDialog = createStore<OpenedDialog>(() => NOT_OPENED)

/** Last typed e-mail address, the initial value of the next form. */
let typedEmail: string | undefined

export function rememberEmail(email: string): void {
  typedEmail = email
}

/** Opens an account dialog and closes another one. */
export function openAuthDialog(popup: AuthDialogName, { email, code }: AuthContext = {}): void {
  openedDialog.set({ email: email ?? typedEmail, code, opening: openedDialog.get().opening + 1 })
  openDialog.set(popup)
}

/** Stores data while a dialog is open. Its input stays. */
export const setAuthContext = (context: AuthContext): void =>
  openedDialog.set({ ...context, opening: openedDialog.get().opening })

/** Closes the open account dialog. `forget` clears its data too. */
export function closeAuthDialog({ forget = false } = {}): void {
  if (isAuthDialogName(openDialog.get())) openDialog.set(undefined)
  if (!forget) return
  typedEmail = undefined
  setAuthContext({})
}

export const isAuthDialogName = (name: AuthDialogName | undefined): name is AuthDialogName =>
  AUTH_DIALOGS.some((popup) => popup === name)

/** Returns the dialog that a URL requests, by a link of the site or of a mail. */
export function findUrlDialog(search: string): ({ popup: AuthDialogName } & AuthContext) | undefined {
  const query = new URLSearchParams(search)
  const popup = AUTH_DIALOGS.find((name) => name === query.get('auth'))
  return popup && { popup, email: query.get('email') ?? undefined, code: query.get('code') ?? undefined }
}

/** Removes the parameters of a dialog from a URL, so that a mailed code is in no referrer or history. */
export function withoutAuthQuery(href: string): string {
  const url = new URL(href)
  for (const name of ['auth', 'email', 'code']) url.searchParams.delete(name)
  return `${url.pathname}${url.search}${url.hash}`
}

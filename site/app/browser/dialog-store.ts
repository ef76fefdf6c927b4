import type { AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import { createStore } from './storage/store.ts'

/** Dialogs that open from anywhere: city choice and accounts. */
export type DialogName = 'city' | AuthDialogName

/** The open dialog, at most one. */
export const openDialog = createStore<DialogName | undefined>(() => undefined)

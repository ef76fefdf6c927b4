import type { AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import { createStore } from './storage/store.ts'

/** The open dialog, at most one. */
export const openDialog = createStore<AuthDialogName | undefined>(() => undefined)

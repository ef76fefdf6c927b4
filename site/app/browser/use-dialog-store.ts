import type { AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import { openDialog } from './dialog-store.ts'
import { useStore } from './storage/use-store.ts'

export const useOpenDialogName = (): AuthDialogName | undefined => useStore(openDialog, undefined)

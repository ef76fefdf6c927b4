import type { AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import { createStore, useStore } from './storage/store.ts'

/** Dialogs that open from anywhere: city choice and accounts. */
export type DialogName = 'city' | AuthDialogName

/** The open dialog, at most one. */
export const openDialog = createStore<DialogName | undefined>(() => undefined)

export const useOpenDialogName = (): DialogName | undefined => useStore(openDialog, undefined)

/** Returns the state of a dialog. Opening it closes the previous one. */
export function useNamedDialog(name: DialogName): { open: boolean; onToggle: (open: boolean) => void } {
  const open = useOpenDialogName() === name
  const onToggle = (next: boolean) => {
    if (next) openDialog.set(name)
    else if (openDialog.get() === name) openDialog.set(undefined)
  }
  return { open, onToggle }
}

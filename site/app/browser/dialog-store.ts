import type { AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import { createStore, useStore } from './storage/store.ts'

/** Popups that open from anywhere: the choice of a city, and those about accounts. */
export type DialogName = 'city' | AuthDialogName

/** The one popup that is open. */
export const openDialog = createStore<DialogName | undefined>(() => undefined)

export const useOpenDialogName = (): DialogName | undefined => useStore(openDialog, undefined)

/** Ties a popup to the store: opening it closes the one before. */
export function useNamedDialog(name: DialogName): { open: boolean; onToggle: (open: boolean) => void } {
  const open = useOpenDialogName() === name
  const onToggle = (next: boolean) => {
    if (next) openDialog.set(name)
    else if (openDialog.get() === name) openDialog.set(undefined)
  }
  return { open, onToggle }
}

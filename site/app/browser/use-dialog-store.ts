import { type DialogName, openDialog } from './dialog-store.ts'
import { useStore } from './storage/use-store.ts'

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

import { type RefObject, useEffect, useRef } from 'react'
import { openDialog } from './open-dialog.ts'

/** Synchronizes a native dialog with a boolean in both directions. */
export function useOpenDialog(
  ref: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onToggle: (open: boolean) => void,
): void {
  const listener = useRef(onToggle)
  useEffect(() => {
    listener.current = onToggle
  })

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const notify = () => listener.current(dialog.open)
    dialog.addEventListener('toggle', notify)
    dialog.addEventListener('close', notify)
    return () => {
      dialog.removeEventListener('toggle', notify)
      dialog.removeEventListener('close', notify)
      // Focus is restored only by `close()`.
      dialog.close()
    }
  }, [ref])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) openDialog(dialog)
    else dialog.close()
  }, [ref, open])
}

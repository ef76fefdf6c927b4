import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps a native dialog and a boolean the same. Whoever opens or closes it, the browser or the program, the
 * other one is told.
 */
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
      // Only a dialog that closes gives the focus back.
      dialog.close()
    }
  }, [ref])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus()
  }, [ref, open])
}

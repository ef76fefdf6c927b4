import { useId, useRef } from 'react'
import { NativeDialog, type NativeDialogProps } from './native-dialog.tsx'
import { useOpenDialog } from './use-open-dialog.ts'

interface DialogProps extends Omit<NativeDialogProps, 'onToggle'> {
  open: boolean
  /** Called on every open and close, also by the browser. */
  onToggle: (open: boolean) => void
}

/** Modal dialog with React state. Render lazily loaded content as `open && …`. */
export function Dialog({ open, onToggle, ...dialog }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useOpenDialog(ref, open, onToggle)
  return <NativeDialog ref={ref} id={useId()} {...dialog} />
}

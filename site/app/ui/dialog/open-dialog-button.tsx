import type { ComponentProps } from 'react'

/** Opens the dialog with that id by the browser's own means, before the client bundle runs and without it. */
export function OpenDialogButton({ dialog, ...button }: ComponentProps<'button'> & { dialog: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...button}
      {...{ command: 'show-modal', commandfor: dialog }}
    />
  )
}

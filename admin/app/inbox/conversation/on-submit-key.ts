import type { KeyboardEvent } from 'react'

/** Returns a key handler that submits a form by Ctrl+Enter, and by Cmd+Enter. */
export const onSubmitKey = (submit: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  submit()
}

import { useSyncExternalStore } from 'react'
import { getInterruption, subscribeToInterruptions } from '../../api/interruptions.ts'
import { ConfirmationDialog } from './confirmation-dialog.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

export function InterruptionHost() {
  const interruption = useSyncExternalStore(subscribeToInterruptions, getInterruption)
  if (interruption === 'sign-in') return <SignInDialog />
  return interruption === 'confirmation' ? <ConfirmationDialog /> : null
}

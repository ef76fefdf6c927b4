import { useQueryClient } from '@tanstack/react-query'
import { finishInterruption } from '../../api/interruptions.ts'
import { sessionQuery } from '../../api/queries.ts'
import { useSession } from '../../api/session-context.ts'
import { leaveWithoutAsking } from '../../forms/unsaved-changes.ts'
import { SignIn } from '../../sign-in/sign-in.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

/** Sign-in over the open screen; afterwards waiting requests are repeated. */
export function SignInDialog() {
  const { member } = useSession()
  const queryClient = useQueryClient()
  async function goOn(): Promise<void> {
    const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    if (session?.stage !== 'complete') return
    // The screen shows another member's data.
    if (session.member.id !== member.id) return leaveWithoutAsking(() => location.reload())
    finishInterruption('sign-in')
  }
  return (
    <Dialog heading="Войдите ещё раз" isOpen>
      <p>Сеанс закончился. Всё набранное на&nbsp;месте: войдите, и&nbsp;работа продолжится.</p>
      <SignIn email={member.email} onDone={() => void goOn()} />
    </Dialog>
  )
}

import { INVITATION_HOURS } from '@rapport/staff-contract/staff/staff-limits'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { failureText } from '../api/admin-error.ts'
import { staffQuery } from '../api/queries.ts'
import { Button } from '../ui/button/button.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { StaffTable } from './staff-table.tsx'

export function Component() {
  const { data: members, error, refetch } = useQuery(staffQuery)
  const [params, setParams] = useSearchParams()
  return (
    <>
      <h1>Сотрудники</h1>
      <Panel
        heading="Кто работает в панели"
        lead={`Новому человеку придёт письмо со\u00A0ссылкой: она действует ${INVITATION_HOURS}\u00A0часа и\u00A0один раз.`}
        actions={<Button onPress={() => setParams({ invite: '' })}>Пригласить</Button>}
      >
        {members && <StaffTable members={members} />}
        {!members && !error && <Skeleton lines={5} />}
        {!members && error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
      </Panel>
      <InviteDialog isOpen={params.has('invite')} onClose={() => setParams({}, { replace: true })} />
    </>
  )
}

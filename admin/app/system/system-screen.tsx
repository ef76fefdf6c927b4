import type { CheckState, SystemChecks } from '@rapport/staff-contract/system/system-checks'
import { findings } from '@rapport/staff-contract/system/system-checks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureText } from '../api/admin-error.ts'
import { Button } from '../ui/button/button.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { FindingList } from './finding-list.tsx'
import { checkSystemAgain, systemQuery } from './system-queries.ts'

const stateOf = ({ code }: SystemChecks['findings'][number]): CheckState => findings[code][1]

/** Checks of the parts that the site depends on, for owners. */
export function Component() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(systemQuery)
  const again = useMutation({
    mutationFn: checkSystemAgain,
    onSuccess: (checks) => queries.setQueryData(systemQuery.queryKey, checks),
  })
  return (
    <>
      <h1>Состояние системы</h1>
      <Panel
        heading="Что проверено"
        lead={data && `${summary(data)} Проверено ${formatMoment(data.checkedAt)}.`}
        actions={
          data && (
            <Button variant="secondary" isPending={again.isPending} onPress={() => again.mutate()}>
              Проверить ещё раз
            </Button>
          )
        }
      >
        {again.error && <Notice kind="error">{failureText(again.error)}</Notice>}
        {data && <FindingList findings={data.findings} />}
        {!data && !error && <Skeleton lines={8} />}
        {!data && error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
      </Panel>
    </>
  )
}

function summary({ findings: list }: SystemChecks): string {
  const count = (state: CheckState) => list.filter((finding) => stateOf(finding) === state).length
  const broken = count('broken')
  const warnings = count('warning')
  if (broken === 0 && warnings === 0) return 'Всё в\u00A0порядке.'
  return [
    ...(broken > 0 ? [`Сломано: ${broken}.`] : []),
    ...(warnings > 0 ? [`Стоит исправить: ${warnings}.`] : []),
  ].join(' ')
}

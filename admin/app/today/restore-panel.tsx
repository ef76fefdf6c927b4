import type { Today } from '@rapport/staff-contract/today/today'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { Question } from '../forms/question.tsx'
import { Button } from '../ui/button/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { showToast } from '../ui/toast/toasts.ts'
import { todayQuery } from './today-query.ts'

const TEXT =
  'Сайт снова начнёт удалять файлы, которых нет ни\u00A0в\u00A0одной заявке и\u00A0ни\u00A0на\u00A0одной странице. Вернуть их\u00A0будет нельзя.'

/** Says that the site was restored from a backup, and lets an owner confirm it. */
export function RestorePanel({ takenAt, restoredAt }: NonNullable<Today['restore']>) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel
      heading="Сайт восстановлен из&nbsp;резервной копии"
      lead={`Данные на\u00A0${formatMoment(takenAt)}, восстановлено ${formatMoment(restoredAt)}`}
    >
      <p>
        Заявки и&nbsp;правки после этого времени в&nbsp;копию не&nbsp;попали. Их&nbsp;файлы могли остаться
        в&nbsp;хранилище, поэтому сайт пока не&nbsp;удаляет файлы, которые ни&nbsp;к&nbsp;чему
        не&nbsp;относятся. Когда всё нужное найдено, подтвердите восстановление.
      </p>
      <Button variant="secondary" onPress={() => setAsking(true)}>
        Подтвердить восстановление
      </Button>
      {isAsking && <ConfirmationDialog onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function ConfirmationDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => callAdmin('confirmRestore'),
    onSuccess: async () => {
      showToast('Восстановление подтверждено')
      onClose()
      await queryClient.invalidateQueries({ queryKey: todayQuery.queryKey })
    },
  })
  return (
    <Question
      heading="Подтвердить восстановление?"
      text={TEXT}
      action="Подтвердить"
      error={error}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  )
}

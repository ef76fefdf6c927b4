import type { Today } from '@rapport/staff-contract/today/today'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { showToast } from '../ui/toast/toasts.ts'
import { todayQuery } from './today-query.ts'

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
    <Dialog role="alertdialog" heading="Подтвердить восстановление?" isOpen onClose={onClose}>
      <p>
        Сайт снова начнёт удалять файлы, которых нет ни&nbsp;в&nbsp;одной заявке и&nbsp;ни&nbsp;на&nbsp;одной
        странице. Вернуть их&nbsp;будет нельзя.
      </p>
      {error && failureText(error) && <Notice kind="error">{failureText(error)}</Notice>}
      <DialogActions>
        <Button variant="danger" isPending={isPending} onPress={() => mutate()}>
          Подтвердить
        </Button>
        <Button variant="secondary" autoFocus onPress={onClose}>
          Отмена
        </Button>
      </DialogActions>
    </Dialog>
  )
}

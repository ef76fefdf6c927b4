import { useMutation } from '@tanstack/react-query'
import { failureText } from '../api/admin-error.ts'
import { Button } from '../ui/button/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import styles from './customers.module.css'

interface DataActionsProps {
  getArchive: () => Promise<{ path: string }>
  eraseLabel: string
  onErase: () => void
}

/** Export and erasure of personal data, as the law requires. */
export function DataActions({ getArchive, eraseLabel, onErase }: DataActionsProps) {
  const exporting = useMutation({
    networkMode: 'always',
    mutationFn: getArchive,
    // The response is a download, so the screen stays.
    onSuccess: ({ path }) => location.assign(path),
    onError: (error) => showToast(failureText(error)),
  })
  return (
    <Panel
      heading="Персональные данные"
      lead="Отдать или удалить их можно только по&nbsp;просьбе самого клиента. Это останется в&nbsp;журнале."
    >
      <div className={styles.actions}>
        <Button variant="secondary" isPending={exporting.isPending} onPress={() => exporting.mutate()}>
          Скачать архив
        </Button>
        <Button variant="danger" onPress={onErase}>
          {eraseLabel}
        </Button>
      </div>
    </Panel>
  )
}

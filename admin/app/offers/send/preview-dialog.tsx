import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ToggleGroup } from '../../ui/toggle-group/toggle-group.tsx'
import styles from './preview-dialog.module.css'

const WIDTHS = [
  { value: 'phone', label: 'Телефон' },
  { value: 'computer', label: 'Компьютер' },
] as const

interface PreviewDialogProps {
  id: string
  number: string
  onClose: () => void
}

/** Shows the newest saved version as the customer sees it. It does not count as opened by the customer. */
export function PreviewDialog({ id, number, onClose }: PreviewDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['offer-preview', id],
    queryFn: ({ signal }) => callAdmin('openOfferPreview', { params: { id }, signal }),
    // A link is valid for minutes only.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['value']>('computer')
  return (
    <Dialog heading={`${number}: так увидит клиент`} isOpen size="wide" onClose={onClose}>
      <div className={styles.tools}>
        <ToggleGroup label="Ширина экрана" options={WIDTHS} value={width} onChange={setWidth} />
        {data && (
          <a href={data.path} target="_blank" rel="noreferrer">
            В&nbsp;новой вкладке
          </a>
        )}
      </div>
      {error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <iframe
          src={data.path}
          title={`Предложение ${number} глазами клиента`}
          className={styles.frame}
          data-width={width}
        />
      )}
    </Dialog>
  )
}

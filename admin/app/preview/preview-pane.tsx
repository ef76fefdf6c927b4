import { HOUR_MS } from '@rapport/contract/hours/durations'
import { PREVIEW_HOURS } from '@rapport/staff-contract/editing/editing-limits'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { Button } from '../ui/button/button.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Select } from '../ui/select/select.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import { ToggleGroup } from '../ui/toggle-group/toggle-group.tsx'
import styles from './preview.module.css'
import { PreviewFrame } from './preview-frame.tsx'

/** Links are refetched at half of their lifetime. */
const previewQuery = (entryIds: readonly number[]) =>
  queryOptions({
    queryKey: ['preview', ...entryIds],
    queryFn: async ({ signal }) =>
      (await callAdmin('getPreview', { params: { ids: [...entryIds] }, signal })).preview,
    staleTime: (PREVIEW_HOURS / 2) * HOUR_MS,
  })

/** Page widths of a phone, a tablet and a desktop in CSS pixels. */
const WIDTHS = [
  { value: '360', label: '360' },
  { value: '768', label: '768' },
  { value: '1320', label: '1320' },
] as const
type Width = (typeof WIDTHS)[number]['value']

interface PreviewPaneProps {
  entryIds: readonly number[]
  /** Changes with each save; reloads the preview. */
  savedVersion: number | string
}

/** Preview of drafts, as the site shows them after publication. */
export function PreviewPane({ entryIds, savedVersion }: PreviewPaneProps) {
  const { data: preview, error, refetch } = useQuery(previewQuery(entryIds))
  const [width, setWidth] = useState<Width>('360')
  const [chosen, setChosen] = useState<string>()
  if (!preview && error) return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
  const page = preview?.pages.find(({ entryId }) => String(entryId) === chosen) ?? preview?.pages[0]
  if (!preview || !page) return <Skeleton lines={8} />
  return (
    <div className={styles.pane}>
      <div className={styles.bar}>
        <ToggleGroup label="Ширина экрана в точках" options={WIDTHS} value={width} onChange={setWidth} />
        <div className={styles.actions}>
          <CopyLinkButton path={page.path} />
          <a href={page.path} target="_blank" rel="noreferrer">
            Открыть отдельно
          </a>
        </div>
      </div>
      {preview.pages.length > 1 && (
        <Select
          label="Страница"
          options={preview.pages.map(({ entryId, title }) => ({ value: String(entryId), label: title }))}
          value={String(page.entryId)}
          onChange={setChosen}
        />
      )}
      <PreviewFrame
        key={page.path}
        path={page.path}
        title={page.title}
        width={Number(width)}
        savedVersion={savedVersion}
      />
      <p className={styles.note}>
        Показываем, а&nbsp;не&nbsp;работаем: заявки, избранное и&nbsp;подсчёт посещений здесь выключены. Сайт
        пока прежний.
      </p>
    </div>
  )
}

/** Preview links need no sign-in, so they can be sent to anyone. */
const CopyLinkButton = ({ path }: { path: string }) => (
  <Button
    variant="secondary"
    onPress={() =>
      navigator.clipboard.writeText(location.origin + path).then(
        () => showToast('Ссылка скопирована. Она открывается сутки и\u00A0без входа в\u00A0панель'),
        () => showToast('Браузер не\u00A0дал скопировать. Откройте отдельно и\u00A0возьмите адрес оттуда'),
      )
    }
  >
    Скопировать ссылку
  </Button>
)

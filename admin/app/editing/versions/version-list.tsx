import type { VersionPreview, VersionReason } from '@rapport/staff-contract/entries/entries'
import { Button } from '../../ui/button/button.tsx'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import styles from './versions.module.css'

export const REASONS: Record<VersionReason, string> = {
  seed: 'Начальное содержание',
  autosave: 'Автосохранение',
  save: 'Сохранение',
  publish: 'Публикация',
  restore: 'Возврат версии',
  'bulk-edit': 'Массовая правка',
  import: 'Загрузка из\u00A0файла',
  undo: 'Возврат загрузки или\u00A0массовой правки',
}

interface VersionListProps {
  versions: readonly VersionPreview[]
  mayWrite: boolean
  onCompare: (from: number, to: number) => void
  onRestore: (version: VersionPreview) => void
}

export function VersionList({ versions, mayWrite, onCompare, onRestore }: VersionListProps) {
  const columns: TableColumn<VersionPreview>[] = [
    { key: 'number', heading: 'Версия', isRowHeader: true, cell: ({ number }) => `№\u00A0${number}` },
    {
      key: 'when',
      heading: 'Когда',
      isWhole: true,
      isEvident: true,
      cell: ({ createdAt }) => <span>{formatMoment(createdAt)}</span>,
    },
    {
      key: 'who',
      heading: 'Кто',
      isName: true,
      isEvident: true,
      cell: ({ createdBy }) => <span className={styles.person}>{createdBy?.name || '—'}</span>,
    },
    { key: 'why', heading: 'Почему', isEvident: true, cell: ({ reason }) => <span>{REASONS[reason]}</span> },
    {
      key: 'actions',
      heading: 'Действия',
      isWhole: true,
      cell: (version) => {
        const before = versions[versions.indexOf(version) + 1]
        return (
          <span className={styles.actions}>
            {mayWrite && version !== versions[0] && (
              <Button
                variant="quiet"
                aria-label={`Вернуть версию № ${version.number}`}
                onPress={() => onRestore(version)}
              >
                Вернуть
              </Button>
            )}
            {before && (
              <Button
                variant="quiet"
                aria-label={`Что изменилось в версии № ${version.number}`}
                onPress={() => onCompare(before.id, version.id)}
              >
                Что изменилось
              </Button>
            )}
          </span>
        )
      },
    },
  ]
  return (
    <Table
      label="Версии"
      columns={columns}
      items={versions}
      getKey={({ id }) => id}
      empty="Версий пока нет."
    />
  )
}

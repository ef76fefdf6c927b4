import { SEARCH_MAX } from '@rapport/contract/paths/query-limits'
import type { MediaFilter } from '@rapport/staff-contract/media/media-library'
import { useQuery } from '@tanstack/react-query'
import { TextField } from '../ui/field/text-field.tsx'
import { Select, type SelectOption } from '../ui/select/select.tsx'
import { type MediaSelection, mediaFoldersQuery } from './media-queries.ts'
import styles from './media-toolbar.module.css'

const FILTERS: readonly SelectOption<MediaFilter | 'all'>[] = [
  { value: 'all', label: 'Все' },
  { value: 'no-alt', label: 'Без описания' },
  { value: 'unused', label: 'Нигде не стоят' },
  { value: 'small', label: 'Мелкие', hint: 'уже 1200 точек' },
  { value: 'pending', label: 'Готовятся' },
  { value: 'failed', label: 'Не получились' },
  { value: 'trashed', label: 'В\u00A0корзине' },
]
/** Can't collide with a folder: names are trimmed. */
const EVERY_FOLDER = ' '

interface MediaToolbarProps {
  selection: MediaSelection
  /** Receives what changed; an undefined value removes that part of the selection. */
  onChange: (changes: MediaSelection) => void
  /** Picking a picture, so the trash is hidden. */
  isChoice?: boolean
}

export function MediaToolbar({ selection, onChange, isChoice = false }: MediaToolbarProps) {
  const { search = '', folder, filter } = selection
  const { data: folders = [] } = useQuery(mediaFoldersQuery)
  const options = [
    { value: EVERY_FOLDER, label: 'Все папки' },
    ...folders.map(({ name, count }) => ({ value: name, label: name, hint: String(count) })),
    ...(folder && !folders.some(({ name }) => name === folder) ? [{ value: folder, label: folder }] : []),
  ]
  return (
    <search className={styles.toolbar}>
      <TextField
        label="Поиск по названию и описанию"
        type="search"
        value={search}
        maxLength={SEARCH_MAX}
        onChange={(text) => onChange({ search: text || undefined })}
      />
      <Select
        label="Папка"
        options={options}
        value={folder ?? EVERY_FOLDER}
        onChange={(name) => onChange({ folder: name === EVERY_FOLDER ? undefined : name })}
      />
      <Select
        label="Показать"
        options={isChoice ? FILTERS.filter(({ value }) => value !== 'trashed') : FILTERS}
        value={filter ?? 'all'}
        onChange={(name) => onChange({ filter: name === 'all' ? undefined : name })}
      />
    </search>
  )
}

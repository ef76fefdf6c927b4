import { BATCH_TITLE_MAX } from '@rapport/staff-contract/batches/batch-limits'
import { getBatchPermissions } from '@rapport/staff-contract/batches/batch-permissions'
import type { BatchKind } from '@rapport/staff-contract/batches/batches'
import { type BulkAction, listBulkActions } from '@rapport/staff-contract/batches/bulk-edit'
import { type BulkField, listBulkFields } from '@rapport/staff-contract/batches/bulk-fields'
import { type EntryFilter, filterParams } from '@rapport/staff-contract/lists/entry-list'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { queryClient } from '../../api/queries.ts'
import { useSession } from '../../api/session-context.ts'
import { useFieldErrors } from '../../forms/use-field-errors.ts'
import type { MediaSelection } from '../../media/media-queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Select } from '../../ui/select/select.tsx'
import { formatMoscow } from '../../ui/text/moscow-time.ts'
import { BATCHES_PATH, entryKinds } from '../entry-kinds.ts'
import { entryFieldsQuery } from '../entry-queries.ts'
import { useEntryTitles } from '../entry-titles.ts'
import { kindTitle, type LoadFields } from './batch-kinds.ts'
import { batchQuery } from './batch-queries.ts'
import styles from './bulk.module.css'
import { EMPTY_CHANGE, toChange } from './change-draft.ts'
import { ChangeFields } from './change-fields.tsx'
import { ACTION_NAMES, changeWords } from './change-words.ts'

/** Selected entries, or all entries matching a filter. */
export type BulkTarget = { ids: number[] } | { filter: EntryFilter } | { mediaFilter: MediaSelection }

interface BulkEditDialogProps {
  kind: BatchKind
  target: BulkTarget
  chosen: string
  loadFields: LoadFields
  onClose: () => void
}

const RESULTS = [
  { value: 'draft', label: 'Черновики' },
  { value: 'publish', label: 'Сразу на\u00A0сайт' },
] as const
const RESULT_HINTS = {
  draft: 'На\u00A0сайте всё останется по-прежнему.',
  publish: 'Где есть неопубликованные правки, изменится только черновик.',
}

const NO_FIELD: BulkField = { type: 'text' }
const onField: BulkAction[] = ['set', 'add', 'remove', 'replace', 'raise']

function useBulkActions(kind: BatchKind) {
  const { member } = useSession()
  const isSeoOnly = !hasPermission(member.role, getBatchPermissions(kind).writeMany)
  const fields = listBulkFields(kind, isSeoOnly)
  const fieldsFor = (action: BulkAction) =>
    Object.keys(fields).filter((name) => listBulkActions(fields[name] ?? NO_FIELD).includes(action))
  const isFixed = kind !== 'picture' && entryKinds[kind]?.isFixed
  const whole: BulkAction[] =
    isSeoOnly || kind === 'picture'
      ? []
      : [
          ...(kind === 'item' ? ['move' as const] : []),
          ...(['publish', ...(isFixed ? [] : ['take-down' as const]), 'schedule', 'unschedule'] as const),
        ]
  return {
    fields,
    fieldsFor,
    actions: [...onField.filter((action) => fieldsFor(action).length > 0), ...whole],
  }
}

/** Dialog of a bulk edit; starts a dry run, which changes nothing. */
export function BulkEditDialog({ kind, target, chosen, loadFields, onClose }: BulkEditDialogProps) {
  const navigate = useNavigate()
  const [list] = useSearchParams()
  const { fields, fieldsFor, actions } = useBulkActions(kind)
  // Price groups are mostly edited in bulk to raise prices.
  const [action, setAction] = useState<BulkAction>(
    kind === 'price-group' || kind === 'operation' ? 'raise' : (actions[0] ?? 'publish'),
  )
  const [chosenField, setWanted] = useState<string>()
  const [draft, setDraft] = useState(EMPTY_CHANGE)
  const [result, setResult] = useState<'draft' | 'publish'>('draft')
  const { data: labels = {} } = useQuery(entryFieldsQuery(kind, loadFields))
  const { parent } = draft
  const groupTitle = useEntryTitles('item', parent === null ? [] : [String(parent)])
  const names = fieldsFor(action)
  const field = chosenField !== undefined && names.includes(chosenField) ? chosenField : (names[0] ?? '')
  const getLabel = (name: string) => labels[name]?.label ?? name
  const getText = (option: string | null) => labels[field]?.getText?.(option as never) ?? option ?? 'Нет'
  const changesFields = onField.includes(action)

  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const change = toChange({ action, name: field, field: fields[field] ?? NO_FIELD }, draft)
      const words = changeWords(change, {
        fieldName: getLabel(field),
        groupTitle: parent === null ? '' : groupTitle(String(parent)),
        getText: (value) => {
          const type = fields[field]?.type
          if (type === 'moment' && value !== null) return formatMoscow(value)
          return type === 'choice' ? getText(value) : undefined
        },
      })
      const title = `${kindTitle(kind)}. ${words}`.slice(0, BATCH_TITLE_MAX)
      const selected = 'filter' in target ? { filter: filterParams(target.filter) } : target
      return callAdmin('planBatch', { form: { kind, title, change, result, ...selected } })
    },
    onSuccess: ({ batch }) => {
      queryClient.setQueryData(batchQuery(batch.id).queryKey, batch)
      // `list` keeps the query of the list for the way back.
      void navigate(`${BATCHES_PATH}${batch.id}/?${new URLSearchParams({ list: list.toString() })}`)
    },
  })
  const errors = useFieldErrors(error, () => draft)
  const isAtField =
    error instanceof AdminError && Object.keys(error.fields).some((name) => /^change\.\w+$/.test(name))
  return (
    <Dialog heading="Изменить сразу всё выбранное" isOpen onClose={onClose}>
      <p>{chosen}. Сначала покажем, что изменится.</p>
      {error && !isAtField && failureText(error) && <Notice kind="error">{failureText(error)}</Notice>}
      <Select
        label="Что сделать"
        options={actions.map((value) => ({ value, label: ACTION_NAMES[value] }))}
        value={action}
        onChange={setAction}
      />
      {changesFields && (
        <Select
          label="Поле"
          options={names.map((value) => ({ value, label: getLabel(value) }))}
          value={field}
          onChange={setWanted}
        />
      )}
      <ChangeFields
        action={action}
        field={fields[field] ?? NO_FIELD}
        getText={getText}
        draft={draft}
        onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
        errors={errors}
      />
      {kind === 'picture' && (
        <p className={styles.soft}>
          Изменится сразу и&nbsp;везде, где картинка стоит: черновиков у&nbsp;картинок нет.
        </p>
      )}
      {kind !== 'picture' && (changesFields || action === 'move') && (
        <div>
          <Select label="Что получится" options={RESULTS} value={result} onChange={setResult} />
          <p className={styles.soft}>{RESULT_HINTS[result]}</p>
        </div>
      )}
      <DialogActions>
        <Button isPending={isPending} onPress={() => mutate()}>
          Проверить
        </Button>
        <Button variant="secondary" onPress={onClose}>
          Отмена
        </Button>
      </DialogActions>
    </Dialog>
  )
}

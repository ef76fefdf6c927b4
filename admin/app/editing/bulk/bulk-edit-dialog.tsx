import { actionsOf, type BulkAction, type BulkChange } from '@rapport/contract/batches/bulk-edit'
import { type BulkField, bulkFieldsOf } from '@rapport/contract/batches/bulk-fields'
import type { ContentKindName } from '@rapport/contract/editing/content-kinds'
import { type EntryFilter, filterParams } from '@rapport/contract/editing/lists/entry-list'
import { BATCH_TITLE_MAX } from '@rapport/contract/limits'
import { contentPermissions } from '@rapport/contract/staff/content-permissions'
import { hasPermission } from '@rapport/contract/staff/permissions'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { queryClient } from '../../api/queries.ts'
import { useSession } from '../../api/session-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Select } from '../../ui/select/select.tsx'
import type { EntryForm } from '../entry-form.ts'
import { BATCHES_PATH, type EntryKind, entryKinds } from '../entry-kinds.ts'
import { entryFieldsQuery } from '../entry-queries.ts'
import { useEntryTitles } from '../entry-titles.ts'
import { GroupField } from '../fields/group-field.tsx'
import { batchQuery } from './batch-queries.ts'
import styles from './bulk.module.css'
import { type ChangeDraft, ChangeFields } from './change-fields.tsx'
import { ACTION_NAMES, changeWords } from './change-words.ts'

/** Those that are named, or all by a filter. */
export type BulkTarget = { ids: number[] } | { filter: EntryFilter }

interface BulkEditDialogProps<K extends ContentKindName> {
  kind: K
  target: BulkTarget
  /** How much is chosen, in words. */
  chosen: string
  loadForm: () => Promise<EntryForm<K>>
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

const EMPTY: ChangeDraft = { text: '', words: [], isOn: true, find: '', replacement: '' }
const NO_FIELD: BulkField = { type: 'text' }
const onField: BulkAction[] = ['set', 'add', 'remove', 'replace']

/** Returns what can be done to many things of a kind, and to which of its fields. */
function useBulkActions(kind: ContentKindName) {
  const { member } = useSession()
  const isSeoOnly = !hasPermission(member.role, contentPermissions[kind].writeMany)
  const fields = bulkFieldsOf(kind, isSeoOnly)
  const fieldsFor = (action: BulkAction) =>
    Object.keys(fields).filter((name) => actionsOf(fields[name] ?? NO_FIELD).includes(action))
  const { isFixed } = entryKinds[kind] as EntryKind
  const whole: BulkAction[] = isSeoOnly
    ? []
    : [...(kind === 'item' ? ['move' as const] : []), 'publish', ...(isFixed ? [] : ['take-down' as const])]
  return { fields, fieldsFor, actions: [...onField.filter((one) => fieldsFor(one).length > 0), ...whole] }
}

/** Asks what is done to all that is chosen; nothing is written before one has seen what would change. */
export function BulkEditDialog<K extends ContentKindName>(props: BulkEditDialogProps<K>) {
  const { kind, target, chosen, loadForm, onClose } = props
  const navigate = useNavigate()
  const { fields, fieldsFor, actions } = useBulkActions(kind)
  const [action, setAction] = useState<BulkAction>(actions[0] ?? 'publish')
  const [wanted, setWanted] = useState<string>()
  const [draft, setDraft] = useState(EMPTY)
  const [parent, setParent] = useState<number | null>(null)
  const [result, setResult] = useState<'draft' | 'publish'>('draft')
  const { data: labels = {} } = useQuery(entryFieldsQuery(kind, loadForm))
  const groupTitle = useEntryTitles('item', parent === null ? [] : [String(parent)])
  const names = fieldsFor(action)
  const field = wanted !== undefined && names.includes(wanted) ? wanted : (names[0] ?? '')
  const labelOf = (name: string) => labels[name]?.label ?? name
  const changesFields = onField.includes(action)

  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const change = toChange({ action, field, draft, parent }, fields[field] ?? NO_FIELD)
      const words = changeWords(change, labelOf(field), parent === null ? '' : groupTitle(String(parent)))
      const title = `${(entryKinds[kind] as EntryKind).title}. ${words}`.slice(0, BATCH_TITLE_MAX)
      const things = 'ids' in target ? { ids: target.ids } : { filter: filterParams(target.filter) }
      return callAdmin('planBatch', { form: { kind, title, change, result, ...things } })
    },
    onSuccess: ({ batch }) => {
      queryClient.setQueryData(batchQuery(batch.id).queryKey, batch)
      void navigate(`${BATCHES_PATH}${batch.id}/`)
    },
  })
  const errors = error instanceof AdminError ? error.fields : {}
  const isAtField = Object.keys(errors).some((name) => /^change\.(?:find|words|value)$/.test(name))
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
        <>
          <Select
            label="Поле"
            options={names.map((value) => ({ value, label: labelOf(value) }))}
            value={field}
            onChange={setWanted}
          />
          <ChangeFields
            action={action}
            field={fields[field] ?? NO_FIELD}
            draft={draft}
            onChange={(changed) => setDraft((present) => ({ ...present, ...changed }))}
            errors={errors}
          />
        </>
      )}
      {action === 'move' && (
        <GroupField label="Куда" value={parent} title={undefined} onChange={(key) => setParent(key)} />
      )}
      {(changesFields || action === 'move') && (
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

interface Choice {
  action: BulkAction
  field: string
  draft: ChangeDraft
  parent: number | null
}

/** Returns the change that is chosen and typed. */
function toChange({ action, field, draft, parent }: Choice, { type, isNullable }: BulkField): BulkChange {
  if (action === 'move') return { action, parent }
  if (action === 'publish' || action === 'take-down') return { action }
  if (action === 'replace') return { action, field, find: draft.find, replacement: draft.replacement }
  if (action !== 'set') return { action, field, words: draft.words }
  const text = type === 'number' ? draft.text.trim() : draft.text
  if (text === '' && isNullable) return { action, field, value: null }
  const values = { text, words: draft.words, flag: draft.isOn, number: Number(text.replace(',', '.')) }
  return { action, field, value: values[type] }
}

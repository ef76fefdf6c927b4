import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { PUBLISHED_TOGETHER_MAX } from '@rapport/staff-contract/editing/editing-limits'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryPreview } from '@rapport/staff-contract/entries/entries'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import type { EntryForm } from '../entry-form.ts'
import { formatTitle } from '../entry-kinds.ts'
import { refreshLists } from '../entry-queries.ts'
import type { FieldDescriptions } from '../field-description.ts'
import styles from './entry-list.module.css'

interface PublishTogetherProps<K extends ContentKindName> {
  chosen: readonly EntryPreview[]
  loadForm: () => Promise<EntryForm<K>>
  onCleared: () => void
}

/** Errors by entry id, labelled as in the form. */
type Mistakes = Record<number, string[]>

function toMistakes(errors: FieldErrors, fields: FieldDescriptions): Mistakes {
  const mistakes: Mistakes = {}
  for (const [name, sentences] of Object.entries(errors)) {
    const [, index, field = ''] = /^entries\.(\d+)\.(.+)$/.exec(name) ?? []
    if (index === undefined) continue
    const label = fields[field]?.label ?? fields[field.split('.')[0] ?? '']?.label
    const lines = sentences.map((sentence) => (label ? `${label}: ${sentence}` : sentence))
    mistakes[Number(index)] = [...(mistakes[Number(index)] ?? []), ...lines]
  }
  return mistakes
}

/** Publishes all selected entries or none. */
export function PublishTogether<K extends ContentKindName>(props: PublishTogetherProps<K>) {
  const { loadForm, onCleared } = props
  // Published entries without changes need no publication.
  const chosen = props.chosen.filter(({ state }) => state !== 'published')
  const left = props.chosen.length - chosen.length
  const [isOpen, setIsOpen] = useState(false)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      callAdmin('publishEntries', { form: { entries: chosen.map(({ id, version }) => ({ id, version })) } }),
    onSuccess: ({ entries }) => {
      refreshLists(entries)
      showToast('Опубликовано')
      setIsOpen(false)
      onCleared()
    },
    onError: async (failure) => {
      const errors = failure instanceof AdminError ? failure.fields : {}
      setMistakes(toMistakes(errors, (await loadForm()).fields))
      // An entry was changed meanwhile; refetch the list.
      refreshLists([])
    },
  })

  function open(): void {
    reset()
    setMistakes({})
    setIsOpen(true)
  }
  if (chosen.length === 0 && !isOpen) return null
  return (
    <>
      {chosen.length > PUBLISHED_TOGETHER_MAX ? (
        <span className={styles.mistakes}>{editingMessages.entriesTooMany(PUBLISHED_TOGETHER_MAX)}</span>
      ) : (
        <Button onPress={open}>Опубликовать вместе</Button>
      )}
      <Dialog heading="Опубликовать вместе" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>Выйдет всё сразу. Если хоть одно опубликовать нельзя, не&nbsp;выйдет ничего.</p>
        {left > 0 && <p>Без правок и&nbsp;остаётся как&nbsp;есть: {left.toLocaleString('ru-RU')}.</p>}
        {error && failureText(error) && <Notice kind="error">{failureText(error)}</Notice>}
        <ul className={styles.entries}>
          {chosen.map((entry, index) => (
            <li key={entry.id}>
              {formatTitle(entry)}
              {mistakes[index]?.map((mistake) => (
                <p key={mistake} className={styles.mistakes}>
                  {mistake}
                </p>
              ))}
            </li>
          ))}
        </ul>
        <Link to={`/preview/?ids=${chosen.map(({ id }) => id).join(',')}`} target="_blank">
          Как на&nbsp;сайте
        </Link>
        <DialogActions>
          <Button isPending={isPending} onPress={() => mutate()}>
            Опубликовать
          </Button>
          <Button variant="secondary" onPress={() => setIsOpen(false)}>
            Отмена
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

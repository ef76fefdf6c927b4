import { LIST_VIEW_TITLE_MAX } from '@rapport/staff-contract/lists/list-limits'
import type { ListedKind, ListView } from '@rapport/staff-contract/lists/list-views'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { callAdmin } from '../api/admin-api.ts'
import { AdminError, failureText } from '../api/admin-error.ts'
import { queryClient } from '../api/queries.ts'
import { useFieldErrors } from '../forms/use-field-errors.ts'
import { Button } from '../ui/button/button.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import styles from './lists.module.css'

const listViewsQuery = (kind: ListedKind) =>
  queryOptions({
    queryKey: ['list-views', kind],
    queryFn: async ({ signal }) => (await callAdmin('getListViews', { params: { kind }, signal })).views,
  })

interface SavedViewsProps {
  kind: ListedKind
  query: string
  hint: string
  mayShare: boolean
  onClose: () => void
}

/** Menu of saved views, own and shared, with a form that saves the current one. */
export function SavedViews({ kind, query, hint, mayShare, onClose }: SavedViewsProps) {
  const { pathname } = useLocation()
  const { data: views = [] } = useQuery(listViewsQuery(kind))
  const [title, setTitle] = useState('')
  const [isShared, setIsShared] = useState(false)
  const forget = () => queryClient.invalidateQueries(listViewsQuery(kind))
  const save = useMutation({
    networkMode: 'always',
    mutationFn: () => callAdmin('saveListView', { form: { kind, title, query, isShared } }),
    onSuccess: async () => {
      await forget()
      setTitle('')
      showToast('Вид сохранён')
    },
  })
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: ListView) => callAdmin('deleteListView', { params: { id } }),
    onSuccess: forget,
  })
  const failure = save.error ?? remove.error
  const isAtTitle = failure instanceof AdminError && 'title' in failure.fields
  const errors = useFieldErrors(failure, () => title)

  function submit(event: FormEvent): void {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Dialog heading="Виды списка" isOpen onClose={onClose}>
      {failure && !isAtTitle && <Notice kind="error">{failureText(failure)}</Notice>}
      {views.length === 0 && <p>Сохранённых видов пока нет.</p>}
      <ul className={styles.views}>
        {views.map((view) => (
          <li key={view.id}>
            <Link to={view.query ? `${pathname}?${view.query}` : pathname} onClick={onClose}>
              {view.title}
            </Link>
            {view.isShared && <span className={styles.soft}>{view.isOwn ? 'для всех' : 'общий'}</span>}
            {view.isOwn && (
              <Button
                variant="quiet"
                aria-label={`Удалить вид: ${view.title}`}
                onPress={() => remove.mutate(view)}
              >
                Удалить
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className={styles.newView}>
        <TextField
          label="Сохранить то, что показано, как"
          value={title}
          onChange={setTitle}
          maxLength={LIST_VIEW_TITLE_MAX}
          errors={errors.title ?? []}
          hint={`${hint}. То\u00A0же имя заменит прежний вид`}
        />
        {mayShare && (
          <Checkbox label="Показывать всем сотрудникам" isSelected={isShared} onChange={setIsShared} />
        )}
        <Button type="submit" isDisabled={title.trim() === ''} isPending={save.isPending}>
          Сохранить
        </Button>
      </form>
    </Dialog>
  )
}

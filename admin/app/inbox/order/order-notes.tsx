import { type InboxOrder, noteTextForm } from '@rapport/contract/inbox/inbox'
import { useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminForm, SubmitButton } from '../../forms/admin-form.tsx'
import { useAdminForm } from '../../forms/use-admin-form.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { inboxOrderQuery } from '../inbox-queries.ts'
import styles from './order-notes.module.css'

/** What staff write for one another; the customer sees none of it. */
export function OrderNotes({ order: { id, notes } }: { order: InboxOrder }) {
  const queryClient = useQueryClient()
  const { form, ...state } = useAdminForm({
    schema: noteTextForm,
    values: { text: '' },
    send: (value) => callAdmin('addOrderNote', { params: { id }, form: value }),
    onSent: ({ order }) => {
      queryClient.setQueryData(inboxOrderQuery(id).queryKey, order)
      form.reset({ text: '' })
    },
    draft: `order-note-${id}`,
  })
  return (
    <Panel heading="Заметки" lead="Их видят только сотрудники.">
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={styles.text}>{note.text}</p>
            <p className={styles.when}>
              {note.author?.name ?? 'Сотрудник'}, {formatMoment(note.at)}
            </p>
          </li>
        ))}
      </ul>
      <AdminForm form={form} {...state}>
        <form.AppField name="text">
          {({ TextField }) => <TextField label="Новая заметка" autoComplete="off" />}
        </form.AppField>
        <SubmitButton>Добавить заметку</SubmitButton>
      </AdminForm>
    </Panel>
  )
}

import { type InboxOrder, noteTextForm } from '@rapport/contract/inbox/inbox'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminForm, SubmitButton } from '../../forms/admin-form.tsx'
import { useAdminForm } from '../../forms/use-admin-form.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { inboxOrderQuery } from '../inbox-queries.ts'
import { MentionField } from './mention-field.tsx'
import styles from './order-notes.module.css'

/** What staff write for one another; the customer sees none of it. */
export function OrderNotes({ order: { id, notes } }: { order: InboxOrder }) {
  const queryClient = useQueryClient()
  const [mentioned, setMentioned] = useState<number[]>([])
  const { form, ...state } = useAdminForm({
    schema: noteTextForm,
    values: { text: '' },
    send: (value) => callAdmin('addOrderNote', { params: { id }, form: { ...value, mentions: mentioned } }),
    onSent: ({ order }) => {
      queryClient.setQueryData(inboxOrderQuery(id).queryKey, order)
      form.reset({ text: '' })
      setMentioned([])
    },
    draft: `order-note-${id}`,
  })
  return (
    <Panel heading="Заметки" lead="Их видят только сотрудники.">
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={styles.text}>{note.text}</p>
            {note.mentions.length > 0 && <p>{note.mentions.map(({ name }) => `@${name}`).join(', ')}</p>}
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
        <MentionField value={mentioned} onChange={setMentioned} />
        <SubmitButton>Добавить заметку</SubmitButton>
      </AdminForm>
    </Panel>
  )
}

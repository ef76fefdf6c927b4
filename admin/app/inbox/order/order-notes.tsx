import { type InboxOrder, noteTextForm } from '@rapport/staff-contract/inbox/inbox'
import { useState } from 'react'
import { AdminForm, SubmitButton } from '../../forms/admin-form.tsx'
import { useAdminForm } from '../../forms/use-admin-form.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { useSubmitWrite } from '../outbox/use-order-write.ts'
import { MentionField } from './mention-field.tsx'
import styles from './order-notes.module.css'

/** Note text used as the label of a waiting write. */
const LABEL_MAX = 60

/** Internal notes, hidden from the customer. */
export function OrderNotes({ order }: { order: InboxOrder }) {
  const { id, notes } = order
  const submit = useSubmitWrite(order)
  const [mentioned, setMentioned] = useState<number[]>([])
  const { form, ...state } = useAdminForm({
    schema: noteTextForm,
    values: { text: '' },
    send: (value) =>
      submit({
        call: 'addOrderNote',
        form: { ...value, mentions: mentioned },
        label: `Заметка: ${value.text.slice(0, LABEL_MAX)}`,
      }),
    onSent: () => {
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
          {({ TextArea }) => <TextArea label="Новая заметка" rows={2} />}
        </form.AppField>
        <MentionField value={mentioned} onChange={setMentioned} />
        <SubmitButton variant="secondary">Добавить заметку</SubmitButton>
      </AdminForm>
    </Panel>
  )
}

import { type InboxOrder, noteTextForm } from '@rapport/staff-contract/inbox/inbox'
import { AdminForm, SubmitButton } from '../../forms/admin-form.tsx'
import { useAdminForm } from '../../forms/use-admin-form.ts'
import { useSubmitWrite } from '../outbox/use-order-write.ts'
import styles from './conversation.module.css'
import { MentionField } from './mention-field.tsx'
import { onSubmitKey } from './on-submit-key.ts'

/** Text used as the label of a waiting write. */
export const LABEL_MAX = 60

interface NoteFormProps {
  order: InboxOrder
  /** Ids of members. */
  mentioned: number[]
  onMention: (ids: number[]) => void
}

/** Form of an internal note, hidden from the customer. */
export function NoteForm({ order, mentioned, onMention }: NoteFormProps) {
  const submit = useSubmitWrite(order)
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
      onMention([])
    },
    draft: `order-note-${order.id}`,
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the form inside
    <div className={styles.noteForm} onKeyDown={onSubmitKey(() => void form.handleSubmit())}>
      <p className={styles.hint}>Видят только сотрудники.</p>
      <AdminForm form={form} {...state}>
        <form.AppField name="text">
          {({ TextArea }) => <TextArea label="Новая заметка" rows={2} />}
        </form.AppField>
        <MentionField value={mentioned} onChange={onMention} />
        <SubmitButton variant="secondary">Добавить заметку</SubmitButton>
      </AdminForm>
    </div>
  )
}

import { staffMessageText } from '@rapport/staff-contract/inbox/conversation'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { AdminForm, SubmitButton } from '../../forms/admin-form.tsx'
import { useAdminForm } from '../../forms/use-admin-form.ts'
import { useSubmitWrite } from '../outbox/use-order-write.ts'
import { AttachedFiles } from './attached-files.tsx'
import styles from './conversation.module.css'
import { LABEL_MAX } from './note-form.tsx'
import { onSubmitKey } from './on-submit-key.ts'
import { TemplatePicker } from './template-picker.tsx'
import type { useAttachedFiles } from './use-attached-files.ts'

interface MessageFormProps {
  order: InboxOrder
  attached: ReturnType<typeof useAttachedFiles>
}

/** Form of a message to the customer. Typed text survives a reload, a lost session and a lost connection. */
export function MessageForm({ order, attached }: MessageFormProps) {
  const submit = useSubmitWrite(order)
  const { form, ...state } = useAdminForm({
    schema: staffMessageText,
    values: { text: '' },
    send: (value) =>
      submit({
        call: 'sendOrderMessage',
        form: { ...value, files: attached.files.map(({ id }) => id) },
        label: `Клиенту: ${value.text.slice(0, LABEL_MAX)}`,
      }),
    onSent: () => {
      form.reset({ text: '' })
      attached.clear()
    },
    draft: `order-message-${order.id}`,
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the form inside
    <div className={styles.messageForm} onKeyDown={onSubmitKey(() => void form.handleSubmit())}>
      <p className={styles.hint}>
        {order.email
          ? 'Клиент получит письмо и\u00A0увидит сообщение в\u00A0кабинете, на\u00A0странице заявки и\u00A0предложения.'
          : 'Почты нет: клиент увидит сообщение только в\u00A0кабинете и\u00A0на\u00A0странице предложения.'}
      </p>
      <AdminForm form={form} {...state}>
        <form.AppField name="text">
          {({ TextArea }) => <TextArea label="Сообщение клиенту" rows={4} />}
        </form.AppField>
        <AttachedFiles {...attached} />
        <div className={styles.actions}>
          <SubmitButton variant="secondary">Отправить клиенту</SubmitButton>
          <TemplatePicker
            order={order}
            getText={() => form.state.values.text}
            onInsert={(text) => {
              const { text: typed } = form.state.values
              form.setFieldValue('text', typed.trim() ? `${typed.trimEnd()}\n\n${text}` : text)
            }}
          />
          <span className={styles.soft}>Ctrl+Enter</span>
        </div>
      </AdminForm>
    </div>
  )
}

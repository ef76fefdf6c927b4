import { PLACEHOLDERS } from '@rapport/staff-contract/inbox/message-placeholders'
import { type MessageTemplate, messageTemplateForm } from '@rapport/staff-contract/inbox/message-templates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { AdminForm, FormActions, SubmitButton } from '../../forms/admin-form.tsx'
import { useAdminForm } from '../../forms/use-admin-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import styles from './conversation.module.css'
import { messageTemplatesQuery } from './template-queries.ts'

interface TemplatesDialogProps {
  templates: MessageTemplate[]
  /** Text of the message, offered for a new template. */
  text: string
  onClose: () => void
}

/** Adds, changes and deletes templates. A template with the same title is replaced. */
export function TemplatesDialog({ templates, text, onClose }: TemplatesDialogProps) {
  const queryClient = useQueryClient()
  const show = ({ templates }: { templates: MessageTemplate[] }) =>
    queryClient.setQueryData(messageTemplatesQuery.queryKey, templates)
  const { form, ...state } = useAdminForm({
    schema: messageTemplateForm,
    values: { title: '', text },
    send: (value) => callAdmin('saveMessageTemplate', { form: value }),
    onSent: (result) => {
      show(result)
      form.reset({ title: '', text: '' })
      showToast('Шаблон сохранён')
    },
  })
  const { mutate: remove } = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => callAdmin('deleteMessageTemplate', { params: { id } }),
    onSuccess: show,
    onError: (error) => showToast(failureText(error)),
  })
  return (
    <Dialog heading="Шаблоны сообщений" isOpen onClose={onClose}>
      <ul className={styles.templates}>
        {templates.map(({ id, title, text }) => (
          <li key={id}>
            <b>{title}</b>
            <span className={styles.actions}>
              <Button
                variant="secondary"
                aria-label={`Изменить: ${title}`}
                onPress={() => {
                  form.setFieldValue('title', title)
                  form.setFieldValue('text', text)
                }}
              >
                Изменить
              </Button>
              <Button variant="quiet" aria-label={`Удалить: ${title}`} onPress={() => remove(id)}>
                Удалить
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <AdminForm form={form} {...state}>
        <form.AppField name="title">
          {({ TextField }) => <TextField label="Название" autoComplete="off" />}
        </form.AppField>
        <form.AppField name="text">
          {({ TextArea }) => (
            <TextArea
              label="Текст"
              rows={5}
              hint={`Подставятся сами: ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}`}
            />
          )}
        </form.AppField>
        <FormActions>
          <SubmitButton>Сохранить шаблон</SubmitButton>
          <Button variant="secondary" onPress={onClose}>
            Закрыть
          </Button>
        </FormActions>
      </AdminForm>
    </Dialog>
  )
}

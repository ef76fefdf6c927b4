import { PLACEHOLDERS } from '@rapport/staff-contract/inbox/message-placeholders'
import { type MessageTemplate, messageTemplateForm } from '@rapport/staff-contract/inbox/message-templates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminForm, FormActions, SubmitButton } from '../../forms/admin-form.tsx'
import { Question } from '../../forms/question.tsx'
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
  const [removed, setRemoved] = useState<MessageTemplate>()
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => callAdmin('deleteMessageTemplate', { params: { id } }),
    onSuccess: (result) => {
      show(result)
      setRemoved(undefined)
    },
  })
  return (
    <Dialog heading="Шаблоны сообщений" isOpen onClose={onClose}>
      <ul className={styles.templates}>
        {templates.map((template) => (
          <li key={template.id}>
            <b>{template.title}</b>
            <span className={styles.actions}>
              <Button
                variant="secondary"
                aria-label={`Изменить: ${template.title}`}
                onPress={() => {
                  form.setFieldValue('title', template.title)
                  form.setFieldValue('text', template.text)
                }}
              >
                Изменить
              </Button>
              <Button
                variant="quiet"
                aria-label={`Удалить: ${template.title}`}
                onPress={() => setRemoved(template)}
              >
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
      {removed && (
        <Question
          heading="Удалить шаблон?"
          text={`«${removed.title}» пропадёт у всех сотрудников.`}
          action="Удалить"
          error={remove.error}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(removed.id)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Dialog>
  )
}

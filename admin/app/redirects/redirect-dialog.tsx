import { redirectForm } from '@rapport/staff-contract/redirects/redirects'
import { useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { AdminForm, FormActions, SubmitButton } from '../forms/admin-form.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { showToast } from '../ui/toast/toasts.ts'

/** Initial values of the redirect form; without `version` the redirect is new. */
export interface RedirectDraft {
  oldPath: string
  newPath: string
  status: number
  version?: number
}

const STATUSES = [
  { value: '301', label: 'Навсегда', hint: 'Поисковики запомнят новый адрес' },
  { value: '302', label: 'На\u00A0время', hint: 'Прежний адрес ещё вернётся' },
] as const

export function RedirectDialog({ redirect, onClose }: { redirect: RedirectDraft; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { oldPath, newPath, status, version } = redirect
  const isNew = version === undefined
  const { form, ...state } = useAdminForm({
    schema: redirectForm,
    values: {
      oldPath,
      newPath,
      status: status === 302 ? '302' : ('301' as '301' | '302'),
      version: String(version ?? ''),
    },
    send: (value) => callAdmin('saveRedirect', { form: value }),
    onSent: async () => {
      await queryClient.invalidateQueries({ queryKey: ['redirects'] })
      showToast(isNew ? 'Переадресация работает' : 'Переадресация изменена')
      onClose()
    },
  })
  return (
    <Dialog heading={isNew ? 'Новая переадресация' : 'Изменить переадресацию'} isOpen onClose={onClose}>
      <AdminForm form={form} {...state}>
        <form.AppField name="oldPath">
          {({ TextField }) => (
            <TextField
              label="Откуда"
              hint={isNew && 'Можно с\u00A0параметрами: /product.php?id=7'}
              isReadOnly={!isNew}
              autoComplete="off"
              autoFocus={!oldPath}
            />
          )}
        </form.AppField>
        <form.AppField name="newPath">
          {({ TextField }) => <TextField label="Куда" autoComplete="off" autoFocus={oldPath !== ''} />}
        </form.AppField>
        <form.AppField name="status">
          {({ Select }) => <Select label="На сколько" options={STATUSES} />}
        </form.AppField>
        <FormActions>
          <SubmitButton>{isNew ? 'Добавить' : 'Сохранить'}</SubmitButton>
          <Button variant="secondary" onPress={onClose}>
            Отмена
          </Button>
        </FormActions>
      </AdminForm>
    </Dialog>
  )
}

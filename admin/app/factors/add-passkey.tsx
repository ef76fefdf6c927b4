import { passkeyPatch } from '@rapport/contract/accounts/passkeys'
import { PASSKEY_NAME_MAX } from '@rapport/contract/accounts/session-limits'
import { callAdmin } from '../api/admin-api.ts'
import { createPasskey } from '../api/passkeys.ts'
import { AdminForm, FormActions, SubmitButton } from '../forms/admin-form.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Button } from '../ui/button/button.tsx'

const deviceInOneWord = () => (matchMedia('(pointer: coarse)').matches ? 'Телефон' : 'Компьютер')

export function AddPasskey({ onAdded, onBack }: { onAdded: () => void; onBack: () => void }) {
  const { form, ...state } = useAdminForm({
    schema: passkeyPatch,
    values: { name: deviceInOneWord() },
    send: async ({ name }) => {
      const { options } = await callAdmin('createStaffPasskeyOptions')
      return callAdmin('createStaffPasskey', { form: { name, credential: await createPasskey(options) } })
    },
    onSent: onAdded,
  })
  return (
    <AdminForm form={form} {...state}>
      <form.AppField name="name">
        {({ TextField }) => (
          <TextField
            label="Название ключа"
            hint="Чтобы узнать его в списке"
            maxLength={PASSKEY_NAME_MAX}
            autoComplete="off"
            autoFocus
          />
        )}
      </form.AppField>
      <FormActions>
        <SubmitButton>Создать ключ</SubmitButton>
        <Button variant="quiet" onPress={onBack}>
          Назад
        </Button>
      </FormActions>
    </AdminForm>
  )
}

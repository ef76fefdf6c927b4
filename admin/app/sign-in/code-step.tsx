import type { SignInStage } from '@rapport/staff-contract/staff/permissions'
import { factorCodeForm } from '@rapport/staff-contract/staff/sign-in'
import { sendAdmin } from '../api/admin-api.ts'
import { AdminForm, FormActions, SubmitButton } from '../forms/admin-form.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Button } from '../ui/button/button.tsx'

/** Second step: a code of the app, or a recovery code. */
export function CodeStep({ onStep }: { onStep: (stage: SignInStage | undefined) => void }) {
  const { form, ...state } = useAdminForm({
    schema: factorCodeForm,
    values: { code: '' },
    send: (value) => sendAdmin('signInStaffByCode', { form: value }),
    onSent: ({ stage }) => onStep(stage),
  })
  /** A failed sign-out is ignored: the started sign-in expires on the server. */
  async function startAgain(): Promise<void> {
    await sendAdmin('signOutStaff').catch(() => undefined)
    onStep(undefined)
  }
  return (
    <AdminForm form={form} {...state}>
      <form.AppField name="code">
        {({ TextField }) => (
          <TextField
            label="Код"
            hint="Шесть цифр из приложения. Нет телефона? Введите резервный код: 10&nbsp;знаков."
            autoComplete="one-time-code"
            maxLength={40}
            autoFocus
          />
        )}
      </form.AppField>
      <FormActions>
        <SubmitButton>Продолжить</SubmitButton>
        <Button variant="quiet" onPress={() => void startAgain()}>
          Начать заново
        </Button>
      </FormActions>
    </AdminForm>
  )
}

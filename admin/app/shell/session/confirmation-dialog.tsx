import type { AdminFormFields } from '@rapport/staff-contract/endpoints/admin-endpoints'
import { factorCodeForm, passwordForm } from '@rapport/staff-contract/staff/sign-in'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendAdmin } from '../../api/admin-api.ts'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { cancelConfirmation, finishInterruption, interrupt } from '../../api/interruptions.ts'
import { requestPasskey } from '../../api/passkeys.ts'
import { accountQuery, sessionQuery } from '../../api/queries.ts'
import { AdminForm, SubmitButton } from '../../forms/admin-form.tsx'
import { useAdminForm } from '../../forms/use-admin-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'

/** Asks for the second factor again over the open screen, then the request is repeated. */
export function ConfirmationDialog() {
  const { data: account } = useQuery(accountQuery)
  return (
    <Dialog heading="Подтвердите, что это вы" isOpen onClose={cancelConfirmation}>
      {!account && <Skeleton />}
      {account && account.passkeys.length > 0 && <ConfirmByPasskey />}
      {account?.totp && <ConfirmByCode />}
      {account && !account.totp && account.passkeys.length === 0 && <ConfirmByPassword />}
    </Dialog>
  )
}

/** Sends the factor. If the session has ended meanwhile, a new sign-in replaces it. */
async function confirm(form: AdminFormFields<'confirmStaff'>): Promise<void> {
  try {
    await sendAdmin('confirmStaff', { form })
  } catch (error) {
    if (!(error instanceof AdminError) || error.status !== 401) throw error
    await interrupt('sign-in')
  }
}

function useConfirmed() {
  const queryClient = useQueryClient()
  return () => {
    finishInterruption('confirmation')
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
}

function ConfirmByPasskey() {
  const onConfirmed = useConfirmed()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { options } = await sendAdmin('createStaffSignInOptions')
      await confirm({ credential: await requestPasskey(options) })
    },
    onSuccess: onConfirmed,
  })
  return (
    <>
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      <Button autoFocus isPending={isPending} onPress={() => mutate()}>
        Подтвердить ключом
      </Button>
    </>
  )
}

function ConfirmByCode() {
  const { form, ...state } = useAdminForm({
    schema: factorCodeForm,
    values: { code: '' },
    send: ({ code }) => confirm({ code }),
    onSent: useConfirmed(),
  })
  return (
    <AdminForm form={form} {...state}>
      <form.AppField name="code">
        {({ TextField }) => (
          <TextField label="Код из приложения или резервный" autoFocus autoComplete="one-time-code" />
        )}
      </form.AppField>
      <SubmitButton>Подтвердить</SubmitButton>
    </AdminForm>
  )
}

function ConfirmByPassword() {
  const { form, ...state } = useAdminForm({
    schema: passwordForm,
    values: { password: '' },
    send: ({ password }) => confirm({ password }),
    onSent: useConfirmed(),
  })
  return (
    <AdminForm form={form} {...state}>
      <form.AppField name="password">
        {({ PasswordField }) => <PasswordField label="Пароль" autoFocus autoComplete="current-password" />}
      </form.AppField>
      <SubmitButton>Подтвердить</SubmitButton>
    </AdminForm>
  )
}

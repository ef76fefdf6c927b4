import { totpForm } from '@rapport/staff-contract/staff/sign-in'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { AdminForm, FormActions, SubmitButton } from '../forms/admin-form.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import styles from './factors.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpKey } from './totp-key.tsx'

interface SetUpTotpProps {
  /** Called after the user has saved the recovery codes. */
  onDone: () => void
  onBack: () => void
}

/** On a phone an autofocused field would open the keyboard over the QR code. */
const isTouched = matchMedia('(pointer: coarse)').matches

/** Sets up an authenticator app, then shows the recovery codes. */
export default function SetUpTotp({ onDone, onBack }: SetUpTotpProps) {
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  const { data, error } = useQuery({
    queryKey: ['totp-options'],
    queryFn: async () => (await callAdmin('createTotpOptions')).options,
    // Never refetch: a new key would not match the code of the first.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const { form, ...state } = useAdminForm({
    schema: totpForm,
    values: { code: '' },
    send: (value) => callAdmin('enableTotp', { form: value }),
    onSent: (enabled) => setRecoveryCodes(enabled.recoveryCodes),
  })
  if (recoveryCodes)
    return (
      <div className={styles.step}>
        <h2>Резервные коды</h2>
        <RecoveryCodes codes={recoveryCodes} onSaved={onDone} />
      </div>
    )
  return (
    <div className={styles.step}>
      <p>
        {isTouched
          ? 'Добавьте ключ в\u00A0приложение на\u00A0этом телефоне или отсканируйте код другим'
          : 'Отсканируйте код приложением'}
        : подойдут Яндекс Ключ, Google Authenticator и&nbsp;похожие.
      </p>
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      {data ? <TotpKey {...data} isOnPhone={isTouched} /> : !error && <Skeleton lines={6} />}
      <AdminForm form={form} {...state}>
        <form.AppField name="code">
          {({ TextField }) => (
            <TextField
              label="Код из приложения"
              hint="Шесть цифр: так мы поймём, что всё подключилось."
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              autoFocus={!isTouched}
            />
          )}
        </form.AppField>
        <FormActions>
          <SubmitButton>Подключить</SubmitButton>
          <Button variant="quiet" onPress={onBack}>
            Назад
          </Button>
        </FormActions>
      </AdminForm>
    </div>
  )
}

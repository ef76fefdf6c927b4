import { CODE_MINUTES } from '@rapport/contract/accounts/session-limits'
import { useState } from 'react'
import type { AccountResponse } from '../../accounts/session/account-endpoint.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from '../account-form.module.css'
import { AccountForm } from '../account-form.tsx'
import { useAccountUser } from '../account-user.ts'
import { CodeField } from '../code-field.tsx'

interface ConfirmByCodeProps {
  purpose: 'export' | 'removal'
  /** Labels of the buttons that request and submit the code. */
  request: string
  submit: string
  loadingLabel: string
  confirm: 'removeUser' | ((form: FormData) => Promise<AccountResponse>)
  onDone: () => void
}

/** Action that needs a mailed code besides the login. A button requests the code, a form submits it. */
export function ConfirmByCode({
  purpose,
  request,
  submit,
  loadingLabel,
  confirm,
  onDone,
}: ConfirmByCodeProps) {
  const { email } = useAccountUser()
  const [isCodeSent, setIsCodeSent] = useState<boolean>()
  if (!isCodeSent)
    return (
      <AccountForm
        key="request"
        call="confirmCode"
        submit={request}
        loadingLabel="Отправляем код…"
        variant="outline"
        focusSubmit={isCodeSent === false}
        onDone={() => setIsCodeSent(true)}
      >
        {() => <input type="hidden" name="purpose" value={purpose} />}
      </AccountForm>
    )
  return (
    <AccountForm
      key="confirm"
      call={confirm}
      submit={submit}
      loadingLabel={loadingLabel}
      onDone={() => {
        setIsCodeSent(false)
        onDone()
      }}
      actions={
        <Button variant="outline" onClick={() => setIsCodeSent(false)}>
          Отмена
        </Button>
      }
    >
      {(getErrors) => (
        <>
          <p className={styles.note} role="status">
            Отправили код на&nbsp;{email}. Он&nbsp;действует {CODE_MINUTES}&nbsp;минут. Если письма нет,
            проверьте папку «Спам».
          </p>
          <CodeField id={`${purpose}-code`} errors={getErrors('code')} />
        </>
      )}
    </AccountForm>
  )
}

import { PASSWORD_MAX } from '@rapport/contract/accounts/account-limits'
import type { User } from '@rapport/contract/accounts/accounts'
import { CODE_MINUTES } from '@rapport/contract/accounts/session-limits'
import { EMAIL_MAX } from '@rapport/contract/fields/field-limits'
import { useState } from 'react'
import { setUser } from '../../accounts/session/current-user.ts'
import { readSiteContext } from '../../browser/site-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { showToast } from '../../ui/toast/toast-messages.ts'
import formStyles from '../account-form.module.css'
import { AccountForm } from '../account-form.tsx'
import { useAccountUser } from '../account-user.ts'
import { CodeField } from '../code-field.tsx'
import styles from './profile.module.css'

/** Step of the change; `email` is the new e-mail address. */
type Step =
  | { name: 'none'; isReturned?: true }
  | { name: 'request'; email: string }
  | { name: 'confirm'; email: string }

/** E-mail address of the user. A change needs the password, then the code mailed to the new address. */
export function ChangeEmail() {
  const user = useAccountUser()
  const [step, setStep] = useState<Step>({ name: 'none' })
  const cancel = (
    <Button variant="outline" onClick={() => setStep({ name: 'none', isReturned: true })}>
      Отмена
    </Button>
  )
  return (
    <>
      <p className={styles.email}>{user.email}</p>
      {step.name === 'none' && (
        <div className={formStyles.actions}>
          <Button
            variant="outline"
            autoFocus={step.isReturned}
            disabled={readSiteContext().closed !== undefined}
            onClick={() => setStep({ name: 'request', email: '' })}
          >
            Сменить адрес
          </Button>
        </div>
      )}
      {step.name === 'request' && (
        <AccountForm
          key="request"
          call="requestEmailChange"
          submit="Получить код"
          loadingLabel="Отправляем…"
          onDone={(_, form) => setStep({ name: 'confirm', email: String(form.get('email')).trim() })}
          actions={cancel}
        >
          {(getErrors) => (
            <>
              <TextField
                id="profile-email"
                name="email"
                type="email"
                label="Новый email"
                placeholder="name@example.ru"
                autoComplete="email"
                maxLength={EMAIL_MAX}
                required
                defaultValue={step.email}
                errors={getErrors('email')}
                autoFocus
              />
              <PasswordField
                id="profile-password"
                name="currentPassword"
                label="Текущий пароль"
                autoComplete="current-password"
                maxLength={PASSWORD_MAX}
                required
                errors={getErrors('currentPassword')}
              />
            </>
          )}
        </AccountForm>
      )}
      {step.name === 'confirm' && (
        <AccountForm
          key="confirm"
          call="changeEmail"
          submit="Подтвердить"
          loadingLabel="Проверяем…"
          onDone={(result) => {
            setUser((result as { user: User }).user)
            setStep({ name: 'none', isReturned: true })
            showToast('Адрес изменён. На\u00A0других устройствах вы\u00A0вышли')
          }}
          actions={
            <>
              <Button variant="outline" onClick={() => setStep({ name: 'request', email: step.email })}>
                Новый код
              </Button>
              {cancel}
            </>
          }
        >
          {(getErrors) => (
            <>
              <p className={formStyles.note} role="status">
                Отправили код на&nbsp;{step.email}. Он&nbsp;действует {CODE_MINUTES}&nbsp;минут. Если письма
                нет, проверьте папку «Спам».
              </p>
              <input type="hidden" name="email" value={step.email} />
              <CodeField id="profile-code" errors={getErrors('code')} />
            </>
          )}
        </AccountForm>
      )}
    </>
  )
}

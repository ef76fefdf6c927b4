import { NAME_MAX } from '@rapport/contract/limits'
import { PolicyCheckbox } from '../ui/checkbox/policy-checkbox.tsx'
import { PhoneField } from '../ui/field/phone-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import type { AuthDialogProps } from './auth-dialog-props.ts'
import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { AuthSwitchButton } from './auth-switch-button.tsx'
import { EmailAndCodeFields } from './email-and-code-fields.tsx'
import { NewPassword } from './new-password.tsx'

/** Stores the password; the answer is a log-in. */
export function CompleteRegistration({ context, onSigned }: AuthDialogProps) {
  return (
    <>
      <AuthForm call="storePassword" context={{ ...context }} submit="Сохранить пароль" onDone={onSigned}>
        <EmailAndCodeFields context={context} />
        <TextField
          id="auth-name"
          name="name"
          label="Ваше имя"
          autoComplete="name"
          maxLength={NAME_MAX}
          required
          {...(context.code ? { 'data-focus-first': '' } : {})}
        />
        <PhoneField id="auth-phone" name="phone" label="Телефон" placeholder="+7 (___) ___-__-__" />
        <NewPassword />
        <PolicyCheckbox id="auth-policy" name="policy" />
      </AuthForm>
      <div className={styles.links}>
        <AuthSwitchButton to="register" context={{ email: context.email }}>
          Получить новый код
        </AuthSwitchButton>
      </div>
    </>
  )
}

import { NAME_MAX } from '@rapport/contract/fields/field-limits'
import { PolicyCheckbox } from '../ui/checkbox/policy-checkbox.tsx'
import { PhoneField } from '../ui/field/phone-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import type { AuthDialogProps } from './auth-dialog-props.ts'
import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { AuthSwitchButton } from './auth-switch-button.tsx'
import { useAuthField } from './fields/auth-form-context.ts'
import { EmailAndCodeFields } from './fields/email-and-code-fields.tsx'
import { NewPassword } from './fields/new-password.tsx'
import { ResendCodeButton } from './resend-code-button.tsx'

/** Sets the password and logs in. */
export function CompleteRegistration({ context, onSigned }: AuthDialogProps) {
  return (
    <>
      <AuthForm call="storePassword" submit="Сохранить пароль" onDone={onSigned}>
        <EmailAndCodeFields context={context} />
        <NameAndPhone isFirst={context.email !== undefined && context.code !== undefined} />
        <NewPassword />
        <Policy />
      </AuthForm>
      <div className={styles.links}>
        <ResendCodeButton call="register">Получить новый код</ResendCodeButton>
        <AuthSwitchButton to="register">Другая почта</AuthSwitchButton>
      </div>
    </>
  )
}

function NameAndPhone({ isFirst }: { isFirst: boolean }) {
  return (
    <>
      <TextField
        {...useAuthField('name')}
        label="Ваше имя"
        autoComplete="name"
        maxLength={NAME_MAX}
        required
        {...(isFirst ? { 'data-focus-first': '' } : {})}
      />
      <PhoneField {...useAuthField('phone')} label="Телефон" optional />
    </>
  )
}

function Policy() {
  return <PolicyCheckbox {...useAuthField('policy')} />
}

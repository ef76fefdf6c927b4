import { NAME_MAX } from '@rapport/contract/limits'
import { PhoneField } from '../ui/phone-field.tsx'
import { PolicyCheckbox } from '../ui/policy-checkbox.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import type { AuthStep } from './auth-step.ts'
import { MailProof } from './mail-proof.tsx'
import { NewPassword } from './new-password.tsx'
import { Way } from './way.tsx'

/** Stores the password; the answer is a log-in (§4). */
export function FinalRegistration({ known, onSigned }: AuthStep) {
  return (
    <>
      <AuthForm call="storePassword" known={{ ...known }} submit="Сохранить пароль" onDone={onSigned}>
        <MailProof known={known} />
        <TextField
          id="auth-name"
          name="name"
          label="Ваше имя"
          autoComplete="name"
          maxLength={NAME_MAX}
          required
          {...(known.code ? { 'data-focus-first': '' } : {})}
        />
        <PhoneField id="auth-phone" name="phone" label="Телефон" placeholder="+7 (___) ___-__-__" />
        <NewPassword />
        <PolicyCheckbox id="auth-policy" name="policy" />
      </AuthForm>
      <div className={styles.ways}>
        <Way to="register" known={{ email: known.email }}>
          Получить новый код
        </Way>
      </div>
    </>
  )
}

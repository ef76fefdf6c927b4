import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import type { AuthStep } from './auth-step.ts'
import { MailProof } from './mail-proof.tsx'
import { NewPassword } from './new-password.tsx'
import { Way } from './way.tsx'

export function PasswordChange({ known, onSigned }: AuthStep) {
  return (
    <>
      <AuthForm call="resetPassword" known={{ ...known }} submit="Сохранить пароль" onDone={onSigned}>
        <MailProof known={known} />
        <NewPassword first={known.code !== undefined} />
      </AuthForm>
      <div className={styles.ways}>
        <Way to="recovery" known={{ email: known.email }}>
          Получить новый код
        </Way>
      </div>
    </>
  )
}

import { type ComponentType, useEffect, useRef } from 'react'
import { openDialog, useOpenDialogName } from '../browser/dialog-store.ts'
import { Dialog } from '../ui/dialog.tsx'
import { type AuthPopup, isAuthPopup, useAuthKnown } from './auth-popup.ts'
import type { AuthStep } from './auth-step.ts'
import { FinalRegistration } from './final-registration.tsx'
import { Login } from './login.tsx'
import { MailedCode } from './mailed-code.tsx'
import { PasswordChange } from './password-change.tsx'
import { Recovery } from './recovery.tsx'
import { Register } from './register.tsx'

const popups: Record<AuthPopup, { label: string; Content: ComponentType<AuthStep> }> = {
  login: { label: 'Вход', Content: Login },
  register: { label: 'Регистрация', Content: Register },
  'register-confirm': { label: 'Подтверждение почты', Content: MailedCode },
  'final-registration': { label: 'Завершение регистрации', Content: FinalRegistration },
  recovery: { label: 'Восстановление пароля', Content: Recovery },
  'recovery-confirm': { label: 'Проверьте почту', Content: MailedCode },
  'password-change': { label: 'Новый пароль', Content: PasswordChange },
}

/** The popups of §4, one dialog that changes its content: they follow one another. */
export default function AuthDialog({ onSigned }: Pick<AuthStep, 'onSigned'>) {
  const name = useOpenDialogName()
  const popup = isAuthPopup(name) ? name : undefined
  const known = useAuthKnown()
  const content = useRef<HTMLDivElement>(null)
  // While it closes it still shows what it showed.
  const last = useRef<AuthPopup>('login')
  if (popup) last.current = popup
  const shown = popup ?? last.current
  const { label, Content } = popups[shown]

  useEffect(() => {
    if (popup) content.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus()
  }, [popup])

  return (
    <Dialog
      open={popup !== undefined}
      onToggle={(open) => {
        if (!open && isAuthPopup(openDialog.get())) openDialog.set(undefined)
      }}
      label={label}
      width={480}
      closeLabel="Закрыть"
    >
      <div ref={content}>
        <Content key={shown} popup={shown} known={known} onSigned={onSigned} />
      </div>
    </Dialog>
  )
}

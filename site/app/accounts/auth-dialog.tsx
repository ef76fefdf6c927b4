import type { AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import { type ComponentType, useEffect, useRef } from 'react'
import { openDialog } from '../browser/dialog-store.ts'
import { useOpenDialogName } from '../browser/use-dialog-store.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import type { AuthDialogProps } from './auth-dialog-props.ts'
import { isAuthDialogName } from './auth-dialogs.ts'
import { CompleteRegistration } from './complete-registration.tsx'
import { EmailedCode } from './emailed-code.tsx'
import { Login } from './login.tsx'
import { PasswordChange, Recovery } from './recovery.tsx'
import { Register } from './register.tsx'
import { useAuthContext } from './use-auth-context.ts'

const dialogs: Record<AuthDialogName, { label: string; Content: ComponentType<AuthDialogProps> }> = {
  login: { label: 'Вход', Content: Login },
  register: { label: 'Регистрация', Content: Register },
  'register-confirm': { label: 'Подтверждение почты', Content: EmailedCode },
  'final-registration': { label: 'Завершение регистрации', Content: CompleteRegistration },
  recovery: { label: 'Восстановление пароля', Content: Recovery },
  'recovery-confirm': { label: 'Проверьте почту', Content: EmailedCode },
  'password-change': { label: 'Новый пароль', Content: PasswordChange },
}

/** Account dialogs: one dialog with changing content. */
export function AuthDialog({ onSigned }: Pick<AuthDialogProps, 'onSigned'>) {
  const name = useOpenDialogName()
  const popup = isAuthDialogName(name) ? name : undefined
  const context = useAuthContext()
  const content = useRef<HTMLDivElement>(null)
  // Keeps its content during the closing animation.
  const last = useRef<AuthDialogName>('login')
  if (popup) last.current = popup
  const shown = popup ?? last.current
  const { label, Content } = dialogs[shown]
  const { opening } = context

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins at its first field
  useEffect(() => {
    if (popup) content.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus()
  }, [popup, opening])

  return (
    <Dialog
      open={popup !== undefined}
      onToggle={(open) => {
        if (!open && isAuthDialogName(openDialog.get())) openDialog.set(undefined)
      }}
      label={label}
      width={480}
      closeLabel="Закрыть"
    >
      <div ref={content} data-auth="">
        {/* Reopening clears earlier errors. */}
        <Content key={opening} popup={shown} context={context} onSigned={onSigned} />
      </div>
    </Dialog>
  )
}

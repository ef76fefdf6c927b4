import type { StaffMember } from '@rapport/staff-contract/staff/staff'
import { INVITATION_HOURS } from '@rapport/staff-contract/staff/staff-limits'
import { failureText } from '../api/admin-error.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import type { MemberAction } from './member-menu.tsx'
import { type StaffCommandName, useStaffCommand } from './use-staff-command.ts'

interface Question {
  command: StaffCommandName
  heading: string
  text: (name: string) => string
  button: string
  done: string
}

const QUESTIONS: Record<Exclude<MemberAction, 'role'>, Question> = {
  repeat: {
    command: 'repeatInvitation',
    heading: 'Пригласить ещё раз?',
    text: (name) =>
      `${name} получит новое письмо. Ссылка в\u00A0нём действует ${INVITATION_HOURS}\u00A0часа, прежняя перестанет.`,
    button: 'Пригласить',
    done: 'Приглашение отправлено',
  },
  withdraw: {
    command: 'blockStaff',
    heading: 'Отозвать приглашение?',
    text: (name) => `Ссылка, которую получил адрес ${name}, перестанет действовать.`,
    button: 'Отозвать',
    done: 'Приглашение отозвано',
  },
  reset: {
    command: 'resetStaffSignIn',
    heading: 'Сбросить вход?',
    text: (name) =>
      `${name}: пароль, ключи и\u00A0коды перестанут действовать, все сеансы закончатся. На\u00A0почту придёт новое приглашение.`,
    button: 'Сбросить вход',
    done: 'Вход сброшен, приглашение отправлено',
  },
  block: {
    command: 'blockStaff',
    heading: 'Закрыть доступ?',
    text: (name) => `${name} не\u00A0сможет войти, все сеансы закончатся сразу. Доступ можно открыть снова.`,
    button: 'Закрыть доступ',
    done: 'Доступ закрыт',
  },
  unblock: {
    command: 'unblockStaff',
    heading: 'Открыть доступ?',
    text: (name) => `${name} снова сможет войти.`,
    button: 'Открыть доступ',
    done: 'Доступ открыт',
  },
}

interface MemberQuestionProps {
  member: StaffMember
  action: Exclude<MemberAction, 'role'>
  onClose: () => void
}

export function MemberQuestion({ member, action, onClose }: MemberQuestionProps) {
  const { command, heading, text, button, done } = QUESTIONS[action]
  const { mutate, isPending, error } = useStaffCommand(command, () => {
    showToast(done)
    onClose()
  })
  return (
    <Dialog role="alertdialog" heading={heading} isOpen onClose={onClose}>
      <p>{text(action === 'withdraw' ? member.email : member.name || member.email)}</p>
      {error && failureText(error) && <Notice kind="error">{failureText(error)}</Notice>}
      <DialogActions>
        <Button
          variant={action === 'block' || action === 'withdraw' || action === 'reset' ? 'danger' : 'primary'}
          isPending={isPending}
          onPress={() => mutate(member.id)}
        >
          {button}
        </Button>
        <Button variant="secondary" autoFocus onPress={onClose}>
          Отмена
        </Button>
      </DialogActions>
    </Dialog>
  )
}

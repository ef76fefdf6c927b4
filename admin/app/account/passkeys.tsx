import { type Passkey, passkeyPatch } from '@rapport/contract/accounts/passkeys'
import { PASSKEY_NAME_MAX } from '@rapport/contract/accounts/session-limits'
import type { StaffAccount } from '@rapport/staff-contract/staff/staff'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { supportsPasskeys } from '../api/passkeys.ts'
import { AddPasskey } from '../factors/add-passkey.tsx'
import { AdminForm, SubmitButton } from '../forms/admin-form.tsx'
import { Question } from '../forms/question.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { showToast } from '../ui/toast/toasts.ts'
import styles from './account.module.css'
import { useAccountCommand } from './use-account-command.ts'

type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

export function Passkeys({ account: { passkeys } }: { account: StaffAccount }) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const added = useAccountCommand(
    async () => undefined,
    () => showToast('Ключ добавлен'),
  )
  return (
    <Panel
      heading="Ключи доступа"
      lead="Вход по&nbsp;отпечатку, лицу или пин-коду устройства, без пароля и&nbsp;кода."
      actions={
        supportsPasskeys() && (
          <Button variant="secondary" onPress={() => setOpen({ kind: 'add' })}>
            Добавить ключ
          </Button>
        )
      }
    >
      {passkeys.length === 0 && <p className={styles.empty}>Ключей пока нет.</p>}
      <ul hidden={passkeys.length === 0} className={styles.list}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.row}>
            <div>
              <strong>{passkey.name}</strong>
              <p className={styles.about}>
                {passkey.device}, создан: {formatMoment(passkey.createdAt)}
                {passkey.lastUsedAt
                  ? `, вход: ${formatMoment(passkey.lastUsedAt)}`
                  : ', им ещё не\u00A0входили'}
              </p>
            </div>
            <div className={styles.rowActions}>
              <Button
                variant="quiet"
                aria-label={`Переименовать: ${passkey.name}`}
                onPress={() => setOpen({ kind: 'rename', passkey })}
              >
                Переименовать
              </Button>
              <Button
                variant="quiet"
                aria-label={`Удалить: ${passkey.name}`}
                onPress={() => setOpen({ kind: 'remove', passkey })}
              >
                Удалить
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog heading="Новый ключ доступа" isOpen={open?.kind === 'add'} onClose={close}>
        <AddPasskey
          onAdded={() => {
            added.mutate(undefined)
            close()
          }}
          onBack={close}
        />
      </Dialog>
      {open?.kind === 'rename' && <RenamePasskey passkey={open.passkey} onClose={close} />}
      {open?.kind === 'remove' && <RemovePasskey passkey={open.passkey} onClose={close} />}
    </Panel>
  )
}

interface PasskeyDialogProps {
  passkey: Passkey
  onClose: () => void
}

function RenamePasskey({ passkey, onClose }: PasskeyDialogProps) {
  const renamed = useAccountCommand(
    async () => undefined,
    () => showToast('Название сохранено'),
  )
  const { form, ...state } = useAdminForm({
    schema: passkeyPatch,
    values: { name: passkey.name },
    send: (value) => callAdmin('updateStaffPasskey', { params: { id: passkey.id }, form: value }),
    onSent: () => {
      renamed.mutate(undefined)
      onClose()
    },
  })
  return (
    <Dialog heading="Название ключа" isOpen onClose={onClose}>
      <AdminForm form={form} {...state}>
        <form.AppField name="name">
          {({ TextField }) => (
            <TextField label="Название" maxLength={PASSKEY_NAME_MAX} autoComplete="off" autoFocus />
          )}
        </form.AppField>
        <SubmitButton>Сохранить</SubmitButton>
      </AdminForm>
    </Dialog>
  )
}

function RemovePasskey({ passkey, onClose }: PasskeyDialogProps) {
  const { mutate, error, isPending } = useAccountCommand(
    () => callAdmin('deleteStaffPasskey', { params: { id: passkey.id } }),
    () => {
      showToast('Ключ удалён')
      onClose()
    },
  )
  return (
    <Question
      heading="Удалить ключ?"
      text={`Ключом «${passkey.name}» больше нельзя будет войти.`}
      action="Удалить"
      error={error}
      isPending={isPending}
      onConfirm={() => mutate(undefined)}
      onClose={onClose}
    />
  )
}

import type { Passkey } from '@rapport/contract/accounts/passkeys'
import { PASSKEYS_MAX } from '@rapport/contract/accounts/session-limits'
import { useState } from 'react'
import { supportsPasskeys } from '../../accounts/load-passkeys.ts'
import { callAccountEndpoint } from '../../accounts/session/account-endpoint.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/toast/toast-messages.ts'
import { AccountSection } from '../account-section.tsx'
import { useAccountCall } from '../use-account-call.ts'
import { AddPasskey } from './add-passkey.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { LoadedList } from './loaded-list.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import styles from './security.module.css'
import { useUserData } from './use-user-data.ts'

interface Task {
  kind: 'add' | 'rename' | 'delete'
  passkey?: Passkey
}

/** Passkeys of the user: add, rename, delete. */
export function Passkeys() {
  const { data, failed, reload } = useUserData('getUserPasskeys')
  const [task, setTask] = useState<Task>()
  const [isOpen, setIsOpen] = useState(false)
  const removal = useAccountCall((id: string) => callAccountEndpoint('deletePasskey', undefined, { id }))
  const passkeys = data?.passkeys

  function start(next: Task): void {
    removal.setFailure(undefined)
    setTask(next)
    setIsOpen(true)
  }

  function finish(text: string): void {
    setIsOpen(false)
    showToast(text)
    reload()
  }

  async function remove(): Promise<void> {
    const answer = task?.passkey && (await removal.call(task.passkey.id))
    if (answer?.ok) finish('Ключ удалён')
  }

  const getDialogProps = (kind: Task['kind']) => ({
    open: isOpen && task?.kind === kind,
    close: () => setIsOpen(false),
  })
  const adding = getDialogProps('add')
  const renaming = getDialogProps('rename')
  return (
    <AccountSection
      heading="Ключи доступа"
      lead="Вход без пароля: по&nbsp;отпечатку, лицу или пин-коду вашего телефона или компьютера. Пароль останется."
    >
      <LoadedList
        label="Ключи доступа"
        place={72}
        failed={failed}
        reload={reload}
        empty="Ключей пока нет. С&nbsp;ключом не&nbsp;нужно вспоминать пароль, и&nbsp;его нельзя подсмотреть."
        rows={passkeys?.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            rename={() => start({ kind: 'rename', passkey })}
            remove={() => start({ kind: 'delete', passkey })}
          />
        ))}
      />
      {!supportsPasskeys() ? (
        <p className={styles.note}>
          Этот браузер не&nbsp;создаёт ключи доступа. Обновите его или откройте кабинет в&nbsp;другом.
        </p>
      ) : passkeys && passkeys.length >= PASSKEYS_MAX ? (
        <p className={styles.note}>
          Больше {PASSKEYS_MAX}&nbsp;ключей не&nbsp;бывает: чтобы добавить новый, удалите ненужный.
        </p>
      ) : (
        <div className={styles.actions}>
          <Button variant="outline" compact onClick={() => start({ kind: 'add' })}>
            Добавить ключ
          </Button>
        </div>
      )}
      <Dialog
        open={adding.open}
        onToggle={(open) => open || adding.close()}
        label="Новый ключ доступа"
        width={480}
        closeLabel="Закрыть"
      >
        {adding.open && <AddPasskey onAdded={() => finish('Ключ добавлен')} />}
      </Dialog>
      <Dialog
        open={renaming.open}
        onToggle={(open) => open || renaming.close()}
        label="Название ключа"
        width={480}
        closeLabel="Закрыть"
      >
        {renaming.open && task?.passkey && (
          <RenamePasskey passkey={task.passkey} onRenamed={() => finish('Ключ переименован')} />
        )}
      </Dialog>
      <ConfirmDialog
        {...getDialogProps('delete')}
        label="Удалить ключ?"
        action="Удалить"
        confirm={remove}
        isLoading={removal.isLoading}
        failure={removal.failure?.message}
      >
        <p>
          «{task?.passkey?.name}» больше не&nbsp;откроет кабинет. Войти можно будет с&nbsp;паролем.
          С&nbsp;самого устройства ключ удалите в&nbsp;его настройках.
        </p>
      </ConfirmDialog>
    </AccountSection>
  )
}

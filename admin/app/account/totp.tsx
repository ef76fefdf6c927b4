import type { StaffAccount } from '@rapport/staff-contract/staff/staff'
import { useRef, useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { RecoveryCodes } from '../factors/recovery-codes.tsx'
import SetUpTotp from '../factors/set-up-totp.tsx'
import { Question } from '../forms/question.tsx'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { showToast } from '../ui/toast/toasts.ts'
import styles from './account.module.css'
import { useAccountCommand } from './use-account-command.ts'

const codesLeft = new Intl.PluralRules('ru')
const CODES: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'резервный код',
  few: 'резервных кода',
  many: 'резервных кодов',
}

export function Totp({ account: { totp, recoveryCodesLeft } }: { account: StaffAccount }) {
  const [open, setOpen] = useState<'set-up' | 'disable' | 'renew'>()
  const [newCodes, setNewCodes] = useState<string[]>()
  const close = () => setOpen(undefined)
  const renew = useRef<HTMLButtonElement>(null)
  const enabled = useAccountCommand(
    async () => undefined,
    () => showToast('Приложение с\u00A0кодами подключено'),
  )
  const disabling = useAccountCommand(
    () => callAdmin('disableTotp'),
    () => {
      showToast('Приложение с\u00A0кодами отключено')
      close()
    },
  )
  const renewing = useAccountCommand(
    () => callAdmin('createRecoveryCodes'),
    ({ recoveryCodes }) => {
      setNewCodes(recoveryCodes)
      close()
    },
  )
  /** The confirmation dialog that had the focus is gone; focus its opener. */
  function closeCodes(): void {
    setNewCodes(undefined)
    requestAnimationFrame(() => renew.current?.focus())
  }
  return (
    <Panel
      heading="Приложение с&nbsp;кодами"
      lead="Шесть цифр, которые меняются каждые полминуты: их спросим после пароля."
      actions={
        <Button variant="secondary" onPress={() => setOpen('set-up')}>
          {totp ? 'Подключить другое' : 'Подключить'}
        </Button>
      }
    >
      {!totp && <p className={styles.empty}>Приложение не&nbsp;подключено.</p>}
      {totp && (
        <div className={styles.row}>
          <div>
            <strong>Подключено</strong>
            <p className={styles.about}>
              {formatMoment(totp.enabledAt)}; осталось {recoveryCodesLeft}{' '}
              {CODES[codesLeft.select(recoveryCodesLeft)]}
            </p>
          </div>
          <div className={styles.rowActions}>
            <Button ref={renew} variant="quiet" onPress={() => setOpen('renew')}>
              Новые резервные коды
            </Button>
            <Button variant="quiet" onPress={() => setOpen('disable')}>
              Отключить
            </Button>
          </div>
        </div>
      )}
      <Dialog heading="Приложение с кодами" isOpen={open === 'set-up'} onClose={close}>
        <SetUpTotp
          onDone={() => {
            enabled.mutate(undefined)
            close()
          }}
          onBack={close}
        />
      </Dialog>
      <Dialog heading="Новые резервные коды" isOpen={newCodes !== undefined}>
        <RecoveryCodes codes={newCodes ?? []} onSaved={closeCodes} />
      </Dialog>
      {open === 'renew' && (
        <Question
          heading="Сделать новые коды?"
          text="Прежние резервные коды перестанут действовать."
          action="Сделать новые"
          {...renewing}
          onConfirm={() => renewing.mutate(undefined)}
          onClose={close}
        />
      )}
      {open === 'disable' && (
        <Question
          heading="Отключить приложение?"
          text="Коды из&nbsp;приложения и&nbsp;резервные коды перестанут действовать."
          action="Отключить"
          {...disabling}
          onConfirm={() => disabling.mutate(undefined)}
          onClose={close}
        />
      )}
    </Panel>
  )
}

import type { UserSession } from '@rapport/contract/accounts/accounts'
import { useState } from 'react'
import { callAccountEndpoint } from '../../accounts/session/account-endpoint.ts'
import { session } from '../../browser/session/session-store.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toast-messages.ts'
import { AccountSection } from '../account-section.tsx'
import { useAccountCall } from '../use-account-call.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { LoadedList } from './loaded-list.tsx'
import styles from './security.module.css'
import { SessionRow } from './session-row.tsx'
import { useUserData } from './use-user-data.ts'

/** Sessions to end: one, all others, or all. */
type Ending = UserSession | 'others' | 'all'

const ENDINGS = {
  others: {
    label: 'Завершить остальные входы?',
    text: 'Здесь вы\u00A0останетесь, на\u00A0других устройствах придётся войти заново.',
    done: 'Остальные входы завершены',
  },
  all: {
    label: 'Выйти на\u00A0всех устройствах?',
    text: 'И\u00A0здесь тоже. Чтобы вернуться, войдите заново.',
    done: 'Вы\u00A0вышли на\u00A0всех устройствах',
  },
}

/** Sessions of the user, with buttons that end them. */
export function Sessions() {
  const { data, failed, reload } = useUserData('getUserSessions')
  const [ending, setEnding] = useState<Ending>()
  const [isOpen, setIsOpen] = useState(false)
  const one = useAccountCall((id: string) => callAccountEndpoint('endUserSession', undefined, { id }))
  const others = useAccountCall(() => callAccountEndpoint('endOtherSessions'))
  const all = useAccountCall(() => callAccountEndpoint('logoutEverywhere'))
  const current = ending === 'all' ? all : ending === 'others' ? others : one
  const words =
    typeof ending === 'string'
      ? ENDINGS[ending]
      : {
          label: 'Завершить вход?',
          text: `${ending?.device ?? ''}: чтобы вернуться, там придётся войти заново.`,
          done: 'Вход завершён',
        }

  function ask(next: Ending): void {
    for (const { setFailure } of [one, others, all]) setFailure(undefined)
    setEnding(next)
    setIsOpen(true)
  }

  async function end(): Promise<void> {
    if (!ending) return
    const answer = await (typeof ending !== 'string'
      ? one.call(ending.id)
      : ending === 'all'
        ? all.call()
        : others.call())
    if (!answer?.ok) return
    setIsOpen(false)
    showToast(words.done)
    if (ending === 'all') session.set(undefined)
    else reload()
  }

  const sessions = data?.sessions
  return (
    <AccountSection
      heading="Где вы&nbsp;вошли"
      lead="Не&nbsp;узнаёте устройство? Завершите вход и&nbsp;смените пароль."
    >
      <LoadedList
        label="Входы"
        place={100}
        failed={failed}
        reload={reload}
        empty="Входов нет"
        rows={sessions?.map((row) => <SessionRow key={row.id} session={row} end={() => ask(row)} />)}
      />
      <div className={styles.actions}>
        {sessions && sessions.length > 1 && (
          <Button variant="outline" compact onClick={() => ask('others')}>
            Завершить остальные
          </Button>
        )}
        <Button variant="outline" compact onClick={() => ask('all')}>
          Выйти на&nbsp;всех устройствах
        </Button>
      </div>
      <ConfirmDialog
        open={isOpen}
        close={() => setIsOpen(false)}
        label={words.label}
        action={ending === 'all' ? 'Выйти' : 'Завершить'}
        confirm={end}
        isLoading={current.isLoading}
        failure={current.failure?.message}
      >
        <p>{words.text}</p>
      </ConfirmDialog>
    </AccountSection>
  )
}

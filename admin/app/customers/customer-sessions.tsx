import type { Customer } from '@rapport/staff-contract/customers/customers'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { Question } from '../forms/question.tsx'
import { Button } from '../ui/button/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { showToast } from '../ui/toast/toasts.ts'
import styles from './customers.module.css'
import { useCustomerCommand } from './use-customer-command.ts'

type Session = Customer['sessions'][number]

export function CustomerSessions({ customer: { id, sessions } }: { customer: Customer }) {
  const [confirming, setConfirming] = useState<Session | 'all'>()
  const ending = useCustomerCommand(
    (session: Session | 'all') =>
      session === 'all'
        ? callAdmin('endCustomerSessions', { params: { id } })
        : callAdmin('endCustomerSession', { params: { id: session.id } }),
    () => {
      showToast(confirming === 'all' ? 'Все входы завершены' : 'Вход завершён')
      setConfirming(undefined)
    },
  )
  return (
    <Panel
      heading="Где вошёл"
      actions={
        sessions.length > 0 && (
          <Button variant="secondary" onPress={() => setConfirming('all')}>
            Завершить все
          </Button>
        )
      }
    >
      {sessions.length === 0 && <p className={styles.soft}>Сейчас нигде.</p>}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <div>
              <p>{session.device}</p>
              <p className={styles.soft}>
                {[session.place, session.network].filter(Boolean).join(', ') || 'Место неизвестно'}. Последний
                раз: {formatMoment(session.lastUsedAt)}
              </p>
            </div>
            <Button
              variant="quiet"
              aria-label={`Завершить: ${session.device}`}
              onPress={() => setConfirming(session)}
            >
              Завершить
            </Button>
          </li>
        ))}
      </ul>
      {confirming && (
        <Question
          heading={confirming === 'all' ? 'Завершить все входы клиента?' : 'Завершить вход?'}
          text={'Клиенту придётся войти заново. Заявки и\u00A0избранное останутся.'}
          action="Завершить"
          {...ending}
          onConfirm={() => ending.mutate(confirming)}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </Panel>
  )
}

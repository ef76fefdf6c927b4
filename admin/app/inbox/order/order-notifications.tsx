import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import {
  channelNames,
  failureReason,
  isMailChannel,
  type OrderNotification,
} from '@rapport/staff-contract/inbox/order-notifications'
import { useState } from 'react'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { useOrderWrite } from '../outbox/use-order-write.ts'
import styles from './order-notifications.module.css'
import { OtherEmailDialog } from './other-email-dialog.tsx'

const STATES = {
  pending: { label: 'Уходит', kind: 'waiting' },
  sent: { label: 'Ушло', kind: 'good' },
  failed: { label: 'Не\u00A0ушло', kind: 'bad' },
} as const

export function OrderNotifications({ order, mayWrite }: { order: InboxOrder; mayWrite: boolean }) {
  const { notifications } = order
  const write = useOrderWrite(order)
  const resend = ({ id: partId, channel }: OrderNotification) =>
    write.mutate({
      call: 'resendNotification',
      form: {},
      partId,
      label: `Отправить ещё раз: ${channelNames[channel]}`,
    })
  const [redirected, setRedirected] = useState<OrderNotification>()
  // A notification being sent again keeps its button, so that the focus stays on it.
  const [pressed, setPressed] = useState<string>()
  if (notifications.length === 0) return null
  return (
    <Panel heading="Кого оповестили">
      <ul className={styles.notifications}>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <span className={styles.channel}>
              {channelNames[notification.channel]}
              <Badge kind={STATES[notification.state].kind}>{STATES[notification.state].label}</Badge>
            </span>
            <Details notification={notification} />
            {mayWrite && (notification.state !== 'pending' || notification.id === pressed) && (
              <span className={styles.actions}>
                <Button
                  variant="quiet"
                  aria-label={`Отправить ещё раз: ${channelNames[notification.channel]}`}
                  isPending={notification.state === 'pending'}
                  onPress={() => {
                    setPressed(notification.id)
                    resend(notification)
                  }}
                >
                  Отправить ещё раз
                </Button>
                {isMailChannel(notification.channel) && (
                  <Button
                    variant="quiet"
                    aria-label={`На другой адрес: ${channelNames[notification.channel]}`}
                    isPending={notification.state === 'pending'}
                    onPress={() => {
                      setPressed(notification.id)
                      setRedirected(notification)
                    }}
                  >
                    На&nbsp;другой адрес…
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {redirected && (
        <OtherEmailDialog order={order} notification={redirected} onClose={() => setRedirected(undefined)} />
      )}
    </Panel>
  )
}

function Details({ notification }: { notification: OrderNotification }) {
  const { state, attempts, reason, recipient, nextAttemptAt, sentAt } = notification
  const toRecipient = recipient && `на\u00A0${recipient}`
  if (state === 'sent')
    return (
      <span className={styles.details}>
        {[sentAt && formatMoment(sentAt), toRecipient].filter(Boolean).join(', ')}
      </span>
    )
  const parts = [
    toRecipient,
    reason && failureReason(reason),
    attempts > 0 && `попыток: ${attempts}`,
    nextAttemptAt && `следующая до\u00A0${formatMoment(nextAttemptAt)}`,
  ]
  return (
    <span className={styles.details}>
      {parts.filter(Boolean).join('; ')} {reason && <code>{reason}</code>}
    </span>
  )
}

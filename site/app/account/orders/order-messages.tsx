import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import { ORDER_MESSAGE_MAX } from '@rapport/contract/orders/order-limits'
import { minutesWithin } from '@rapport/contract/site/duration'
import { use, useEffect } from 'react'
import { callAccountEndpoint } from '../../accounts/session/account-endpoint.ts'
import { FILES_HINT } from '../../orders/messages/message-files-field.tsx'
import { MessageList } from '../../orders/messages/message-list.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { FileField } from '../../ui/file-field/file-field.tsx'
import { showToast } from '../../ui/toast/toast-messages.ts'
import { AccountForm } from '../account-form.tsx'
import { CallbackMinutes } from './callback-minutes.ts'
import styles from './user-order.module.css'

interface OrderMessagesProps {
  order: UserOrder
  onChange: (order: UserOrder) => void
}

/** Conversation with the factory about an order, oldest first, and the form of an answer. */
export function OrderMessages({ order, onChange }: OrderMessagesProps) {
  const { number, messages, status, unreadCount } = order
  const callbackMinutes = use(CallbackMinutes)
  const promise = callbackMinutes > 0 ? ` в\u00A0течение ${minutesWithin(callbackMinutes)}` : ''
  useEffect(() => {
    // A failure leaves them unread for the next visit.
    if (unreadCount > 0) void callAccountEndpoint('readUserOrderMessages', undefined, { number })
  }, [number, unreadCount])
  return (
    <section aria-labelledby="order-messages" className={styles.box}>
      <h3 id="order-messages">Переписка с&nbsp;менеджером</h3>
      {messages.length === 0 ? (
        <p className={styles.soft}>
          Пока сообщений нет.
          {status === 'new' && ` В\u00A0рабочее время менеджер перезвонит${promise}.`}
        </p>
      ) : (
        <MessageList messages={messages} />
      )}
      <AccountForm
        call={(form) => callAccountEndpoint('sendUserOrderMessage', form, { number })}
        submit="Отправить"
        loadingLabel="Отправляем…"
        variant="outline"
        isResetWhenDone
        collectsData
        onDone={(result) => {
          onChange((result as { order: UserOrder }).order)
          showToast('Сообщение отправлено')
        }}
      >
        {(getErrors) => (
          <>
            <Textarea
              id="order-message"
              name="text"
              label="Сообщение менеджеру"
              rows={3}
              maxLength={ORDER_MESSAGE_MAX}
              errors={getErrors('text')}
            />
            <FileField
              key={messages.length}
              id="order-message-files"
              name="files[]"
              label="Приложить файл"
              hint={FILES_HINT}
              errors={getErrors('files')}
            />
          </>
        )}
      </AccountForm>
    </section>
  )
}

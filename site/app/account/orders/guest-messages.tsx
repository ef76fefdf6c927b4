import type { GuestOrder } from '@rapport/contract/accounts/guest-order'
import { ORDER_MESSAGE_MAX } from '@rapport/contract/orders/order-limits'
import { MessageFilesField } from '../../orders/messages/message-files-field.tsx'
import formStyles from '../../orders/messages/message-list.module.css'
import { MessageList } from '../../orders/messages/message-list.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import styles from './user-order.module.css'

/** The conversation with the factory on the page of an order's link. Works without scripts. */
export function GuestMessages({ order: { messages, messagesPath, isSent, refused } }: { order: GuestOrder }) {
  if (messages.length === 0 && messagesPath === null) return null
  return (
    <section id="messages" aria-labelledby="order-messages" className={styles.box}>
      <h2 id="order-messages">Переписка с&nbsp;менеджером</h2>
      {messages.length > 0 && <MessageList messages={messages} />}
      {isSent && <p role="status">Сообщение отправлено. Менеджер ответит на&nbsp;почту.</p>}
      {refused && (
        <p role="alert" className={formStyles.refused}>
          {refused.message}
        </p>
      )}
      {messagesPath && (
        <form method="post" action={messagesPath} encType="multipart/form-data" className={formStyles.form}>
          <Textarea
            id="order-message"
            name="text"
            label="Сообщение менеджеру"
            rows={4}
            maxLength={ORDER_MESSAGE_MAX}
            defaultValue={refused?.text}
            errors={refused?.errors.text}
          />
          <MessageFilesField id="order-message-files" errors={refused?.errors.files} />
          <Button type="submit" variant="outline">
            Отправить
          </Button>
        </form>
      )}
    </section>
  )
}

import { ORDER_STATUSES, type OrderStatus } from '@rapport/contract/orders/order-status'
import { orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import {
  LATER_STATUSES,
  type LaterStatus,
  OPEN_STATUSES,
  type OpenStatus,
} from '@rapport/staff-contract/order-rules/order-rules-events'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { BoxField } from '../editing/fields/box-field.tsx'
import { NestedFields } from '../editing/fields/entry-field.tsx'
import { NumberField } from '../editing/fields/number-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import styles from './order-rules-form.module.css'

const isOpen = (status: OrderStatus): status is OpenStatus =>
  (OPEN_STATUSES as readonly OrderStatus[]).includes(status)
const isLater = (status: OrderStatus): status is LaterStatus =>
  (LATER_STATUSES as readonly OrderStatus[]).includes(status)

/** The term of each status, and whether the customer gets a message. */
export const StatusFields = ({ editor }: EntryFieldsProps<'order-rules'>) => (
  <Panel
    heading="Сроки и&nbsp;сообщения"
    lead="Срок&nbsp;— рабочие часы до&nbsp;следующего шага: по&nbsp;часам работы фабрики и&nbsp;производственному календарю. Пусто&nbsp;— без срока. Новый срок действует для&nbsp;заявок, которые войдут в&nbsp;статус после публикации."
  >
    <NestedFields editor={editor} name="terms">
      {(bindTerm) => (
        <NestedFields editor={editor} name="notified">
          {(bindNotified) => (
            <div className={styles.statuses}>
              {ORDER_STATUSES.map((status) => (
                <fieldset key={status} className={styles.status}>
                  <legend className={styles.name}>{orderStatusNames[status]}</legend>
                  {isOpen(status) && (
                    <NumberField label="Срок, рабочих часов" empty={null} {...bindTerm(status)} />
                  )}
                  {isLater(status) && (
                    <BoxField label="Написать клиенту" name="Написать клиенту" {...bindNotified(status)} />
                  )}
                </fieldset>
              ))}
            </div>
          )}
        </NestedFields>
      )}
    </NestedFields>
  </Panel>
)

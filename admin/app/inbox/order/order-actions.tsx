import { formatPhone } from '@rapport/contract/fields/format-phone'
import type { OrderStatus } from '@rapport/contract/orders/order-status'
import { type InboxOrder, MESSENGERS } from '@rapport/staff-contract/inbox/inbox'
import { nextStatuses, orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import { useRef, useState } from 'react'
import { useSession } from '../../api/session-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { useFocusRestore } from '../../ui/panel/use-focus-restore.ts'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { useOrderWrite } from '../outbox/use-order-write.ts'
import { AssigneeMenu } from './assignee-menu.tsx'
import { CallLaterDialog } from './call-later-dialog.tsx'
import { chatUrl, MESSENGER_NAMES } from './messengers.ts'
import styles from './order-actions.module.css'
import { RefusalDialog } from './refusal-dialog.tsx'

/** Actions of an order with the next step first: take it, call, change the status. Readers see its assignee. */
export function OrderActions({ order, mayWrite }: { order: InboxOrder; mayWrite: boolean }) {
  const panel = useRef<HTMLElement>(null)
  const { version, status, assignee, callBy } = order
  useFocusRestore(panel, `${version} ${status} ${assignee?.id} ${callBy}`)
  return (
    <Panel heading={mayWrite ? 'Что сделать' : 'Кто занимается'} ref={panel}>
      {mayWrite ? <Actions order={order} /> : <p>{assignee?.name ?? 'Никто не\u00A0взял'}</p>}
    </Panel>
  )
}

function Actions({ order }: { order: InboxOrder }) {
  const { version } = order
  const { member } = useSession()
  const [isRefusing, setIsRefusing] = useState(false)
  const [isPostponing, setIsPostponing] = useState(false)
  const { mutate, isPending } = useOrderWrite(order)
  const versionPressed = useRef<number>(undefined)
  // A button unmounts after its action, so no pending state is announced. If the event stream already
  // delivered a newer version, the next action may start.
  const write = (pressed: Parameters<typeof mutate>[0]) => {
    if (isPending && versionPressed.current === version) return
    versionPressed.current = version
    mutate(pressed)
  }
  const isMine = order.assignee?.id === member.id
  // An order with a call due gets the status `called` by «Дозвонились», so that status has no button.
  const next = nextStatuses[order.status].filter((status) => order.callBy === null || status !== 'called')
  // Only one primary button: take the order, then the result of the call, then the next status.
  const isNextStep = order.assignee !== null && order.callBy === null && order.status !== 'done'
  const forward = isNextStep ? next[0] : undefined
  const move = (status: OrderStatus) =>
    write({ call: 'changeOrderStatus', form: { version, status }, label: orderStatusNames[status] })
  return (
    <>
      <p className={styles.assignee}>
        <span>
          {order.assignee ? <>Занимается: {isMine ? 'вы' : order.assignee.name}</> : 'Никто не взял'}
        </span>
        <span className={styles.assigning}>
          {!order.assignee && (
            <Button onPress={() => write({ call: 'claimOrder', form: undefined, label: 'Взять' })}>
              Взять
            </Button>
          )}
          <AssigneeMenu
            order={order}
            onChoose={({ id, name }) =>
              write({ call: 'assignOrder', form: { version, assigneeId: id }, label: name })
            }
          />
          {isMine && (
            <Button
              variant="secondary"
              onPress={() =>
                write({
                  call: 'assignOrder',
                  form: { version, assigneeId: null },
                  label: 'Снять с\u00A0себя',
                })
              }
            >
              Снять с&nbsp;себя
            </Button>
          )}
        </span>
      </p>
      {order.callBy !== null && (
        <div className={styles.group}>
          {order.phone && (
            <a href={`tel:${order.phone}`} className={styles.call}>
              Позвонить {formatPhone(order.phone)}
            </a>
          )}
          <Button
            variant={order.assignee ? 'primary' : 'secondary'}
            onPress={() =>
              write({ call: 'noteOrderCall', form: { version, outcome: 'reached' }, label: 'Дозвонились' })
            }
          >
            Дозвонились
          </Button>
          <Button
            variant="secondary"
            onPress={() =>
              write({
                call: 'noteOrderCall',
                form: { version, outcome: 'missed' },
                label: 'Не\u00A0дозвонились',
              })
            }
          >
            Не&nbsp;дозвонились
          </Button>
          <Button variant="secondary" aria-haspopup="dialog" onPress={() => setIsPostponing(true)}>
            Позвонить в…
          </Button>
        </div>
      )}
      {order.phone && (
        <p className={styles.group}>
          {MESSENGERS.map((messenger) => (
            <a
              key={messenger}
              href={chatUrl(messenger, order)}
              target="_blank"
              rel="noreferrer"
              className={styles.chat}
              onClick={() =>
                mutate({
                  call: 'noteOrderContact',
                  form: { messenger },
                  label: `Написали в\u00A0${MESSENGER_NAMES[messenger]}`,
                })
              }
            >
              Написать в&nbsp;{MESSENGER_NAMES[messenger]}
            </a>
          ))}
        </p>
      )}
      {isPostponing && (
        <CallLaterDialog
          order={order}
          onChoose={(callAt) =>
            write({
              call: 'noteOrderCall',
              form: { version, outcome: 'later', callAt },
              label: `Позвонить: ${formatMoment(callAt)}`,
            })
          }
          onClose={() => setIsPostponing(false)}
        />
      )}
      {next.length > 0 && (
        <fieldset className={styles.statuses}>
          <legend>Сменить статус</legend>
          {next.map((status) => (
            <Button
              key={status}
              variant={status === 'refused' ? 'danger' : status === forward ? 'primary' : 'secondary'}
              onPress={() => (status === 'refused' ? setIsRefusing(true) : move(status))}
            >
              {orderStatusNames[status]}
            </Button>
          ))}
        </fieldset>
      )}
      <RefusalDialog order={order} isOpen={isRefusing} onClose={() => setIsRefusing(false)} />
    </>
  )
}

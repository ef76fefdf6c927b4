import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { useOrderWrite } from '../outbox/use-order-write.ts'
import styles from './conversation.module.css'
import { listThread } from './list-thread.ts'
import { MessageForm } from './message-form.tsx'
import { NoteForm } from './note-form.tsx'
import { ThreadRow } from './thread-entries.tsx'
import { useAttachedFiles } from './use-attached-files.ts'

/** Entries shown at first. */
const SHOWN = 10
/** A note is the default: a message to the customer takes a choice. */
export const COMPOSERS = ['Заметка', 'Клиенту'] as const

interface OrderConversationProps {
  order: InboxOrder
  mayWrite: boolean
  /** Index of COMPOSERS. */
  composer: number
  onComposer: (index: number) => void
}

/** The conversation with the customer and the notes of staff in one thread, with a form for each. */
export function OrderConversation({ order, mayWrite, composer, onComposer }: OrderConversationProps) {
  const [isWhole, setWhole] = useState(false)
  const { mutate, isPending } = useOrderWrite(order)
  // Here, so that they survive a look at the other form.
  const attached = useAttachedFiles(order)
  const [mentioned, setMentioned] = useState<number[]>([])
  const thread = listThread(order)
  const shown = isWhole ? thread : thread.slice(-SHOWN)
  const hidden = thread.length - shown.length
  return (
    <Panel heading="Переписка и&nbsp;заметки">
      {thread.length === 0 && <p>Здесь будут сообщения клиенту, его ответы и&nbsp;заметки сотрудников.</p>}
      {hidden > 0 && (
        <Button variant="secondary" onPress={() => setWhole(true)}>
          Показать раньше: {hidden}
        </Button>
      )}
      <ol className={styles.thread}>
        {shown.map((entry) => (
          <ThreadRow
            key={entry.kind === 'note' ? `note-${entry.note.id}` : `message-${entry.message.id}`}
            entry={entry}
            order={order}
            mayWrite={mayWrite}
          />
        ))}
      </ol>
      {order.unanswered > 0 && (
        <p className={styles.actions}>
          <b>Клиент ждёт ответа.</b>
          {mayWrite && (
            <Button
              variant="secondary"
              isPending={isPending}
              onPress={() =>
                mutate({ call: 'readOrderMessages', form: undefined, label: 'Ответ не\u00A0нужен' })
              }
            >
              Ответ не&nbsp;нужен
            </Button>
          )}
        </p>
      )}
      {mayWrite && (
        <Tabs label="Что пишете" names={COMPOSERS} index={composer} onIndex={onComposer}>
          {composer === 0 ? (
            <NoteForm order={order} mentioned={mentioned} onMention={setMentioned} />
          ) : (
            <MessageForm order={order} attached={attached} />
          )}
        </Tabs>
      )}
    </Panel>
  )
}

import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge/badge.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import styles from './conversation.module.css'
import { FailedMail } from './failed-mail.tsx'
import type { ThreadEntry } from './list-thread.ts'
import { MessageFiles } from './message-files.tsx'

const SOURCES: Record<InboxOrder['messages'][number]['source'], string> = {
  staff: 'клиенту',
  account: 'из\u00A0кабинета',
  link: 'со\u00A0страницы заявки',
  offer: 'со\u00A0страницы предложения',
  mail: 'письмом',
  status: 'клиенту, при смене статуса',
}

interface RowContext {
  order: Pick<InboxOrder, 'id'>
  mayWrite: boolean
}

/** A message or a note. They differ in colour, side and words, so that none is taken for the other. */
export const ThreadRow = ({ entry, ...rest }: { entry: ThreadEntry } & RowContext) =>
  entry.kind === 'note' ? <NoteRow {...entry} /> : <MessageRow {...entry} {...rest} />

function NoteRow({ note: { text, mentions, author, at } }: { note: InboxOrder['notes'][number] }) {
  return (
    <li className={styles.note}>
      <Head>
        <b>Заметка</b> {author?.name ?? 'Сотрудник'}, {formatMoment(at)}
      </Head>
      <p className={styles.text}>{text}</p>
      {mentions.length > 0 && <p>{mentions.map(({ name }) => `@${name}`).join(', ')}</p>}
    </li>
  )
}

function MessageRow({ message, ...context }: { message: InboxOrder['messages'][number] } & RowContext) {
  const { author, person, source, text, at, isUnread, mail } = message
  const isCustomer = author === 'customer'
  return (
    <li className={isCustomer ? styles.incoming : styles.outgoing}>
      <Head>
        <b>{isCustomer ? 'Клиент' : (person?.name ?? 'Сайт')}</b> {SOURCES[source]}, {formatMoment(at)}
        {isCustomer && isUnread && <Badge kind="bad">Ждёт ответа</Badge>}
        {mail === 'failed' && <Badge kind="bad">Письмо не&nbsp;ушло</Badge>}
        {mail === 'pending' && <Badge kind="waiting">Письмо уходит</Badge>}
      </Head>
      <p className={styles.text}>{text}</p>
      <MessageFiles files={message.files} />
      {mail === 'failed' && <FailedMail message={message} {...context} />}
    </li>
  )
}

const Head = ({ children }: { children: ReactNode }) => <p className={styles.head}>{children}</p>

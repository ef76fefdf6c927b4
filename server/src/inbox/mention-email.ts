import { eq, inArray } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { staff } from '../staff/tables.ts'
import { type InboxEmailDeps, sendMentionEmail } from './inbox-emails.ts'
import { orderNotes } from './tables.ts'

/** Queue of mails about mentions. */
export const MENTION_QUEUE = 'order-mentions'

export async function enqueueMentionEmails(
  tx: Orm,
  jobs: Jobs,
  noteId: number,
  ids: number[],
): Promise<void> {
  for (const id of ids) await jobs.enqueue(tx, MENTION_QUEUE, `${noteId} ${id}`)
}

export async function sendMention({ id }: { id: string }, deps: InboxEmailDeps): Promise<void> {
  const [noteId = 0, personId = 0] = id.split(' ').map(Number)
  const { orm } = deps.database
  const [note] = await orm
    .select({ id: orders.id, number: orders.number, authorId: orderNotes.authorId })
    .from(orderNotes)
    .innerJoin(orders, eq(orders.id, orderNotes.orderId))
    .where(eq(orderNotes.id, noteId))
  if (!note) return
  const people = await orm
    .select()
    .from(staff)
    .where(inArray(staff.id, [personId, note.authorId ?? 0]))
  const person = people.find((one) => one.id === personId)
  if (!person || person.blockedAt) return
  const author = people.find((one) => one.id === note.authorId)?.name ?? 'Сотрудник'
  await sendMentionEmail(deps, { ...note, noteId, author, name: person.name, email: person.email })
}

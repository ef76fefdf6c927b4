import { randomUUID } from 'node:crypto'
import { MESSAGE_TEMPLATES_MAX } from '@rapport/staff-contract/inbox/conversation-limits'
import { conversationMessages } from '@rapport/staff-contract/inbox/conversation-messages'
import type { MessageTemplate } from '@rapport/staff-contract/inbox/message-templates'
import { asc, count, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { OrderAuthor } from '../lock-order.ts'
import { messageTemplates } from '../tables.ts'

type Author = Pick<OrderAuthor, 'audit'>

/** Returns all templates by title. */
export const listTemplates = async (orm: Orm): Promise<{ templates: MessageTemplate[] }> => ({
  templates: await orm
    .select()
    .from(messageTemplates)
    .orderBy(asc(messageTemplates.title))
    .limit(MESSAGE_TEMPLATES_MAX),
})

/** Stores a template. One with the same title is replaced. Throws 409 for too many. */
export async function saveTemplate(
  tx: Orm,
  { title, text }: Omit<MessageTemplate, 'id'>,
  { audit }: Author,
): Promise<void> {
  const [before] = await tx
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.title, title))
    .for('update')
  const [stored] = await tx.select({ number: count() }).from(messageTemplates)
  if (!before && (stored?.number ?? 0) >= MESSAGE_TEMPLATES_MAX)
    throw new ApiError(409, conversationMessages.templatesTooMany)
  const id = before?.id ?? randomUUID()
  await tx
    .insert(messageTemplates)
    .values({ id, title, text })
    .onConflictDoUpdate({ target: messageTemplates.title, set: { text } })
  await audit(tx, {
    subject: 'message-template',
    subjectId: id,
    title,
    ...(before ? { before: { text: before.text } } : {}),
    after: { title, text },
  })
}

/** Deletes a template. Throws 404 if it is missing. */
export async function deleteTemplate(tx: Orm, id: string, { audit }: Author): Promise<void> {
  const [gone] = await tx.delete(messageTemplates).where(eq(messageTemplates.id, id)).returning()
  if (!gone) throw notFound()
  const { title, text } = gone
  await audit(tx, { subject: 'message-template', subjectId: id, title, before: { title, text } })
}

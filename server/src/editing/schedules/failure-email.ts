import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import {
  type EmailContext,
  getEmailContext,
  greeting,
  type SiteEmail,
  toMessage,
  withSender,
} from '../../content/site-email.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { errorCode } from '../../platform/http/error-code.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mail-message.ts'
import { formatMoscowTime } from '../../platform/mail/moscow-time.ts'
import { staff } from '../../staff/tables.ts'
import { contentEntries, contentSchedules } from '../tables.ts'

export const FAILURE_EMAIL_QUEUE = 'content-mail'

/** Enqueues an e-mail about a failed schedule. The job contains no personal data. */
export const enqueueFailureEmail = (tx: Orm, jobs: Jobs, entryId: number, failedAt: Date): Promise<void> =>
  jobs.enqueue(tx, FAILURE_EMAIL_QUEUE, `${entryId}:${failedAt.getTime()}`)

export interface FailureEmailDeps {
  database: Database
  mailer: Mailer
  publicUrl: string
  log: FastifyBaseLogger
}

/** Sends the e-mail of a job, unless the schedule has changed since the failure. */
export async function sendFailureEmail({ id }: { id: string }, deps: FailureEmailDeps): Promise<void> {
  const { database, mailer, publicUrl, log } = deps
  const [entryId, failedAt] = id.split(':').map(Number)
  const [failed] = await database.orm
    .select({ title: contentEntries.title, schedule: contentSchedules, name: staff.name, to: staff.email })
    .from(contentSchedules)
    .innerJoin(contentEntries, eq(contentEntries.id, contentSchedules.entryId))
    .innerJoin(staff, eq(staff.id, contentSchedules.scheduledBy))
    .where(eq(contentSchedules.entryId, entryId ?? 0))
  if (!failed || failed.schedule.failedAt?.getTime() !== failedAt) return
  try {
    const context = await getEmailContext(database.orm, publicUrl)
    const { publishAt, takeDownAt, failure } = failed.schedule
    const at = publishAt ?? takeDownAt
    const content = failureEmail(context, { ...failed, failure: failure ?? '', at })
    // The same id for each try: a mail program shows a duplicate only once.
    const messageId = `<content-${entryId}-${failedAt}@${new URL(publicUrl).hostname}>`
    await mailer.send(toMessage(content, context, { to: failed.to, messageId }))
  } catch (error) {
    log.warn({ reason: errorCode(error) }, 'sending the mail about a failed publication failed')
    // pg-boss stores the error with the job. The original error may contain the recipient's address.
    throw new Error(errorCode(error))
  }
}

function failureEmail(
  context: EmailContext,
  { name, title, failure, at }: { name: string; title: string; failure: string; at: Date | null },
): SiteEmail {
  return {
    subject: 'Публикация по\u00A0расписанию не\u00A0удалась',
    content: withSender(context, {
      heading: 'Публикация не\u00A0удалась',
      paragraphs: [
        greeting(name),
        'Запланированное вами не\u00A0вышло в\u00A0свой час. На\u00A0сайте всё осталось как было.',
      ],
      rows: [
        { label: 'Что', value: title || 'Без названия' },
        ...(at ? [{ label: 'Когда', value: formatMoscowTime(at) }] : []),
        { label: 'Причина', value: failure },
      ],
      closing: ['Исправьте причину в\u00A0панели управления и\u00A0назначьте новое время.'],
    }),
  }
}

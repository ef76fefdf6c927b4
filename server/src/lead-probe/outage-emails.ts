import { leadProbeReason, leadProbeStepNames } from '@rapport/staff-contract/system/lead-probe'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import {
  type EmailContext,
  getEmailContext,
  greeting,
  type SiteEmail,
  toMessage,
  withSender,
} from '../content/site-email.ts'
import type { Orm } from '../platform/database/database.ts'
import { errorCode } from '../platform/http/error-code.ts'
import type { Mailer } from '../platform/mail/mail-message.ts'
import { formatMoscowTime } from '../platform/mail/moscow-time.ts'
import { staff } from '../staff/tables.ts'
import { leadProbeOutages } from './tables.ts'

/** Queue of mails about outages. */
export const LEAD_PROBE_MAIL_QUEUE = 'lead-probe-mail'

export interface OutageEmailDeps {
  orm: Orm
  mailer: Mailer
  publicUrl: string
}

type Outage = typeof leadProbeOutages.$inferSelect

/**
 * Sends the alert or the all-clear of a job to all owners. An alert that could not be sent before the outage was over is
 * left out; the all-clear says when it began.
 */
export async function sendOutageEmails(
  { id }: { id: string },
  { orm, mailer, publicUrl }: OutageEmailDeps,
): Promise<void> {
  const [kind, milliseconds] = id.split(' ')
  const isAlert = kind === 'alert'
  const at = new Date(Number(milliseconds))
  const { beganAt, endedAt } = leadProbeOutages
  const outages = await orm
    .select()
    .from(leadProbeOutages)
    .where(isAlert ? and(eq(beganAt, at), isNull(endedAt)) : eq(endedAt, at))
    .orderBy(leadProbeOutages.id)
  if (outages.length === 0) return
  try {
    const context = await getEmailContext(orm, publicUrl)
    for (const owner of await listOwners(orm)) {
      const toEmail = isAlert ? alertEmail : clearEmail
      // The same for every try, so that mail programs recognise a repeat.
      const messageId = `<lead-probe-${kind}-${milliseconds}-${owner.id}@${new URL(publicUrl).hostname}>`
      await mailer.send(
        toMessage(toEmail(context, owner.name, outages), context, { to: owner.email, messageId }),
      )
    }
  } catch (error) {
    // pg-boss stores the error with the job, and the original may contain an address.
    throw new Error(errorCode(error))
  }
}

const listOwners = (orm: Orm) =>
  orm
    .select({ id: staff.id, name: staff.name, email: staff.email })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.blockedAt), isNotNull(staff.joinedAt)))
    .orderBy(staff.id)

const action = ({ publicUrl }: EmailContext) => [
  { label: 'Состояние системы', href: `${publicUrl}/admin/system/` },
]

const alertEmail = (context: EmailContext, name: string, outages: Outage[]): SiteEmail => ({
  subject: 'Заявки могут теряться: пробная заявка не\u00A0дошла',
  content: withSender(context, {
    heading: 'Заявки могут теряться',
    paragraphs: [
      greeting(name),
      'Сайт регулярно сам оставляет пробную заявку и\u00A0следит, доходит\u00A0ли она. На\u00A0этот раз дошла не\u00A0до\u00A0всех.',
    ],
    rows: outages.map(({ step, reason, beganAt }) => ({
      label: leadProbeStepNames[step],
      value: `${leadProbeReason(reason)} (${reason}), ${formatMoscowTime(beganAt)}`,
    })),
    actions: action(context),
    closing: [
      'Что делать, написано на\u00A0странице «Состояние системы». Когда всё заработает, придёт ещё одно письмо; до\u00A0тех пор напоминать не\u00A0будем.',
    ],
  }),
})

const clearEmail = (context: EmailContext, name: string, outages: Outage[]): SiteEmail => ({
  subject: 'Пробные заявки снова доходят',
  content: withSender(context, {
    heading: 'Снова работает',
    paragraphs: [
      greeting(name),
      'Пробная заявка прошла там, где недавно не\u00A0проходила. Проверьте, не\u00A0застряли\u00A0ли за\u00A0это время настоящие заявки.',
    ],
    rows: outages.map(({ step, beganAt, endedAt }) => ({
      label: leadProbeStepNames[step],
      value: `не\u00A0работало с\u00A0${formatMoscowTime(beganAt)} до\u00A0${endedAt ? formatMoscowTime(endedAt) : ''}`,
    })),
    actions: [{ label: 'Заявки', href: `${context.publicUrl}/admin/orders/` }],
    closing: [],
  }),
})

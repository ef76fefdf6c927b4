import { ONE_CLICK } from '@rapport/contract/orders/stage-mails'
import { accountOrderPath } from '@rapport/contract/paths/account-paths'
import { eq } from 'drizzle-orm'
import { getEmailContext, toMessage } from '../../content/site-email.ts'
import { getOrderRules } from '../../order-rules/get-order-rules.ts'
import type { ReplyTo } from '../../orders/conversation/reply-address.ts'
import { guestOrderUrl } from '../../orders/guest/guest-link.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mail-message.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { Env } from '../../platform/process/env.ts'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import { signStageMails } from '../get-order-production.ts'
import type { orderProduction } from '../tables.ts'
import { stageEmail } from './stage-email.ts'

export interface StageMailDeps {
  orm: Orm
  customerMailer: Mailer
  env: Pick<Env, 'PUBLIC_URL'>
  now: Clock
  linkKeys: SecretKeys
  replyTo: ReplyTo
}

type Production = typeof orderProduction.$inferSelect

/**
 * Sends the mail about the current stage. Returns false if there is nothing to say: the customer knows the stage, or it
 * was taken back to before the first.
 */
export async function sendStageMail(deps: StageMailDeps, production: Production): Promise<boolean> {
  const { orm, customerMailer, env, now, linkKeys, replyTo } = deps
  const { orderId, version, wantsMails } = production
  const [order] = await orm.select().from(orders).where(eq(orders.id, orderId))
  if (!wantsMails || !order?.email || order.status === 'refused') return false
  const { stages } = await getOrderRules(orm)
  const indexOf = (stageId: string | null, isDone: boolean) =>
    isDone ? stages.length : stages.findIndex(({ id }) => id === stageId)
  const at = indexOf(production.stageId, production.doneAt !== null)
  const known = indexOf(production.mailedStageId, production.mailedDone)
  if (at === -1 || at === known) return false

  const context = await getEmailContext(orm, env.PUBLIC_URL)
  const stopUrl = new URL(signStageMails(orderId, { linkKeys, now: now() }), env.PUBLIC_URL).href
  const orderUrl =
    order.userId === null
      ? guestOrderUrl(env.PUBLIC_URL, linkKeys, orderId, now())
      : `${context.publicUrl}${accountOrderPath(order.number)}`
  const titles = stages.map(({ title }) => title)
  const email = stageEmail({ order, titles, at, isBack: at < known, orderUrl, stopUrl }, context)
  // The same for every try, so that mail programs recognise a repeat.
  const messageId = `<stage-${version}-${orderId}@${new URL(env.PUBLIC_URL).hostname}>`
  await customerMailer.send({
    ...toMessage(email, context, { to: order.email, messageId }),
    ...replyTo(orderId),
    headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': toField(ONE_CLICK) },
  })
  return true
}

const toField = (form: Record<string, string>): string => new URLSearchParams(form).toString()

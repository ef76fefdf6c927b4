import { getSiteProperties } from '../content/queries.ts'
import { found } from '../platform/app-error.ts'
import type { Database } from '../platform/database.ts'
import type { Env } from '../platform/env.ts'
import type { RecipientLimits } from '../platform/mail-limits.ts'
import type { Mailer } from '../platform/mail-message.ts'
import type { Storage } from '../platform/storage.ts'
import { tellCrm } from './crm.ts'
import { customerMail, isOwnAddress } from './customer-mail.ts'
import { type Channels, UndeliverableError } from './deliveries.ts'
import { factoryMail } from './factory-mail.ts'
import { tellTelegram } from './telegram.ts'

export interface ChannelParts {
  env: Env
  database: Database
  storage: Storage
  mailer: Mailer
  customerMailer: Mailer
  recipientLimits: RecipientLimits
  fileUrl: (fileId: string) => string
}

/** The ways an order is told of that the environment switches on; the two mails always are. */
export function openChannels(channelParts: ChannelParts): Channels {
  const { env, database, storage, mailer, fileUrl } = channelParts
  const site = () => found(getSiteProperties(database.orm))
  const telegram = env.TELEGRAM_BOT_TOKEN !== '' && env.TELEGRAM_CHAT_ID !== ''
  return {
    'factory-mail': async (told, messageId) => {
      const parts = { site: await site(), mailTo: env.MAIL_TO, storage, fileUrl }
      await mailer.send(await factoryMail(told, messageId, parts))
    },
    'customer-mail': async (told, messageId, attempt) => {
      const { customerMailer, recipientLimits } = channelParts
      // Anybody may type any address: a mailbox gets so many of these, whoever sends them.
      const mayCome = attempt > 1 || isOwnAddress(told) || (await recipientLimits.take(told.order.email))
      if (!mayCome) throw new UndeliverableError('RECIPIENT_LIMIT')
      await customerMailer.send(customerMail(told, messageId, await site()))
    },
    ...(telegram ? { telegram: (told) => tellTelegram(told.order.number, env) } : {}),
    ...(env.CRM_WEBHOOK_URL ? { crm: (told) => tellCrm(told, env.CRM_WEBHOOK_URL, fileUrl) } : {}),
  }
}

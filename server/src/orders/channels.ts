import { getSiteProperties } from '../content/queries.ts'
import { found } from '../platform/app-error.ts'
import type { Database } from '../platform/database.ts'
import type { Env } from '../platform/env.ts'
import type { Mailer } from '../platform/mail-message.ts'
import type { Storage } from '../platform/storage.ts'
import { tellCrm } from './crm.ts'
import { customerMail } from './customer-mail.ts'
import type { Channels } from './deliveries.ts'
import { factoryMail } from './factory-mail.ts'
import { tellTelegram } from './telegram.ts'

export interface ChannelParts {
  env: Env
  database: Database
  storage: Storage
  mailer: Mailer
  fileUrl: (fileId: string) => string
}

/** The ways an order is told of that the environment switches on; the two mails always are. */
export function openChannels({ env, database, storage, mailer, fileUrl }: ChannelParts): Channels {
  const site = () => found(getSiteProperties(database.orm))
  const telegram = env.TELEGRAM_BOT_TOKEN !== '' && env.TELEGRAM_CHAT_ID !== ''
  return {
    'factory-mail': async (told, messageId) => {
      const parts = { site: await site(), mailTo: env.MAIL_TO, storage, fileUrl }
      await mailer.send(await factoryMail(told, messageId, parts))
    },
    'customer-mail': async (told, messageId) => mailer.send(customerMail(told, messageId, await site())),
    ...(telegram ? { telegram: (told) => tellTelegram(told.order.number, env) } : {}),
    ...(env.CRM_WEBHOOK_URL ? { crm: (told) => tellCrm(told, env.CRM_WEBHOOK_URL, fileUrl) } : {}),
  }
}

import type { OrderLine } from '@rapport/contract/orders/order-line'
import type { SiteProperties } from '@rapport/contract/site/site'
import { accountRemovedEmail, welcomeEmail } from '../../accounts/emails/account-emails.ts'
import {
  emailChangeEmail,
  personalDataEmail,
  recoveryEmail,
  registrationEmail,
} from '../../accounts/emails/code-emails.ts'
import { alreadyRegisteredEmail, emailTakenEmail } from '../../accounts/emails/existing-account-emails.ts'
import {
  emailChangedEmail,
  newDeviceEmail,
  passkeyAddedEmail,
  passkeyRemovedEmail,
  passwordChangedEmail,
} from '../../accounts/emails/security-emails.ts'
import { type EmailContext, type SiteEmail, toMessage } from '../../content/site-email.ts'
import { customerEmail } from '../../orders/notifications/customer-email.ts'
import type { MailMessage } from '../../platform/mail/mail-message.ts'
import { invitationEmail, staffPasswordEmail } from '../../staff/emails/staff-emails.ts'

/** Email with sample data. */
export interface SampleEmail {
  /** Name in its path: /__playground/mails/<name>/ */
  name: string
  message: MailMessage
}

const site: SiteProperties = {
  name: 'Раппорт',
  tagline: 'фабрика текстиля',
  legalName: 'ООО «Раппорт»',
  inn: '',
  ogrn: '',
  acceptsPersonalData: true,
  logo: null,
  phone: '+74951234567',
  supportEmail: 'zakaz@example.ru',
  address: 'Иваново, улица Ткачей, 1',
  operationMode: 'Пн–Пт 9:30–18:00',
  social: [],
  brandBook: null,
  ratingTenths: 50,
  ordersCompleted: 400_000,
  foundedYear: 2008,
  callbackMinutes: 15,
  minimumPieces: 1,
  minimumMetres: 1,
  vat: '',
  priceDisplay: 'all',
  nextSteps: [{ text: 'Менеджер назовёт цену' }],
  productPromises: [],
  marginPost: null,
}
const email = 'anna@example.ru'
const name = 'Анна'
const code = '205817'
const token = 'q'.repeat(43)
const event = { name, at: '2026-11-21T09:30:00.000Z', device: 'Chrome, Windows', network: '203.0.113.0/24' }
const line: OrderLine = {
  itemId: 1,
  slug: 'futbolka',
  title: 'Футболка классическая',
  priceErpId: 'p-tshirt',
  variant: 0,
  variantTitle: 'Печать на\u00A0спине',
  materialErpId: 'kulirka',
  material: 'Кулирка',
  baseColor: 'Чёрный',
  quantity: 200,
  sizes: { S: 40, M: 80, L: 60, XL: 20 },
  unit: 'шт',
  unitPrice: 66_000,
  total: 13_200_000,
  priceList: 'anonymous',
  priceRevision: null,
  shownTotal: null,
}
const order = {
  number: '26-000123',
  name,
  phone: '+79001234567',
  email,
  comment: 'Нужно 200 футболок с\u00A0принтом на\u00A0спине, к\u00A015\u00A0декабря.\nМакет приложила.',
  isCatalog: true,
  placedAt: new Date('2026-11-21T09:30:00Z'),
}
const files = [{ name: 'принт-для-спины-окончательный-вариант.pdf' }, { name: 'размеры.xlsx' }]

/** Returns every email to customers and staff, as the site at that URL would send it. */
export function sampleEmails(publicUrl: string): SampleEmail[] {
  const context: EmailContext = { site, publicUrl }
  const accountEmails: Record<string, SiteEmail> = {
    registration: registrationEmail(context, email, code),
    'already-registered': alreadyRegisteredEmail(context, name),
    welcome: welcomeEmail(context, { name }),
    recovery: recoveryEmail(context, email, name, code),
    'password-changed': passwordChangedEmail(context, event),
    'new-device': newDeviceEmail(context, { ...event, place: 'Москва, Россия' }),
    'passkey-added': passkeyAddedEmail(context, { ...event, passkey: 'Рабочий ноутбук' }),
    'passkey-removed': passkeyRemovedEmail(context, { ...event, passkey: 'Рабочий ноутбук' }),
    'email-change': emailChangeEmail(context, code),
    'email-taken': emailTakenEmail(context, name),
    'email-changed': emailChangedEmail(context, event),
    export: personalDataEmail(context, 'export', name, code),
    removal: personalDataEmail(context, 'removal', name, code),
    'account-removed': accountRemovedEmail(context, { name }),
    'staff-invitation': invitationEmail(context, { name, role: 'manager', token }),
    'staff-password': staffPasswordEmail(context, { name, token }),
  }
  const messageId = '<sample@example.ru>'
  return [
    ...Object.entries(accountEmails).map(([sample, accountEmail]) => ({
      name: sample,
      message: toMessage(accountEmail, context, { to: email, messageId }),
    })),
    ...Object.entries({ 'order-of-user': email, 'order-of-visitor': null }).map(([sample, userEmail]) => ({
      name: sample,
      message: customerEmail({ order, lines: [line], calculation: null, files, userEmail }, messageId, {
        site,
        publicUrl,
        guestUrl: `${publicUrl}/order/`,
      }),
    })),
  ]
}

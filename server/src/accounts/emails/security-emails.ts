import { type EmailContext, greeting, type SiteEmail, withSender } from '../../content/site-email.ts'
import type { EmailRow } from '../../platform/mail/email-content.ts'
import { formatMoscowTime } from '../../platform/mail/moscow-time.ts'
import { contactAdvice, dialogUrl, securityUrl } from './account-links.ts'

/** A change of an account, or a log-in, as its mail reports it. */
export interface SecurityEvent {
  name: string
  /** ISO 8601 */
  at: string
  /** For example «Chrome, Windows». */
  device: string
  /** Truncated IP network; null if unknown. */
  network: string | null
  /** For example «Москва, Россия»; undefined if unknown. */
  place?: string | undefined
  /** Name of the passkey that was added or removed. */
  passkey?: string
}

function eventRows({ at, device, network, place }: SecurityEvent): EmailRow[] {
  return [
    { label: 'Когда', value: formatMoscowTime(new Date(at)) },
    { label: 'Устройство', value: device },
    ...(place === undefined ? [] : [{ label: 'Место', value: `${place} (примерно)` }]),
    ...(network === null ? [] : [{ label: 'Сеть', value: network }]),
  ]
}

export function passwordChangedEmail(context: EmailContext, event: SecurityEvent): SiteEmail {
  return {
    subject: 'Пароль изменён',
    content: withSender(context, {
      heading: 'Пароль изменён',
      paragraphs: [
        greeting(event.name),
        'Пароль от\u00A0вашего личного кабинета изменён. На\u00A0всех других устройствах вход завершён.',
      ],
      rows: eventRows(event),
      actions: [
        { label: 'Открыть «Безопасность»', href: securityUrl(context) },
        { label: 'Задать новый пароль', href: dialogUrl(context, 'recovery') },
      ],
      closing: [
        `Если это были не\u00A0вы, сразу задайте новый пароль. Не\u00A0получается\u00A0— ${contactAdvice(context)}.`,
      ],
    }),
  }
}

export function newDeviceEmail(context: EmailContext, event: SecurityEvent): SiteEmail {
  return {
    subject: 'Вход с нового устройства',
    content: withSender(context, {
      heading: 'Вход с\u00A0нового устройства',
      paragraphs: [greeting(event.name), 'В\u00A0ваш личный кабинет вошли с\u00A0нового устройства.'],
      rows: eventRows(event),
      actions: [{ label: 'Открыть «Безопасность»', href: securityUrl(context) }],
      closing: [
        'Если это были вы, ничего не\u00A0делайте.',
        'Если нет, смените пароль и\u00A0завершите чужой вход: и\u00A0то и\u00A0другое в\u00A0разделе «Безопасность».',
      ],
    }),
  }
}

export function passkeyAddedEmail(context: EmailContext, event: SecurityEvent): SiteEmail {
  return {
    subject: 'Добавлен ключ входа',
    content: withSender(context, {
      heading: 'Новый ключ входа',
      paragraphs: [greeting(event.name), 'В ваш личный кабинет добавили ключ: с ним входят без пароля.'],
      rows: passkeyRows(event),
      actions: [{ label: 'Открыть «Безопасность»', href: securityUrl(context) }],
      closing: [
        'Если это были вы, ничего не делайте.',
        `Если нет, удалите ключ и смените пароль: его кто-то знает. Не получается — ${contactAdvice(context)}.`,
      ],
    }),
  }
}

export function passkeyRemovedEmail(context: EmailContext, event: SecurityEvent): SiteEmail {
  return {
    subject: 'Ключ входа удалён',
    content: withSender(context, {
      heading: 'Ключ удалён',
      paragraphs: [
        greeting(event.name),
        'Из вашего личного кабинета удалили ключ: войти с ним больше нельзя. Пароль остался прежним.',
      ],
      rows: passkeyRows(event),
      actions: [{ label: 'Открыть «Безопасность»', href: securityUrl(context) }],
      closing: [
        'Если это были вы, ничего не делайте.',
        'Если нет, завершите чужой вход и смените пароль: и то и другое в разделе «Безопасность».',
      ],
    }),
  }
}

const passkeyRows = (event: SecurityEvent): EmailRow[] => [
  ...(event.passkey === undefined ? [] : [{ label: 'Ключ', value: event.passkey }]),
  ...eventRows(event),
]

/** Returns the mail to the former address of an account. It does not name the new one. */
export function emailChangedEmail(context: EmailContext, event: SecurityEvent): SiteEmail {
  return {
    subject: 'Адрес кабинета изменён',
    content: withSender(context, {
      heading: 'Адрес изменён',
      paragraphs: [
        greeting(event.name),
        'Адрес вашего личного кабинета изменён: для входа теперь нужен новый, и\u00A0письма приходят на\u00A0него. На\u00A0других устройствах вход завершён.',
      ],
      rows: eventRows(event),
      closing: [`Если это были не\u00A0вы, сразу ${contactAdvice(context)}.`],
    }),
  }
}

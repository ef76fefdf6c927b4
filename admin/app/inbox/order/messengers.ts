import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'

export type Messenger = InboxOrder['contacts'][number]['messenger']

export const MESSENGER_NAMES: Record<Messenger, string> = { telegram: 'Telegram', whatsapp: 'WhatsApp' }

export function chatUrl(
  messenger: Messenger,
  { phone, name, number }: Pick<InboxOrder, 'phone' | 'name' | 'number'>,
) {
  const digits = phone.replace(/\D/g, '')
  const text = encodeURIComponent(
    `Здравствуйте${name ? `, ${name}` : ''}! Пишем по\u00A0вашей заявке ${number}.`,
  )
  return messenger === 'telegram'
    ? `https://t.me/+${digits}?text=${text}`
    : `https://wa.me/${digits}?text=${text}`
}

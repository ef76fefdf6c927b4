import { formatPhone } from '@rapport/contract/fields/format-phone'
import type { ComponentProps } from 'react'

/** Phone link with non-breaking spaces. */
export function PhoneLink({ phone, ...link }: { phone: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a {...link} href={`tel:${phone}`}>
      {link.children ?? formatPhone(phone).replaceAll(' ', '\u00a0')}
    </a>
  )
}

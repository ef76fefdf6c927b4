import { formatPhone } from '@rapport/contract/fields/format-phone'
import { MaskedLink } from './masked-link.tsx'

interface MaskedPhoneProps {
  phone: string
  className?: string | undefined
  goal?: string | undefined
}

/** Phone link that hides the last four digits until a click. */
export function MaskedPhone({ phone, ...rest }: MaskedPhoneProps) {
  const text = formatPhone(phone).replaceAll(' ', '\u00a0')
  return (
    <MaskedLink
      {...rest}
      href={`tel:${phone}`}
      text={text}
      seen={text.slice(0, -'45-67'.length)}
      call="Показать телефон"
    />
  )
}

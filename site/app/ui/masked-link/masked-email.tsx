import { MaskedLink } from './masked-link.tsx'

interface MaskedEmailProps {
  email: string
  className?: string | undefined
  goal?: string | undefined
}

/** E-mail link that hides the domain until a click. */
export function MaskedEmail({ email, ...rest }: MaskedEmailProps) {
  return (
    <MaskedLink
      {...rest}
      href={`mailto:${email}`}
      text={email}
      seen={email.slice(0, email.indexOf('@') + 1)}
      call="Показать почту"
    />
  )
}

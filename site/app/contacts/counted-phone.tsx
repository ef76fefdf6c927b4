import { MaskedPhone } from '../ui/masked-link/masked-phone.tsx'

/** Masked phone of the factory. Revealing it is counted. */
export function CountedPhone({ phone, className }: { phone: string; className?: string | undefined }) {
  return <MaskedPhone phone={phone} className={className} goal="phone-shown" />
}

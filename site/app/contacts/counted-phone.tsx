import { reachGoal } from '../browser/visit/analytics.ts'
import { MaskedPhone } from '../ui/masked-link/masked-phone.tsx'

/** Masked phone of the factory. Revealing it is counted. */
export function CountedPhone({ phone, className }: { phone: string; className?: string | undefined }) {
  return (
    <MaskedPhone
      key={phone}
      phone={phone}
      data-client=""
      className={className}
      onReveal={() => reachGoal('phone-shown')}
    />
  )
}

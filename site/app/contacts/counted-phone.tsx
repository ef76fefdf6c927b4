import { reachGoal } from '../browser/visit/analytics.ts'
import { MaskedPhone } from '../ui/masked-link/masked-phone.tsx'

/** A phone of ours that is covered until it is asked for, which the counters are told of. */
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

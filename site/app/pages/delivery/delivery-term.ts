import type { DeliveryZone } from '@rapport/contract/site/help'
import { pluralForm } from '../../ui/text/plural.ts'

const NBSP = '\u00a0'

/** «1–2 дня», «1 день»: working days on the way. */
export function deliveryTerm({ daysMin, daysMax }: Pick<DeliveryZone, 'daysMin' | 'daysMax'>): string {
  const days = daysMin === daysMax ? String(daysMax) : `${daysMin}–${daysMax}`
  return `${days}${NBSP}${pluralForm(daysMax, ['день', 'дня', 'дней'])}`
}

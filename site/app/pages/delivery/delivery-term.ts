import type { DeliveryZone } from '@rapport/contract/site/help'
import { pluralForm } from '../../ui/text/plural.ts'

const NBSP = '\u00a0'

/** Formats the delivery time in working days: «1–2 дня», «1 день». */
export function formatDeliveryTerm({ daysMin, daysMax }: Pick<DeliveryZone, 'daysMin' | 'daysMax'>): string {
  const days = daysMin === daysMax ? String(daysMax) : `${daysMin}–${daysMax}`
  return `${days}${NBSP}${pluralForm(daysMax, ['день', 'дня', 'дней'])}`
}

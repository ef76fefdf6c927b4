import { pluralForm } from '../../ui/text/plural.ts'

const NBSP = '\u00a0'

/** Formats the shortest time from payment to shipment: «от 2 рабочих дней». */
export const formatLeadTime = (days: number): string =>
  `от${NBSP}${days}${NBSP}${pluralForm(days, ['рабочего', 'рабочих', 'рабочих'])}${NBSP}${pluralForm(days, ['дня', 'дней', 'дней'])}`

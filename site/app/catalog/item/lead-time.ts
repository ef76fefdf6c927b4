import { pluralForm } from '../../ui/text/plural.ts'

const NBSP = '\u00a0'

/** «от 2 рабочих дней»: from payment to shipment, at least. */
export const leadTimeText = (days: number): string =>
  `от${NBSP}${days}${NBSP}${pluralForm(days, ['рабочего', 'рабочих', 'рабочих'])}${NBSP}${pluralForm(days, ['дня', 'дней', 'дней'])}`

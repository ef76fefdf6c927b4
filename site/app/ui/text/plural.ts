import { type PluralForms, pluralForm } from '@rapport/contract/texts/plural'

export { type PluralForms, pluralForm }

const NBSP = '\u00a0'

/** Formats a count and its noun with a non-breaking space: «5 футболок». */
export const formatCount = (count: number, forms: PluralForms): string =>
  `${count}${NBSP}${pluralForm(count, forms)}`

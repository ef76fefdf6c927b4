import { type PluralForms, pluralForm } from '@rapport/contract/texts/plural'

export { type PluralForms, pluralForm }

const NBSP = '\u00a0'

/** «5 футболок», the number kept with its word. */
export const formatCount = (count: number, forms: PluralForms): string =>
  `${count}${NBSP}${pluralForm(count, forms)}`

/** Forms for 1, 2 and 5: футболка, футболки, футболок. */
export type PluralForms = readonly [one: string, few: string, many: string]

/** Returns the Russian plural form for a whole number. */
export function pluralForm(count: number, [one, few, many]: PluralForms): string {
  const tens = count % 100
  const units = count % 10
  if (tens > 10 && tens < 20) return many
  if (units === 1) return one
  return units > 1 && units < 5 ? few : many
}

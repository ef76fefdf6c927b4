/** Names of the placeholders of templates, in braces. */
export const PLACEHOLDERS = ['номер', 'имя', 'сумма', 'менеджер'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** One of PLACEHOLDERS. */
const PLACEHOLDER = /\{(номер|имя|сумма|менеджер)\}/g

/** Returns the text with its placeholders replaced. One without a value stays, so that the sender sees it. */
export const fillPlaceholders = (text: string, values: Partial<Record<Placeholder, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: Placeholder) => values[name] || whole)

/** Returns the first placeholder in a text, such as `{сумма}`. */
export const findPlaceholder = (text: string): string | undefined => text.match(PLACEHOLDER)?.[0]

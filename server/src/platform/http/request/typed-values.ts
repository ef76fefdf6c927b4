/** Returns the texts that a form sent, by field, so that a refused form is shown with them again. */
export function typedValues(body: unknown): Record<string, string> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}

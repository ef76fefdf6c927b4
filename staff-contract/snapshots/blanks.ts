const BLANK = /\[\[([^\][]+)\]\]/g

/** Returns the places that a sample leaves to the editor, in order: `[[ОГРН]]`. */
export const findBlanks = (body: string): string[] => body.match(BLANK) ?? []

/** Returns the names of the blanks, each once. */
export const listBlankNames = (body: string): string[] => [
  ...new Set([...body.matchAll(BLANK)].map(([, name = '']) => name)),
]

/** Fills the blanks that have an answer. The others stay for the editor. */
export const fillBlanks = (body: string, answers: Partial<Record<string, string>>): string =>
  body.replace(BLANK, (blank, name: string) => answers[name]?.trim() || blank)

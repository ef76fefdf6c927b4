/** What programs for tables would read as a formula, behind apostrophes that are there already or not. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/** What begins a cell that is a text and nothing else. */
const APOSTROPHE = "'"

/** Returns a text so that no program that opens a CSV computes it: with an apostrophe before it where it might. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `${APOSTROPHE}${text}` : text)

/** The same for a file whose cells say of themselves that they are texts: only what would be taken for escaped is. */
export const escapeApostrophe = (text: string): string =>
  text.startsWith(APOSTROPHE) ? escapeFormula(text) : text

/** Returns a text as it was before it was escaped. */
export const unescapeFormula = (text: string): string =>
  text.startsWith(APOSTROPHE) && FORMULA.test(text) ? text.slice(1) : text

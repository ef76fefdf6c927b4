/** Beginnings that a spreadsheet program reads as a formula, also behind apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Marks a cell as text. */
const APOSTROPHE = "'"

/** Prefixes a text with an apostrophe if a spreadsheet program might compute it. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `${APOSTROPHE}${text}` : text)

/** For formats with typed cells: escapes only texts that would look escaped. */
export const escapeApostrophe = (text: string): string =>
  text.startsWith(APOSTROPHE) ? escapeFormula(text) : text

/** Reverts `escapeFormula`. */
export const unescapeFormula = (text: string): string =>
  text.startsWith(APOSTROPHE) && FORMULA.test(text) ? text.slice(1) : text

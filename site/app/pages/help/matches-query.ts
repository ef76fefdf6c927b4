/** Maximum length of an ending that is cut, and minimum length of the stem. */
const ENDING = 2
const STEM_MIN = 3

/** Returns whether a text contains every word of a query in any form. */
export function matchesQuery(text: string, query: string): boolean {
  const words = splitWords(text)
  return splitWords(query)
    .map(getStem)
    .every((stem) => words.some((word) => word.startsWith(stem)))
}

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\d]+/gu) ?? []

const getStem = (word: string): string => word.slice(0, Math.max(STEM_MIN, word.length - ENDING))

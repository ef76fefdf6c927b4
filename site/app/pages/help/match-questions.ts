import type { FaqQuestion } from '@rapport/contract/site/help'

/** Maximum length of an ending that is cut, and minimum length of the stem. */
const ENDING = 2
const STEM_MIN = 3

/** Returns the ids of questions that contain every word of a query in any form, in the question or answer. */
export function matchQuestions(questions: readonly FaqQuestion[], query: string): ReadonlySet<number> {
  const stems = splitWords(query).map(getStem)
  const matches = questions.filter(({ question, answer }) => {
    const words = splitWords(`${question} ${answer.replace(/<[^<>]*>/g, ' ')}`)
    return stems.every((stem) => words.some((word) => word.startsWith(stem)))
  })
  return new Set(matches.map(({ id }) => id))
}

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\d]+/gu) ?? []

const getStem = (word: string): string => word.slice(0, Math.max(STEM_MIN, word.length - ENDING))

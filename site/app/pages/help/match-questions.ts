import type { FaqQuestion } from '@rapport/contract/site/help'

/** Letters a Russian word may lose when its form changes, at most, and those that have to stay. */
const ENDING = 2
const STEM_MIN = 3

/** Returns the ids of the questions that have every word of a query, in any of its forms, in question or answer. */
export function matchQuestions(questions: readonly FaqQuestion[], query: string): ReadonlySet<number> {
  const stems = wordsOf(query).map(stemOf)
  const matches = questions.filter(({ question, answer }) => {
    const words = wordsOf(`${question} ${answer.replace(/<[^<>]*>/g, ' ')}`)
    return stems.every((stem) => words.some((word) => word.startsWith(stem)))
  })
  return new Set(matches.map(({ id }) => id))
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\d]+/gu) ?? []

const stemOf = (word: string): string => word.slice(0, Math.max(STEM_MIN, word.length - ENDING))

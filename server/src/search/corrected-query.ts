import { stopWords } from './language/stop-words.ts'
import { editDistance } from './language/typos.ts'
import type { Word } from './language/words.ts'
import type { ResolvedToken, ResolvedWord } from './resolve-token.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Returns the query as it should have been typed; null if it was typed correctly. */
export function correctQuery(resolved: ResolvedToken[], vocabulary: Vocabulary): string | null {
  if (!resolved.some(isCorrected)) return null
  const words = resolved.flatMap((token) =>
    isCorrected(token) ? token.words.map((word) => displayOf(word, token, vocabulary)) : [token.token.typed],
  )
  while (stopWords.has(words.at(-1) ?? '')) words.pop()
  return words.join(' ') || null
}

function isCorrected({ source, words, isIncomplete }: ResolvedToken): boolean {
  return isIncomplete || source !== 'typed' || words.some(({ correction }) => correction)
}

/** Uses the spelling of titles: «футблоку» is shown as «футболку» if a title has that form. */
function displayOf(word: ResolvedWord, { source }: ResolvedToken, { terms, spellings }: Vocabulary): string {
  const term = word.correction ?? (source === 'typed' ? undefined : terms.get(word.stem))
  const nearest = term && nearestOf(spellings.get(term.id) ?? [], word.word)
  return nearest && (word.correction || areSpelledAlike(nearest.word, word.word))
    ? nearest.display
    : word.display
}

function nearestOf(spellings: Word[], typed: string): Word | undefined {
  return spellings.toSorted(
    (a, b) => editDistance(typed, a.word) - editDistance(typed, b.word) || a.word.localeCompare(b.word),
  )[0]
}

/** Latin letters do not show soft signs and «ё»: «belye» is «бельё». */
function areSpelledAlike(a: string, b: string): boolean {
  const [first, second] = [a, b].map((word) => word.replaceAll(/[ьъ]/g, ''))
  return first === second
}

import type { Orm } from '../platform/database.ts'
import { ties } from './stop-words.ts'
import type { Understood } from './understood.ts'
import { findSpellings, type Vocabulary } from './vocabulary.ts'
import type { Word } from './words.ts'

/** The query as a visitor would have typed it right; null where that is how it was typed. */
export async function showFor(
  orm: Orm,
  vocabulary: Vocabulary,
  understood: Understood[],
): Promise<string | null> {
  const changed = understood.filter(isChanged)
  if (changed.length === 0) return null
  const asked = changed.flatMap(({ way, tokens }) =>
    tokens.flatMap((token) => {
      const term = token.meant ?? (way === 'typed' ? undefined : vocabulary.term(token.stem))
      return term ? [{ word: token.word, termId: term.id }] : []
    }),
  )
  const spellings = await findSpellings(orm, asked)
  const shown = understood.flatMap((piece) =>
    isChanged(piece) ? inWords(piece, spellings) : [piece.piece.typed],
  )
  while (ties.has(shown.at(-1) ?? '')) shown.pop()
  return shown.join(' ') || null
}

function isChanged({ way, tokens, cut }: Understood): boolean {
  return cut || way !== 'typed' || tokens.some(({ meant }) => meant)
}

function inWords({ tokens }: Understood, spellings: ReadonlyMap<string, Word>): string[] {
  return tokens.map(({ word, shown, meant }) => {
    const spelling = spellings.get(word)
    return spelling && (meant || isSpelledAlike(spelling.word, word)) ? spelling.shown : shown
  })
}

/** Latin letters say nothing of soft signs and «ё»: «belye» is «бельё». */
function isSpelledAlike(a: string, b: string): boolean {
  const [bare, other] = [a, b].map((word) => word.replaceAll(/[ьъ]/g, ''))
  return bare === other
}

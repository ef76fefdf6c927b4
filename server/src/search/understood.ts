import type { Piece, Reading } from './readings.ts'
import type { Term } from './vocabulary.ts'
import type { Word } from './words.ts'

/** A word of a query, as it was understood. */
export interface Token extends Word {
  stem: string
  /** What a mistyped word was taken for. */
  meant?: Term
}

/** A piece of a query in the words it was found to be made of. */
export interface Understood {
  piece: Piece
  way: Reading['way']
  tokens: Token[]
  /** Whether words of it were left out because nothing bears them. */
  cut: boolean
}

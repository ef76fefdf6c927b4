import type { Orm } from '../platform/database.ts'
import { isTie, type Piece, type Reading, readPieces, stemsOf } from './readings.ts'
import { showFor } from './shown-for.ts'
import { stem } from './stem.ts'
import { buying } from './stop-words.ts'
import { alternatives } from './synonym-table.ts'
import type { Token, Understood } from './understood.ts'
import { findMeant, findParts, openVocabulary, type Part, type Term, type Vocabulary } from './vocabulary.ts'
import type { Word } from './words.ts'

/** What a query is taken to ask for. */
export interface Interpretation {
  /** The words that are looked for. */
  tokens: Token[]
  /** Longer words that a word may be a part of. */
  parts: ReadonlyMap<string, Part[]>
  vocabulary: Vocabulary
  /** The query in the words that were searched for in place of mistyped ones; null where none was mistyped. */
  shownFor: string | null
}

/** Readings of Latin letters that are tried as parts and misspellings, the likeliest first. */
const GUESSES = 4

type Resolve = (word: Word, way: Reading['way']) => Token | undefined
type IsNamed = (token: Token) => boolean

/**
 * Takes a query piece by piece: as it was typed if all its words are known, else by the other layout, else by
 * the sound of its Latin letters; then as parts of words, then as misspellings, in the same order each. What
 * is like nothing known is left out.
 */
export async function interpret(orm: Orm, query: string): Promise<Interpretation> {
  const pieces = readPieces(query)
  const vocabulary = openVocabulary(orm)
  const known = await learnPieces(vocabulary, pieces)
  const isNamed = (token: Token) => vocabulary.term(token.stem)?.named ?? isTie(token)
  let found = understandAll(pieces, [], known, isNamed)

  const unnamed = found.flatMap((piece) => piece?.tokens ?? []).filter((token) => !isNamed(token))
  const parts = await findParts(orm, [...guessesOf(pieces, found), ...unnamed.map(({ word }) => word)])
  const partly: Resolve = (word, way) =>
    known(word, way) ?? (parts.has(word.word) ? tokenOf(word) : undefined)
  found = understandAll(pieces, found, partly, isNamed)

  const meant = await findMeant(orm, guessesOf(pieces, found))
  const likely: Resolve = (word, way) => partly(word, way) ?? mistyped(word, meant.get(word.word))
  const understood = understandAll(pieces, found, likely, isNamed).map(
    (piece, at) => piece ?? remains(pieces[at], partly),
  )
  return {
    tokens: lookedFor(understood),
    parts,
    vocabulary,
    shownFor: await showFor(orm, vocabulary, understood),
  }
}

const tokenOf = (word: Word): Token => ({ ...word, stem: stem(word.word) })
const mistyped = (word: Word, meant: Term | undefined): Token | undefined =>
  meant && { ...word, stem: meant.stem, meant }

/** Looks up whatever the pieces may be made of. Gives what resolves a word that is known as it stands. */
async function learnPieces(vocabulary: Vocabulary, pieces: Piece[]): Promise<Resolve> {
  const typed = stemsOf(pieces.flatMap(({ readings }) => readings[0]?.words.flat() ?? []))
  const all = stemsOf(pieces.flatMap(({ readings }) => readings.flatMap(({ words }) => words.flat())))
  const phrases = alternatives(typed)
  const meanings = [...phrases, ...all.flatMap((key) => alternatives([key]))]
  await vocabulary.learn([...all, ...meanings.flatMap(({ meant }) => meant.flat())])

  const isMeant = ({ meant }: { meant: string[][] }) =>
    meant.some((stems) => stems.every((key) => vocabulary.term(key)))
  const inPhrase = new Set(
    phrases.filter(isMeant).flatMap(({ from, size }) => typed.slice(from, from + size)),
  )
  return (word, way) => {
    const token = tokenOf(word)
    const known =
      isTie(word) ||
      buying.has(word.word) ||
      vocabulary.term(token.stem) !== undefined ||
      (way === 'typed' && inPhrase.has(token.stem)) ||
      alternatives([token.stem]).some(isMeant)
    return known ? token : undefined
  }
}

/** Understands the pieces that are not yet: by the first reading that resolves whole, to words that say something. */
function understandAll(
  pieces: Piece[],
  found: (Understood | undefined)[],
  resolve: Resolve,
  isNamed: IsNamed,
): (Understood | undefined)[] {
  return pieces.map((piece, at) => {
    if (found[at]) return found[at]
    const whole = piece.readings.flatMap(({ way, words }) => {
      const tokens = words.flatMap((readings) => bestOf(readings, (word) => resolve(word, way), isNamed))
      return tokens.length === words.length ? [{ piece, way, tokens, cut: false }] : []
    })
    return whole.find(({ tokens }) => !tokens.every(isTie)) ?? whole[0]
  })
}

/** The first that is known from a name, or else from anywhere. */
function bestOf(readings: Word[], resolve: (word: Word) => Token | undefined, isNamed: IsNamed): Token[] {
  const tokens = readings.flatMap((word) => resolve(word) ?? [])
  return [tokens.find(isNamed) ?? tokens[0]].flatMap((token) => token ?? [])
}

/** Words that the pieces not yet understood may be made of. */
function guessesOf(pieces: Piece[], found: (Understood | undefined)[]): string[] {
  return pieces
    .filter((_, at) => !found[at])
    .flatMap(({ readings }) => readings.flatMap(({ words }) => words.flatMap((all) => all.slice(0, GUESSES))))
    .filter((word) => !isTie(word))
    .map(({ word }) => word)
}

function remains(piece: Piece | undefined, resolve: Resolve): Understood {
  if (!piece) throw new Error('Every piece has its place')
  const typed = piece.readings[0]?.words ?? []
  const tokens = typed.flat().flatMap((word) => resolve(word, 'typed') ?? [])
  return { piece, way: 'typed', tokens, cut: true }
}

/** Words of buying fit everything here, so that they are looked for only where nothing else is. */
function lookedFor(understood: Understood[]): Token[] {
  const tokens = understood.flatMap((piece) => piece.tokens).filter((token) => !isTie(token))
  const telling = tokens.filter(({ word }) => !buying.has(word))
  return telling.length > 0 ? telling : tokens
}

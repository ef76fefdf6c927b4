import { groupDigits } from '../texts/group-digits.ts'

const NBSP = '\u00a0'

/** Singular and plural after «от»: «штуки», «штук». */
type Genitives = readonly [one: string, many: string]

const PIECES: Genitives = ['штуки', 'штук']
const METRES: Genitives = ['метра', 'метров']

/** Whether a number takes the singular: «от 21 штуки», but «от 11 штук». */
const isSingular = (count: number): boolean => count % 10 === 1 && count % 100 !== 11

/** Formats the least quantity of a unit: «от 10 пар». Empty for 0: nothing is promised. */
export const fromQuantity = (count: number, [one, many]: Genitives): string =>
  count === 0 ? '' : `от ${groupDigits(count)} ${isSingular(count) ? one : many}`

/** Formats the least quantity: «от 1 штуки», «от 50 штук». Empty for 0. */
export const fromPieces = (count: number): string => fromQuantity(count, PIECES)

/** Formats the least length: «от 1 метра», «от 10 метров». Empty for 0. */
export const fromMetres = (count: number): string => fromQuantity(count, METRES)

/** Formats the least quantity for a sentence on the screen: «от одной штуки», «от 50 штук». Empty for 0. */
export const fromPiecesInWords = (count: number): string =>
  count === 1 ? `от${NBSP}одной штуки` : unbroken(fromPieces(count))

/** Formats the least length for a sentence on the screen: «от одного метра», «от 10 метров». Empty for 0. */
export const fromMetresInWords = (count: number): string =>
  count === 1 ? `от${NBSP}одного метра` : unbroken(fromMetres(count))

/** Replaces spaces by non-breaking ones. */
export const unbroken = (text: string): string => text.replaceAll(' ', NBSP)

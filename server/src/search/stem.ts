import { indeclinable, irregular } from './irregular.ts'

const RUSSIAN_WORD = /^[а-я]+$/
const VOWEL = /[аеиоуыэюя]/
/** Letters a stem keeps, at least, one of them a vowel. */
const STEM_MIN = 3

/** Endings of nouns and adjectives, the longest first; verbs are rare in what people buy. */
const ENDINGS = `иями ями ами ими ыми его ого ему ому ией иям ием иях
  ее ие ые ое ей ий ый ой ем им ым ом их ых ую юю ая яя ою ею ев ов ье ии ям ам ах ях ию ью ия ья
  а е и й о у ы ь ю я`.split(/\s+/)

/**
 * What the forms of a Russian word have in common: Snowball's way with nouns and adjectives, and what it
 * misses. That is the fleeting vowel («футболок», «ситец», «маек»), «-ов-» that makes an adjective of a cloth
 * («шёлковый»), doubled letters («шоппер») and soft signs. The result is a key, not a word: it has to be one
 * for all forms of a word, and another for other words. Takes a word in lower case without «ё».
 */
export function stem(word: string): string {
  if (!RUSSIAN_WORD.test(word)) return word
  const known = irregular.get(word) ?? (indeclinable.has(word) ? word : undefined)
  return known ? undouble(known) : keepFleetingOut(undouble(withoutEndings(word)))
}

function withoutEndings(word: string): string {
  return strip(strip(word, ENDINGS), ['ов', 'ев']).replaceAll(/[ьъ]/g, '')
}

function strip(word: string, endings: string[]): string {
  const ending = endings.find(
    (end) =>
      word.endsWith(end) &&
      word.length - end.length >= STEM_MIN &&
      VOWEL.test(word.slice(0, word.length - end.length)),
  )
  return ending ? word.slice(0, word.length - ending.length) : word
}

function undouble(text: string): string {
  return text.replaceAll(/(.)\1+/g, '$1')
}

/** «футболок» as «футболк», «ситец» as «ситц», «маек» as «майк», «сумочк» as «сумк»; words that always have the vowel lose it in all forms. */
function keepFleetingOut(text: string): string {
  return text
    .replace(/(?<=[аеиоуыэюя])ек$/, 'йк')
    .replace(/(?<=[бвгджзклмнпрстфхцчшщ])(?:[ое]чк|[ое]чек)$/, afterVowel('к'))
    .replace(/(?<=[бвгджзйклмнпрстфхцчшщ])(?:[ое](?=[кнл]$)|е(?=[цр]$))/, afterVowel(''))
}

/** A replacement of what stands after a vowel and something else; the rest stays. */
const afterVowel = (replacement: string) => (found: string, at: number, text: string) =>
  VOWEL.test(text.slice(0, at - 1)) ? replacement : found

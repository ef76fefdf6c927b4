import { indeclinable, irregularForms } from './irregular-forms.ts'

const RUSSIAN_WORD = /^[а-я]+$/
const VOWEL = /[аеиоуыэюя]/
/** Letters of a stem, at least; one of them is a vowel. */
const STEM_MIN = 3

/** Endings of verbs, which occur in questions: «перезвоните», «оплатить», «находитесь». */
const VERB_ENDINGS =
  `итесь етесь иться аться яться еться ится ется ются утся атся ятся ите ете ить ать ять еть ют ят`.split(
    /\s+/,
  )
/** Letters before a verb's ending, at least: «кровать» and «печать» are no verbs. */
const VERB_STEM_MIN = 5

/** Endings of nouns and adjectives, the longest first. */
const ENDINGS = `иями ями ами ими ыми его ого ему ому ией иям ием иях
  ее ие ые ое ей ий ый ой ем им ым ом их ых ую юю ая яя ою ею ев ов ье ии ям ам ах ях ию ью ия ья
  а е и й о у ы ь ю я`.split(/\s+/)

/**
 * Returns the stem of a Russian word in lower case without «ё». Uses Snowball's rules for nouns, adjectives
 * and long verbs. Adds rules for the fleeting vowel («футболок», «ситец», «маек»), «-ов-» of adjectives of
 * cloths («шёлковый»), doubled letters («шоппер») and soft signs. A stem is a key, not a word: the same for
 * all forms of a word, and different for other words.
 */
export function stem(word: string): string {
  if (!RUSSIAN_WORD.test(word)) return word
  const known = irregularForms.get(word) ?? (indeclinable.has(word) ? word : undefined)
  return known ? undouble(known) : dropFleetingVowel(undouble(withoutEndings(word)))
}

function withoutEndings(word: string): string {
  const verb = VERB_ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= VERB_STEM_MIN)
  if (verb) return word.slice(0, word.length - verb.length)
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

/**
 * Reduces «футболок» to «футболк», «ситец» to «ситц», «маек» to «майк», «сумочк» to «сумк». Words that have
 * the vowel in all forms lose it in all forms.
 */
function dropFleetingVowel(text: string): string {
  return text
    .replace(/(?<=[аеиоуыэюя])ек$/, 'йк')
    .replace(/(?<=[бвгджзклмнпрстфхцчшщ])(?:[ое]чк|[ое]чек)$/, afterVowel('к'))
    .replace(/(?<=[бвгджзйклмнпрстфхцчшщ])(?:[ое](?=[кнл]$)|е(?=[цр]$))/, afterVowel(''))
}

/** Replaces only after a vowel two letters before. */
const afterVowel = (replacement: string) => (found: string, at: number, text: string) =>
  VOWEL.test(text.slice(0, at - 1)) ? replacement : found

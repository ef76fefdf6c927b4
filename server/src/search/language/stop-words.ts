import { normalizeName, splitWords, type Word } from './words.ts'

const STOP_WORDS = `без в во для до за и из или к ко ли на над не но о об от по под при про с со то у через что это как
  где чем все а мы вы вас вам наш ваш мой после перед между если чтобы`

const QUESTION_WORDS = `когда куда откуда почему зачем кто какой какая какие какое каким какую есть ли будет можно нельзя
  могу можете мне меня нам нас свой свою своей себя моя моей мои моих ваша ваши вашей вашего это этот надо работаете делаете занимаетесь
  оформить оформлю оформляю`

const WHOLESALE_WORDS = 'опт оптом оптовый'

const BUYING_WORDS = `купить куплю заказать закажу заказ заказа заказы заказов закажем сшить пошить пошив пошива пошьем шить изготовить изготовление
  производство производитель производителя фабрика розница розницу цена цены ценой прайс
  стоимость стоит сколько скольки недорого дешево дешевый дешевые дешевая срочно быстро магазин интернет каталог хочу
  нужна нужен нужны нужно ищу рф россия шт штук штука руб`

const split = (text: string) => new Set(text.split(/\s+/))

/** Words without search value. */
export const stopWords: ReadonlySet<string> = split(STOP_WORDS).union(split(QUESTION_WORDS))
const buyingWords = split(BUYING_WORDS)
/** Words that fit every product: dropped from a query with other words, searched for in a query without. */
export const commerceWords: ReadonlySet<string> = buyingWords.union(split(WHOLESALE_WORDS))

/** Returns whether a word is never searched for: a stop word, or a single letter. */
export function isStopWord({ word }: Word): boolean {
  return word.length < 2 || stopWords.has(word)
}

/**
 * Returns the name in a purchase query: «купить футболки оптом от производителя» is the page «футболки
 * оптом». Words of wholesale stay, because names of pages contain them.
 */
export function askedName(query: string): string {
  const words = normalizeName(query)
    .split(' ')
    .filter((word) => !buyingWords.has(word))
  const isTelling = (word: string) => !stopWords.has(word)
  return words.slice(words.findIndex(isTelling), words.findLastIndex(isTelling) + 1).join(' ')
}

/** Returns the words of a text without its stop words. */
export function contentWords(text: string): Word[] {
  return splitWords(text).filter((word) => !isStopWord(word))
}

/**
 * What a word says about the numbers behind it. `opening` words are between «счет» and its number; `connector` words
 * are between numbers too.
 */
export type WordMeaning = 'invoice' | 'other' | 'opening' | 'connector' | 'sign' | 'text'

/** «сч», «счет», «счёту», «счетов», «счет-оферта», «счет-договор», «inv», «invoice». */
const INVOICE =
  /^(?:сч|сч[её]т(?:а|у|ом|е|ов|ам|ами|ах)?(?:-(?:оферт|договор)[а-я]{0,3})?|inv|invoice|инвойс[а-я]{0,2})$/
/** Words before numbers of other documents. */
const OTHER_DOCUMENT =
  /^(?:дог|контр|акт|спец|накл|торг|упд|с\/ф|сф|сч[её]т-факт|сч[её]?т?[/-]?ф|факт|ф$|заказ|заявк|прил|соглаш|доп|плат[её]жн|поруч|реестр|полис|постан|претенз|кп|коммерч|предлож|лот|парти|арт|сертиф|т\/н|тн|ттн)/
/** Words before sums, taxes, codes, accounts and phones. */
const OTHER_NUMBER =
  /^(?:сумм|ндс|налог|курс|комис|ставк|инн|кпп|бик|уин|кбк|октмо|тел|р\/с|л\/с|к\/с|расч|лицев|карт|корр|п\/п|пп|период|кв)/
const OPENING = /^(?:на|оплат[уы]|для)$/
const CONNECTOR = /^(?:и|г|год|года|от)$/
const SIGN = /^(?:номер[а-я]{0,2}|n|no|nr)$/
/** Words before «счет» that make it an account of a bank: «на расчетный счет». */
const OF_ACCOUNT = /^(?:расч|лицев|карт|корр|банк|текущ|казнач|р\/с|л\/с)/

/** Returns what a word of a purpose says. Both words are in lower case; `before` is the word in front of it. */
export function explainWord(word: string, before: string): WordMeaning {
  if (INVOICE.test(word)) return OF_ACCOUNT.test(before) ? 'other' : 'invoice'
  if (OTHER_DOCUMENT.test(word) || OTHER_NUMBER.test(word)) return 'other'
  if (OPENING.test(word)) return 'opening'
  if (SIGN.test(word)) return 'sign'
  return CONNECTOR.test(word) ? 'connector' : 'text'
}

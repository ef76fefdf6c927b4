import type { Party } from '../statement.ts'
import { parseAccount, parseCode } from './field-values.ts'
import type { Fields } from './split-sections.ts'

/** «7707083893 ООО «Ткань»», «ИНН 7707083893 ООО «Ткань»», «ИНН 7707083893/770701001 ООО «Ткань»». */
const INN_BEFORE_NAME = /^(?:ИНН\s{0,3})?(\d{10}|\d{12})(?:[/\\]\d{9})?\s+(?=\D)/i

/**
 * Reads the payer or payee of a document. `side` is «плательщик» or «получатель». The name is in «Плательщик1», or
 * in «Плательщик», where some banks write the INN before it.
 */
export function readParty(fields: Fields, side: 'плательщик' | 'получатель'): Party {
  const get = (name: string) => fields.get(`${side}${name}`) ?? ''
  const whole = get('')
  const inn = INN_BEFORE_NAME.exec(whole)?.[1] ?? ''
  return {
    name: (get('1') || whole).replace(INN_BEFORE_NAME, ''),
    inn: parseCode(get('инн')) || inn,
    kpp: parseCode(get('кпп')),
    account: parseAccount(get('счет') || get('расчсчет')),
    bic: parseCode(get('бик')),
  }
}

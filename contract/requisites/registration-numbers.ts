import { messages } from '../errors/messages.ts'
import { isInn } from '../fields/inn.ts'
import { isOgrn } from '../fields/ogrn.ts'
import { requisiteMessages } from './requisite-messages.ts'

/** Returns the sentence of a wrong INN, or undefined: 10 digits of a company, 12 of a person, with check digits. */
export function findInnError(inn: string): string | undefined {
  if (!/^(?:\d{10}|\d{12})$/.test(inn)) return messages.innFormat
  return isInn(inn) ? undefined : messages.innWrong
}

/** Returns the sentence of a wrong OGRN, or undefined: 13 digits of a company, 15 of a sole trader, with a check digit. */
export function findOgrnError(ogrn: string): string | undefined {
  if (!/^(?:\d{13}|\d{15})$/.test(ogrn)) return requisiteMessages.ogrnFormat
  return isOgrn(ogrn) ? undefined : requisiteMessages.ogrnWrong
}

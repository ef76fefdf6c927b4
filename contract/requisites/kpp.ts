import { messages } from '../errors/messages.ts'

/** Four digits of the tax office, two digits or Latin capitals for the reason, three digits. */
const KPP = /^\d{4}[\dA-Z]{2}\d{3}$/

/**
 * Returns the sentence of a wrong KPP, or undefined. A KPP has no check digit. Letters must be capitals.
 * Source: order of the Federal Tax Service of 29.06.2012 N ММВ-7-6/435@, appendix, item 5.
 */
export const findKppError = (kpp: string): string | undefined =>
  KPP.test(kpp) ? undefined : messages.kppFormat

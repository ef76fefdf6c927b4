import { isDay } from '@rapport/contract/hours/calendar'

const RUSSIAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?=\D|$)/
const ISO_DAY = /^\d{4}-\d\d-\d\d(?=\D|$)/
/** Up to 999 billion roubles, with one or two decimals or none. */
const SUM = /^(\d{1,12})(?:[.,-](\d{1,2}))?$/

/** Parses `29.11.2026` or `2026-11-29`, with a time behind it or not. Returns `2026-11-29`; undefined if no such day. */
export function parseDay(text = ''): string | undefined {
  const [, day = '', month = '', year = ''] = RUSSIAN_DAY.exec(text) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ISO_DAY.exec(text)?.[0]
  return iso && isDay(iso) ? iso : undefined
}

/** Parses `1052.98`, `1 052,9`, `139-33` or `700` to kopecks. Returns undefined if it is no sum. */
export function parseSum(text = ''): number | undefined {
  const [, roubles, kopecks = ''] = SUM.exec(text.replaceAll(/\s/g, '')) ?? []
  return roubles === undefined ? undefined : Number(roubles) * 100 + Number(kopecks.padEnd(2, '0'))
}

/** Returns an account without spaces. */
export const parseAccount = (text = ''): string => text.replaceAll(/\s/g, '')

/** Returns a code such as INN or KPP. Banks write `0` for an absent one. */
export const parseCode = (text = ''): string => (/^0*$/.test(text) ? '' : text)

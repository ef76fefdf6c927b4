import { isDay } from '@rapport/contract/hours/calendar'
import { type Kopecks, toKopecks } from '@rapport/contract/money/kopecks'

const RUSSIAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?=\D|$)/
const ISO_DAY = /^\d{4}-\d\d-\d\d(?=\D|$)/
/** Below a billion roubles, so that the sum of a whole file is exact. With one or two decimals or none. */
const SUM = /^(\d{1,9})(?:[.,-](\d{1,2}))?$/

/** Parses `29.11.2026` or `2026-11-29`, with a time behind it or not. Returns `2026-11-29`; undefined if no such day. */
export function parseDay(text = ''): string | undefined {
  const [, day = '', month = '', year = ''] = RUSSIAN_DAY.exec(text) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ISO_DAY.exec(text)?.[0]
  return iso && isDay(iso) ? iso : undefined
}

/** Formats `2026-11-29` as `29.11.2026`. */
export const formatDay = (day: string): string => day.split('-').toReversed().join('.')

/** Parses `1052.98`, `1 052,9`, `139-33` or `700` to kopecks. Returns undefined if it is no sum. */
export function parseSum(text = ''): Kopecks | undefined {
  const [, roubles, kopecks = ''] = SUM.exec(text.replaceAll(/\s/g, '')) ?? []
  return roubles === undefined ? undefined : toKopecks(Number(roubles) * 100 + Number(kopecks.padEnd(2, '0')))
}

/** Returns an account without spaces. */
export const parseAccount = (text = ''): string => text.replaceAll(/\s/g, '')

/** Returns a code such as INN or KPP. Banks write `0` for an absent one. */
export const parseCode = (text = ''): string => (/^0*$/.test(text) ? '' : text)

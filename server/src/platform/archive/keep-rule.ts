import { DAY_MS } from '@rapport/contract/hours/durations'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { StartError } from '../process/env.ts'
import { parseArchiveTime } from './archive-name.ts'

/** Numbers of days, weeks and months of which the newest archive is kept. */
export interface KeepRule {
  days: number
  weeks: number
  months: number
}

const PART = /^(\d{1,4})([dwm])$/
const UNITS = { d: 'days', w: 'weeks', m: 'months' } as const

/** Parses `7d,4w,6m`. Each part may be left out. Throws StartError for any other text. */
export function parseKeepRule(text: string): KeepRule {
  const rule: KeepRule = { days: 0, weeks: 0, months: 0 }
  const units = new Set<string>()
  for (const part of text.split(',')) {
    const [, number, unit] = PART.exec(part.trim()) ?? []
    if (!number || !unit || Number(number) === 0 || units.has(unit))
      throw new StartError(
        `--keep ${text} is not allowed: it has to be numbers of days, weeks and months such as 7d,4w,6m.`,
      )
    units.add(unit)
    rule[UNITS[unit as keyof typeof UNITS]] = Number(number)
  }
  return rule
}

/**
 * Returns the names of archives to delete. The newest archive of each of the last days, weeks and months that
 * have archives is kept, by Moscow time. Other files are never returned.
 */
export function selectExpired(names: readonly string[], rule: KeepRule): string[] {
  const archives = names
    .flatMap((name) => {
      const time = parseArchiveTime(name)
      return time ? [{ name, time }] : []
    })
    .sort((a, b) => b.time.getTime() - a.time.getTime())
  const kept = new Set(archives.slice(0, 1))
  const keepNewest = (count: number, periodOf: (time: Date) => string) => {
    const periods = new Map<string, (typeof archives)[number]>()
    for (const archive of archives) {
      const period = periodOf(archive.time)
      if (!periods.has(period)) periods.set(period, archive)
    }
    for (const archive of [...periods.values()].slice(0, count)) kept.add(archive)
  }
  keepNewest(rule.days, moscowDay)
  keepNewest(rule.weeks, weekOf)
  keepNewest(rule.months, (time) => moscowDay(time).slice(0, 7))
  return archives.filter((archive) => !kept.has(archive)).map(({ name }) => name)
}

/** Number of the week that starts on Monday. 1970-01-05 was a Monday. */
const weekOf = (time: Date): string => String(Math.floor((Date.parse(moscowDay(time)) / DAY_MS - 4) / 7))

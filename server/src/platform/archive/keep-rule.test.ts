import { DAY_MS } from '@rapport/contract/hours/durations'
import { expect, it } from 'vitest'
import { formatArchiveName, parseArchiveTime } from './archive-name.ts'
import { parseKeepRule, selectExpired } from './keep-rule.ts'

const nameAt = (iso: string) => formatArchiveName(new Date(iso), false)

it('names an archive by its time, and reads the time back', () => {
  const time = new Date('2026-11-29T03:17:59.000Z')
  expect(formatArchiveName(time, true)).toBe('rapport-2026-11-29T03-17-59Z.tar.age')
  expect(parseArchiveTime(formatArchiveName(time, false))).toEqual(time)
  expect(parseArchiveTime('rapport-2026-13-40T03-17-59Z.tar')).toBeUndefined()
  expect(parseArchiveTime('notes.txt')).toBeUndefined()
})

it('keeps the newest archive of each of the last days, weeks and months', () => {
  const nights = Array.from({ length: 400 }, (_, index) =>
    nameAt(new Date(Date.UTC(2026, 10, 29, 3) - index * DAY_MS).toISOString()),
  )
  const expired = new Set(
    selectExpired([...nights, nameAt('2026-11-29T01:00:00Z')], parseKeepRule('7d,4w,6m')),
  )
  const kept = nights.filter((name) => !expired.has(name)).map((name) => name.slice(8, 18))
  expect(kept).toEqual([
    ...['2026-11-29', '2026-11-28', '2026-11-27', '2026-11-26', '2026-11-25', '2026-11-24', '2026-11-23'],
    ...[
      '2026-11-22',
      '2026-11-15',
      '2026-11-08',
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
      '2026-06-30',
    ],
  ])
  expect(expired).toContain(nameAt('2026-11-29T01:00:00Z'))
})

it('keeps the newest archive under any rule, and never selects other files', () => {
  const names = [nameAt('2020-01-01T00:00:00Z'), 'notes.txt', 'rapport-old.tar']
  expect(selectExpired(names, parseKeepRule('1d'))).toEqual([])
  expect(selectExpired([...names, nameAt('2020-01-02T00:00:00Z')], parseKeepRule('1d'))).toEqual([names[0]])
})

it('refuses another rule with a sentence', () => {
  for (const text of ['', '7', '7y', '0d', '7d,7d', '7d,', '-1d', '7d 4w'])
    expect(() => parseKeepRule(text)).toThrow(/^--keep .* is not allowed/)
})

import { parseOpeningHours } from '@rapport/contract/hours/opening-hours'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnDatabase } from '../../test/test-database.ts'
import { countWorkingMinutes, type WorkingHours } from '../contacts/working-time.ts'
import { queryRows, textArray } from '../platform/database/sql-arrays.ts'
import { createWorkingClock } from './working-clock.ts'

const PERIOD = { from: '2026-11-01', to: '2026-12-31' }
const office = (text: string, exceptions: WorkingHours['exceptions'] = []): WorkingHours => ({
  timeZone: 'Europe/Moscow',
  hours: parseOpeningHours(text) ?? [],
  exceptions,
})
const HOLIDAYS = [{ first: '2026-11-04', last: '2026-11-09', open: [] }]

describeOnDatabase('the working clock of statements', (database) => {
  async function count(hours: WorkingHours | undefined, pairs: [Date, Date][]): Promise<number[]> {
    const clock = createWorkingClock(hours, PERIOD)
    const [first, last] = [sql`pair.first`, sql`pair.last`]
    const texts = (at: 0 | 1) => textArray(pairs.map((pair) => pair[at].toISOString()))
    const rows = await queryRows<{ minutes: number }>(
      database().orm,
      sql`with ${clock.hours}
        select (${clock.minutesAt(last)} - ${clock.minutesAt(first)})::float8 as minutes
        from unnest(${texts(0)}::timestamptz[], ${texts(1)}::timestamptz[]) with ordinality as pair(first, last, number)
        order by pair.number`,
    )
    return rows.map(({ minutes }) => minutes)
  }

  it.each([
    ['Пн–Пт 09:30–18:00', office('Пн–Пт 09:30–18:00', HOLIDAYS)],
    ['two spans a day', office('Пн–Пт 09:00–13:00; Пн–Пт 14:00–18:00; Сб 10:00–15:30')],
    ['overlapping spans', office('Ежедневно 09:00–18:00; Сб 12:00–20:00')],
  ])('counts the same minutes as terms: %s', async (_, hours) => {
    const moment = fc.date({
      min: new Date('2026-11-01T00:00:00+03:00'),
      max: new Date('2026-11-25T23:59:59+03:00'),
      noInvalidDate: true,
    })
    const pairs = fc
      .sample(fc.tuple(moment, moment), { seed: 45, numRuns: 80 })
      .map(([one, other]): [Date, Date] => (one < other ? [one, other] : [other, one]))
    const counted = await count(hours, pairs)
    const expected = pairs.map(([first, last]) => countWorkingMinutes(first, last, hours))
    expect(counted.map(Math.round)).toEqual(expected.map(Math.round))
  })

  it('runs round the clock without readable hours, and counts at most a year before the period', async () => {
    const [first, last] = [new Date('2026-12-30T01:00:00+03:00'), new Date('2026-12-30T03:30:00+03:00')]
    const ages = new Date('2020-01-01T00:00:00Z')
    const firstDay = new Date('2025-10-31T00:00:00+03:00')
    expect(
      await count(undefined, [
        [first, last],
        [ages, last],
      ]),
    ).toEqual([150, (last.getTime() - firstDay.getTime()) / 60_000])
  })
})

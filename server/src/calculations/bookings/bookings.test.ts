import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { operationFields } from '../../../test/content/entries.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { operations } from '../../operations/tables.ts'
import { operationBookings } from '../tables.ts'
import { bookOperations, deletePastBookings, releaseBookings } from './book-operations.ts'
import { listCapacity } from './list-capacity.ts'

/** A Monday. The factory prints 100 pieces a day, and packs without a limit. */
const MONDAY = new Date('2027-02-01T09:00:00Z')

describeOnDatabase('bookings of workshops', (database) => {
  beforeEach(async () => {
    const row = {
      ...operationFields(''),
      position: 1,
      rows: [{ areaCm2: null, colors: null, prices: [2_000] }],
    }
    await database()
      .orm.insert(operations)
      .values([
        { ...row, code: 'screen', perDay: 100 },
        { ...row, code: 'bag' },
      ])
  })

  const lines = (quantity: number) => [
    { quantity, operations: [{ code: 'screen' }, { code: 'bag' }, { code: null }] },
  ]
  const book = (orderId: string, quantity: number) =>
    database().orm.transaction((tx) => bookOperations(tx, orderId, lines(quantity), MONDAY))
  const daysOf = async (orderId: string) => {
    const { code, day, quantity } = operationBookings
    const rows = await database()
      .orm.select({ code, day, quantity })
      .from(operationBookings)
      .where(eq(operationBookings.orderId, orderId))
      .orderBy(asc(day))
    return rows.map((row) => `${row.code} ${row.day.slice(5)} ${row.quantity}`)
  }

  it('fill the free days one order after another, and are freed for the next by a refusal', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    await book(first, 150)
    await book(second, 150)
    expect(await daysOf(first)).toEqual(['screen 02-02 100', 'screen 02-03 50'])
    expect(await daysOf(second)).toEqual(['screen 02-03 50', 'screen 02-04 100'])
    await releaseBookings(database().orm, first, true)
    await book(third, 100)
    expect(await daysOf(third)).toEqual(['screen 02-02 100'])
    expect(await listCapacity(database().orm, [{ code: 'screen', perDay: 100 }])).toEqual([
      {
        code: 'screen',
        perDay: 100,
        taken: [
          { day: '2027-02-02', quantity: 100 },
          { day: '2027-02-03', quantity: 50 },
          { day: '2027-02-04', quantity: 100 },
        ],
      },
    ])
  })

  it('of an order replace its earlier ones, and two at once never share a piece of a day', async () => {
    const ids = Array.from({ length: 6 }, () => randomUUID())
    await book(ids[0] ?? '', 500)
    await Promise.all(ids.map((id) => book(id, 60)))
    const [workshop] = await listCapacity(database().orm, [{ code: 'screen', perDay: 100 }])
    expect(workshop?.taken.map(({ quantity }) => quantity)).toEqual([100, 100, 100, 60])
  })

  it('of past days are deleted after a week', async () => {
    const id = randomUUID()
    await book(id, 150)
    await deletePastBookings(database().orm, new Date('2027-02-10T09:00:00Z'))
    expect(await daysOf(id)).toEqual(['screen 02-03 50'])
  })
})

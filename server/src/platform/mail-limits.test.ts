import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/each-database.ts'
import { type CustomerMailKind, createRecipientLimits } from './mail-limits.ts'
import { rateLimits } from './tables.ts'

describeOnEachDatabase('mails to one mailbox', (database) => {
  const limits = () => createRecipientLimits(database().orm, randomBytes(32))

  it.each<[CustomerMailKind, number]>([
    ['confirmation', 3],
    ['code', 5],
  ])('are bounded by the hour: of kind %s to %i, however its address is spelled', async (kind, hourly) => {
    const { take } = limits()
    const spellings = Array.from({ length: hourly + 3 }, (_, n) => `An.Na+${n}@Gmail.com`)
    const taken: boolean[] = []
    for (const email of spellings) taken.push(await take(kind, email))
    expect(taken).toEqual(spellings.map((_, n) => n < hourly))
    expect(await take(kind, 'somebody.else@gmail.com')).toBe(true)
  })

  it('are counted right when they come all at once', async () => {
    const { take } = limits()
    const taken = await Promise.all(Array.from({ length: 12 }, () => take('confirmation', 'a@b.example')))
    expect(taken.filter(Boolean)).toHaveLength(3)
  })

  it('are counted apart by kind, and kept without an address', async () => {
    const { take } = limits()
    for (let n = 0; n < 4; n += 1) await take('confirmation', 'anna@example.ru')
    expect(await take('code', 'anna@example.ru')).toBe(true)
    const rows = await database().orm.select().from(rateLimits)
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).not.toContain('anna')
  })

  it('are bounded by the day, however many hours it has', async () => {
    const { take } = limits()
    let taken = 0
    for (let hour = 0; hour < 6; hour += 1) {
      for (let n = 0; n < 3; n += 1) if (await take('confirmation', 'a@b.example')) taken += 1
      // An hour on: its window has ended.
      const rows = await database().orm.select().from(rateLimits)
      const ended = rows.filter(({ key }) => key.startsWith('confirmation-mail-hour'))
      expect(ended).toHaveLength(1)
      await database()
        .orm.update(rateLimits)
        .set({ expire: new Date(0) })
        .where(eq(rateLimits.key, ended[0]?.key ?? ''))
    }
    expect(taken).toBe(10)
  })
})

import { randomBytes } from 'node:crypto'
import { like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/each-database.ts'
import { createRecipientLimits } from './mail-limits.ts'
import { rateLimits } from './tables.ts'

describeOnEachDatabase('confirmations to one mailbox', (database) => {
  const limits = () => createRecipientLimits(database().orm, randomBytes(32))

  it('are three an hour, however its address is spelled', async () => {
    const { take } = limits()
    const spellings = Array.from({ length: 6 }, (_, n) => `An.Na+${n}@Gmail.com`)
    const taken: boolean[] = []
    for (const email of spellings) taken.push(await take(email))
    expect(taken).toEqual([true, true, true, false, false, false])
    expect(await take('somebody.else@gmail.com')).toBe(true)
  })

  it('are counted right when they come all at once', async () => {
    const { take } = limits()
    const taken = await Promise.all(Array.from({ length: 12 }, () => take('a@b.example')))
    expect(taken.filter(Boolean)).toHaveLength(3)
  })

  it('are counted without keeping the address', async () => {
    await limits().take('anna@example.ru')
    const rows = await database().orm.select().from(rateLimits)
    expect(rows).toHaveLength(2)
    for (const { key } of rows) expect(key).not.toContain('anna')
  })

  it('are ten a day, however many hours it has', async () => {
    const { take } = limits()
    let taken = 0
    for (let hour = 0; hour < 6; hour += 1) {
      for (let n = 0; n < 3; n += 1) if (await take('a@b.example')) taken += 1
      // An hour on: its window has ended.
      await database()
        .orm.update(rateLimits)
        .set({ expire: new Date(0) })
        .where(like(rateLimits.key, 'confirmations-3600:%'))
    }
    expect(taken).toBe(10)
  })
})

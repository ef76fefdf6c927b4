import { randomBytes } from 'node:crypto'
import { like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { rateLimits } from '../database/tables.ts'
import { createRecipientLimits } from './recipient-limits.ts'

describeOnDatabase('confirmations to one mailbox', (database) => {
  const limits = () =>
    createRecipientLimits(database().orm, randomBytes(32), [
      { points: 3, windowSeconds: 3600 },
      { points: 10, windowSeconds: 86_400 },
    ])

  it('are limited to three an hour in any spelling of the address', async () => {
    const { tryConsume } = limits()
    const spellings = Array.from({ length: 6 }, (_, n) => `An.Na+${n}@Gmail.com`)
    const allowed: boolean[] = []
    for (const email of spellings) allowed.push(await tryConsume(email))
    expect(allowed).toEqual([true, true, true, false, false, false])
    expect(await tryConsume('somebody.else@gmail.com')).toBe(true)
  })

  it('are counted correctly when they are concurrent', async () => {
    const { tryConsume } = limits()
    const allowed = await Promise.all(Array.from({ length: 12 }, () => tryConsume('a@b.example')))
    expect(allowed.filter(Boolean)).toHaveLength(3)
  })

  it('are counted without storing the address', async () => {
    await limits().tryConsume('anna@example.ru')
    const rows = await database().orm.select().from(rateLimits)
    expect(rows).toHaveLength(2)
    for (const { key } of rows) expect(key).not.toContain('anna')
  })

  it('are limited to ten a day', async () => {
    const { tryConsume } = limits()
    let allowed = 0
    for (let hour = 0; hour < 6; hour += 1) {
      for (let n = 0; n < 3; n += 1) if (await tryConsume('a@b.example')) allowed += 1
      // The hourly window has ended.
      await database()
        .orm.update(rateLimits)
        .set({ expire: new Date(0) })
        .where(like(rateLimits.key, 'confirmations-3600:%'))
    }
    expect(allowed).toBe(10)
  })
})

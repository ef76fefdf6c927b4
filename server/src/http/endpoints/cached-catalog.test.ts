import { eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { describeServer } from '../../../test/server-app.ts'
import { catalogItems } from '../../catalog/tables.ts'

describeServer('the tree of the catalogue', (server) => {
  const get = () => server().app.inject('/api/v1/catalog')

  it('is read once for all, until an item changes', async () => {
    const { orm } = server().database
    const before = (await get()).body
    await orm.transaction(async (tx) => {
      // A waiting statement shows that the tree is read.
      await tx.execute(sql`lock table catalog_items in access exclusive mode`)
      expect((await get()).body).toBe(before)
    })
    await orm.update(catalogItems).set({ name: 'Новое название' }).where(eq(catalogItems.slug, 'polo'))
    await vi.waitFor(async () => expect((await get()).body).toContain('Новое название'), { timeout: 10_000 })
  })
})

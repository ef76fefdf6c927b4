import { ne } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { siteOpening } from './tables.ts'

/** Opens the site to visitors or closes it. Keeps the time if it was so already. */
export async function setOpening(tx: Orm, isOpen: boolean, changedAt: Date): Promise<void> {
  await tx
    .insert(siteOpening)
    .values({ isOpen, changedAt })
    .onConflictDoUpdate({
      target: siteOpening.id,
      set: { isOpen, changedAt },
      setWhere: ne(siteOpening.isOpen, isOpen),
    })
}

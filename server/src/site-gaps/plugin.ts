import { mayOpen } from '@rapport/staff-contract/opening/opening'
import { openingMessages } from '@rapport/staff-contract/opening/opening-messages'
import fp from 'fastify-plugin'
import { setOpening } from '../opening/commands.ts'
import { getOpening } from '../opening/queries.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../services.ts'
import { findGaps } from './find-gaps.ts'

/** Lets an owner open the site to visitors and close it. A repeat changes nothing. */
export const siteGaps = fp<Services>(
  async (app, { database: { orm }, now }) => {
    await app.addAdminRoutes((route) => {
      route('getOpening', async () => {
        const { isOpen, changedAt } = await getOpening(orm)
        return { isOpen, changedAt: changedAt?.toISOString() ?? null, gaps: await findGaps(orm, now()) }
      })
      route('openSite', async ({ audit }) => {
        await orm.transaction(async (tx) => {
          if (!mayOpen(await findGaps(tx, now()))) throw new ApiError(409, openingMessages.incomplete)
          await setOpening(tx, true, now())
          await audit(tx)
        })
        return {}
      })
      route('closeSite', async ({ audit }) => {
        await orm.transaction(async (tx) => {
          await setOpening(tx, false, now())
          await audit(tx)
        })
        return {}
      })
    })
  },
  { name: 'site-gaps', dependencies: ['staff'] },
)

import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import fp from 'fastify-plugin'
import { confirmRestores } from '../platform/database/restores/restores.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../services.ts'

/** Lets an owner confirm a restore. */
export const backup = fp<Services>(
  async (app, { database: { orm }, now }) => {
    await app.addAdminRoutes((route) => {
      route('confirmRestore', async ({ audit }) => {
        await orm.transaction(async (tx) => {
          if (!(await confirmRestores(tx, now()))) throw new ApiError(409, staffMessages.restoreConfirmed)
          await audit(tx)
        })
        return {}
      })
    })
  },
  { name: 'backup', dependencies: ['staff'] },
)

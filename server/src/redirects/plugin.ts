import fp from 'fastify-plugin'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../services.ts'
import type { AdminCall } from '../staff/admin-route.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import { listRedirectRows } from './list-redirects.ts'
import { deleteOldMissingPages, listMissingPages } from './missing-pages.ts'
import { deleteRedirect, saveRedirect } from './save-redirect.ts'

/** Redirects that staff write, and the missing pages that they are written for. */
export const redirects = fp<Services>(
  async (app, { database: { orm }, jobs, now }) => {
    await jobs.schedule('missing-pages', '23 3 * * *', () => deleteOldMissingPages(orm, now()))
    const write = <T>(
      { current }: Pick<AdminCall<'saveRedirect'>, 'current'>,
      command: (tx: Orm) => Promise<T>,
    ) =>
      orm.transaction(async (tx) => {
        await lockCurrent(tx, current)
        return command(tx)
      })
    await app.addAdminRoutes((route) => {
      route('getRedirects', ({ input }) => listRedirectRows(orm, input))
      route('getMissingPages', async () => ({ pages: await listMissingPages(orm, now()) }))
      route('saveRedirect', async (call) => ({
        redirect: await write(call, (tx) => saveRedirect(tx, call.form, { now: now(), audit: call.audit })),
      }))
      route('deleteRedirect', async (call) => {
        await write(call, (tx) => deleteRedirect(tx, call.form, call.audit))
        return {}
      })
    })
  },
  { name: 'redirects', dependencies: ['staff'] },
)

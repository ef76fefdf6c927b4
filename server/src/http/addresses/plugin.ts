import fp from 'fastify-plugin'
import type { ImportKindRows } from '../../imports/kinds/import-kind.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import type { AdminCall } from '../../staff/admin-route.ts'
import { lockCurrent } from '../../staff/sessions/current-staff.ts'
import { deleteOldMissingPages, listMissingPages, listRedirectRows } from './list-addresses.ts'
import { redirectRows } from './redirect-rows.ts'
import { deleteRedirect, saveRedirect } from './save-redirect.ts'

/** Redirects and missing pages, for the staff. */
export const addresses = fp<Services>(
  async (app, { database: { orm }, jobs, now }) => {
    app.rowKinds.addRedirects(redirectRows as ImportKindRows)
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
  { name: 'addresses', dependencies: ['pages', 'staff', 'imports'] },
)

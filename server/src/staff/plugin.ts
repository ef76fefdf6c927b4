import { join } from 'node:path'
import fp from 'fastify-plugin'
import { createConcurrencyLimit } from '../platform/limits/concurrency-limit.ts'
import { limitConcurrency } from '../platform/limits/limit-concurrency.ts'
import { hashPassword } from '../platform/security/passwords.ts'
import { newToken } from '../platform/security/tokens.ts'
import { openTempUploads } from '../platform/uploads/temp-uploads.ts'
import type { Services } from '../services.ts'
import { registerAdminScope } from './admin-route.ts'
import { deleteExpiredAudit } from './audit/audit-expiry.ts'
import { STAFF_EMAIL_QUEUE, sendStaffEmail } from './emails/send-staff-email.ts'
import { deleteExpiredStaffChallenges } from './factors/staff-challenges.ts'
import { deleteExpiredStaffLinks } from './links.ts'
import { deleteExpiredStaffSessions } from './sessions/staff-devices.ts'
import type { StaffDeps } from './staff-deps.ts'
import { createStaffLimits } from './staff-limits.ts'
import { staffRoutes } from './staff-routes.ts'

/** Staff accounts: sign-in to the back office, roles and audit log. */
export const staff = fp<Services>(
  async (app, services) => {
    const { env, database, jobs, now, mailer, logSecurityEvent, geoip, limits, loadKeys, dataDir } = services
    const { orm } = database
    const limitKey = (await loadKeys('staff-limits')).current
    const deps: StaffDeps = {
      database,
      jobs,
      now,
      logSecurityEvent,
      geoip,
      publicUrl: env.PUBLIC_URL,
      totpKeys: await loadKeys('staff-totp'),
      recoveryKeys: await loadKeys('staff-recovery-codes'),
      passwordCost: limits.passwordCost,
      dummyHash: await hashPassword(newToken(), limits.passwordCost),
      limits: createStaffLimits(orm, limitKey, limits.staff),
      // The sweep of order files deletes leftovers of a stopped process there.
      incoming: await openTempUploads(join(dataDir, 'incoming')),
      diskFree: limits.uploads.diskFree,
    }
    await jobs.handle(STAFF_EMAIL_QUEUE, (job) => sendStaffEmail(job, { ...deps, mailer, log: app.log }))
    await jobs.schedule('staff', '37 * * * *', async () => {
      await deleteExpiredStaffSessions(orm, now())
      await deleteExpiredStaffChallenges(orm, now())
      await deleteExpiredStaffLinks(orm, now())
    })
    await jobs.schedule('audit-log', '11 3 * * *', () => deleteExpiredAudit(orm))
    const requests = createConcurrencyLimit(limits.staff.requests)
    await app.register((scope) => staffRoutes(scope, deps, { limitKey, requests }))
    app.decorate('addAdminRoutes', (add, limit) => {
      const scopeLimit = limit ? createConcurrencyLimit(limit) : requests
      return registerAdminScope(app, deps, { limit: (scope) => limitConcurrency(scope, scopeLimit), add })
    })
  },
  { name: 'staff' },
)

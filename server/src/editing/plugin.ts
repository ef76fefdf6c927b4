import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { FACETS_JOB, fillFacets } from './list/fill-facets.ts'
import { createPreview } from './preview/preview-links.ts'
import { PREVIEW_KEYS } from './preview/preview-token.ts'
import { requireEntries } from './require-kinds.ts'
import { readingRoutes, writingRoutes } from './routes.ts'
import { FAILURE_EMAIL_QUEUE, sendFailureEmail } from './schedules/failure-email.ts'
import { runDueSchedules } from './schedules/run-schedules.ts'
import { SCHEDULE_QUEUE } from './schedules/schedule.ts'
import { emptyTrash, TRASH_JOB } from './trash/empty-trash.ts'

export const editing = fp<Services>(
  async (app, { database, jobs, now, mailer, env, loadKeys }) => {
    const { current: key } = await loadKeys(PREVIEW_KEYS)
    const deps = { database, jobs, now }
    const emailDeps = { database, mailer, publicUrl: env.PUBLIC_URL, log: app.log }
    await jobs.handle(FAILURE_EMAIL_QUEUE, (job) => sendFailureEmail(job, emailDeps))
    await jobs.handle(SCHEDULE_QUEUE, async ({ id }) => {
      // The database's clock may be ahead. The job is retried within seconds.
      if (new Date(id) > now()) throw new Error('TOO_EARLY')
      await runDueSchedules(deps)
    })
    // Runs schedules that became due while no process was running.
    await jobs.enqueue(database.orm, SCHEDULE_QUEUE, 'start')
    await jobs.handle(FACETS_JOB, () => fillFacets(database.orm))
    await jobs.enqueue(database.orm, FACETS_JOB, 'start')
    await jobs.schedule(TRASH_JOB, '23 3 * * *', () => emptyTrash(database.orm, now()))
    await app.addAdminRoutes((route) => {
      readingRoutes(route, deps)
      writingRoutes(route, deps)
      route('getPreview', async (call) => {
        const { ids } = call.input
        await requireEntries(database.orm, call, ids, 'read')
        const staffId = call.current.member.id
        return { preview: await createPreview(database.orm, { staffId, entryIds: ids, now: now(), key }) }
      })
    })
  },
  { name: 'editing', dependencies: ['staff'] },
)

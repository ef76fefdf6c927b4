import fp from 'fastify-plugin'
import type { OrderChannel } from '../orders/notifications/probe-notifications.ts'
import type { Services } from '../services.ts'
import { claimProbe } from './claim-probe.ts'
import { getProbeState, type ProbeState } from './lead-probe-state.ts'
import { MARK_KEYS } from './mark.ts'
import { notifyProbe } from './notify-probe.ts'
import { recordRehearsal } from './record-rehearsal.ts'
import { finishStep } from './steps.ts'

const QUEUE = 'lead-probe'

declare module 'fastify' {
  interface FastifyInstance {
    leadProbe: LeadProbe
  }
}

interface LeadProbe {
  /** Returns what test orders say about the site. Undefined if they are switched off. */
  getState(): Promise<ProbeState | undefined>
  /** Does the work of a minute. Undefined if test orders are switched off. */
  run?: () => Promise<void>
}

/**
 * Test orders. Every process recognises and follows those of others; a process with LEAD_PROBE_MINUTES places them, too.
 */
export const leadProbe = fp<Services>(
  async (app, { env, database: { orm }, hooks, jobs, storage, log, mailer, now, limits, loadKeys }) => {
    const keys = await loadKeys(MARK_KEYS)
    hooks.claimProbe.provide((tx, mark, bodySha256) => claimProbe(tx, keys, mark, bodySha256))
    hooks.orderRehearsed.add((tx, rehearsal) => recordRehearsal(tx, rehearsal, now()))
    const notifiers = app.orders.probeNotifiers
    hooks.notifyProbe.provide((probeId, channel) =>
      notifyProbe({ orm, notifiers }, probeId, channel as OrderChannel),
    )
    app.orderEvents.onProbe((probeId) => finishStep(orm, { probeId, step: 'inbox' }))

    const minutes = env.LEAD_PROBE_MINUTES
    const startedAt = now()
    const getState = async () =>
      minutes === undefined ? undefined : getProbeState(orm, { minutes, now: now(), startedAt })
    const leadProbe: LeadProbe = { getState }
    app.decorate('leadProbe', leadProbe)
    if (minutes === undefined) return

    const { runLeadProbe } = await import('./run-lead-probe.ts')
    const { LEAD_PROBE_MAIL_QUEUE, sendOutageEmails } = await import('./outage-emails.ts')
    const { channels } = app.orders.deps
    const deps = {
      orm,
      storage,
      jobs,
      log,
      now,
      channels,
      env,
      keys,
      minutes,
      pauseMs: limits.leadProbePauseMs,
    }
    await jobs.handle(LEAD_PROBE_MAIL_QUEUE, (job) =>
      sendOutageEmails(job, { orm, mailer, publicUrl: env.PUBLIC_URL }),
    )
    const run = () => runLeadProbe(deps)
    leadProbe.run = run
    await jobs.handle(QUEUE, run)
    // A queue of its own, because a site that does not answer would hold up all scheduled work.
    await jobs.schedule(QUEUE, '* * * * *', () => jobs.enqueue(orm, QUEUE, 'run'))
  },
  { name: 'lead-probe', dependencies: ['orders', 'inbox', 'staff'] },
)

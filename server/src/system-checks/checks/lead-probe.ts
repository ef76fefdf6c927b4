import { getProbeState } from '../../lead-probe/lead-probe-state.ts'
import { formatMoscowTime } from '../../platform/mail/moscow-time.ts'
import { type Check, found } from '../check-deps.ts'

/** Says which steps lose test orders at present. */
export const checkLeadProbe: Check = async ({ env: { LEAD_PROBE_MINUTES: minutes }, orm, isRunning }) => {
  if (minutes === undefined) return [found('lead-probe-off')]
  if (!orm || !isRunning) return [found('lead-probe-waiting')]
  const { broken, isLate, endedAt } = await getProbeState(orm, { minutes, now: new Date() })
  if (!endedAt) return [found('lead-probe-waiting')]
  const time = formatMoscowTime(endedAt)
  const results = [
    ...(isLate ? [found('lead-probe-late', { time, minutes })] : []),
    ...broken.map(({ step, since, reason }) =>
      found(`lead-probe-${step}`, { reason, since: formatMoscowTime(since) }),
    ),
  ]
  return results.length > 0 ? results : [found('lead-probe-ok', { time, minutes })]
}

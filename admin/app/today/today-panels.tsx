import type { Today } from '@rapport/staff-contract/today/today'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '../api/admin-error.ts'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { CallsPanel } from './calls-panel.tsx'
import { ClosedFormsPanel } from './closed-forms-panel.tsx'
import { ComingPanel, DraftsPanel, FailedPanel } from './content-panels.tsx'
import { LeadProbePanel } from './lead-probe-panel.tsx'
import { RestorePanel } from './restore-panel.tsx'
import { SetupPanel } from './setup-panel.tsx'
import { MissesPanel, StatePanel, WantingPanel } from './site-panels.tsx'
import styles from './today.module.css'
import { todayQuery } from './today-query.ts'

/** Panels for the current user; the server leaves out what their role may not see. */
export default function TodayPanels() {
  const { data, error, refetch } = useQuery(todayQuery)
  if (!data && error) return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={10} />
  return <Panels today={data} />
}

const Panels = ({ today }: { today: Today }) => (
  <div className={styles.panels}>
    <SetupPanel />
    {today.warnings?.includes('app-secret') && <StatePanel />}
    {today.warnings && <ClosedFormsPanel warnings={today.warnings} />}
    {today.restore && <RestorePanel {...today.restore} />}
    {today.leadProbe && <LeadProbePanel {...today.leadProbe} />}
    {today.orders && <CallsPanel orders={today.orders} />}
    {today.failed.length > 0 && <FailedPanel entries={today.failed} />}
    {today.drafts && <DraftsPanel entries={today.drafts} />}
    <ComingPanel entries={today.coming} />
    {(today.undescribed || today.picturesWithoutAlt !== null) && (
      <WantingPanel undescribed={today.undescribed} picturesWithoutAlt={today.picturesWithoutAlt} />
    )}
    {today.searchMisses && <MissesPanel misses={today.searchMisses} />}
  </div>
)

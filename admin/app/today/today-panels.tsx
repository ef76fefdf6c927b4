import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import type { Today } from '@rapport/staff-contract/today/today'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '../api/admin-error.ts'
import { useSession } from '../api/session-context.ts'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { CallsPanel } from './calls-panel.tsx'
import { ClosedFormsPanel } from './closed-forms-panel.tsx'
import { ComingPanel, DraftsPanel, FailedPanel } from './content-panels.tsx'
import { DuePanel } from './due-panel.tsx'
import { InvoicesPanel } from './invoices-panel.tsx'
import { LeadProbePanel } from './lead-probe-panel.tsx'
import { OffersPanel } from './offers-panel.tsx'
import { ProofsPanel } from './proofs-panel.tsx'
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

function Panels({ today }: { today: Today }) {
  const { role } = useSession().member
  // Empty panels of content say nothing to roles without content.
  const readsContent = hasPermission(role, 'content.read')
  const isShown = (entries: unknown[]) => readsContent || entries.length > 0
  return (
    <div className={styles.panels}>
      <SetupPanel />
      {today.warnings?.includes('app-secret') && <StatePanel />}
      {today.warnings && <ClosedFormsPanel warnings={today.warnings} />}
      {today.restore && <RestorePanel {...today.restore} />}
      {today.leadProbe && <LeadProbePanel {...today.leadProbe} />}
      {today.orders && <CallsPanel orders={today.orders} />}
      {today.due && <DuePanel due={today.due} />}
      {today.offers && <OffersPanel offers={today.offers} />}
      {today.invoices && <InvoicesPanel invoices={today.invoices} isAlwaysShown={today.orders === null} />}
      {today.proofs && today.proofs.length > 0 && <ProofsPanel proofs={today.proofs} />}
      {today.failed.length > 0 && <FailedPanel entries={today.failed} />}
      {today.drafts && isShown(today.drafts) && <DraftsPanel entries={today.drafts} />}
      {isShown(today.coming) && <ComingPanel entries={today.coming} />}
      {(today.undescribed || today.picturesWithoutAlt !== null) && (
        <WantingPanel undescribed={today.undescribed} picturesWithoutAlt={today.picturesWithoutAlt} />
      )}
      {today.searchMisses && <MissesPanel misses={today.searchMisses} />}
    </div>
  )
}

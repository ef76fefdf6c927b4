import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { DateField } from '../../ui/date-time-field/date-field.tsx'
import { FilterLinks } from '../../ui/filter-links/filter-links.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { lastDays, type ReportPeriod } from './report-period.ts'
import styles from './report-screen.module.css'

interface PeriodPanelProps {
  period: ReportPeriod & { error: string | undefined }
  /** Path of the report. */
  path: string
  /** Numbers of last days to choose from. */
  lengths: readonly number[]
  lead: ReactNode
}

const REPORTS = [
  { label: 'Звонки', path: '/orders/report/' },
  { label: 'Предложения', path: '/orders/report/offers/' },
]

/** Chooses the report and its days. */
export function PeriodPanel({ period: { from, to, error }, path, lengths, lead }: PeriodPanelProps) {
  const [, setParams] = useSearchParams()
  const setPeriod = (period: ReportPeriod) => setParams({ ...period }, { replace: true })
  const href = (report: string, period: ReportPeriod) => `${report}?from=${period.from}&to=${period.to}`
  return (
    <>
      <FilterLinks
        label="Отчёты"
        links={REPORTS.map((report) => ({
          label: report.label,
          href: href(report.path, { from, to }),
          isCurrent: report.path === path,
        }))}
      />
      <Panel heading="За какие дни" lead={lead}>
        <FilterLinks
          label="Дни"
          links={lengths.map((count) => {
            const period = lastDays(count)
            return {
              label: `Последние ${count}\u00A0дней`,
              href: href(path, period),
              isCurrent: period.from === from && period.to === to,
            }
          })}
        />
        <div className={styles.period}>
          <DateField
            label="С"
            value={from}
            onChange={(chosen) => chosen && setPeriod({ from: chosen, to })}
          />
          <DateField
            label="По"
            value={to}
            onChange={(chosen) => chosen && setPeriod({ from, to: chosen })}
            errors={error ? [error] : []}
          />
        </div>
      </Panel>
    </>
  )
}

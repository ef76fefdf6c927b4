import { leadProbeReason, leadProbeStepNames } from '@rapport/staff-contract/system/lead-probe'
import type { Today } from '@rapport/staff-contract/today/today'
import { Link } from 'react-router'
import { Panel } from '../ui/panel/panel.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { TodayList } from './today-list.tsx'

/** Says that test orders do not arrive, so that orders of customers may be lost. */
export const LeadProbePanel = ({ broken, isLate }: NonNullable<Today['leadProbe']>) => (
  <Panel
    heading="Заявки могут теряться"
    lead="Сайт сам оставляет пробные заявки и&nbsp;следит, доходят&nbsp;ли они."
  >
    {isLate && (
      <p>
        Пробных заявок давно не&nbsp;было, хотя они включены. Доходят&nbsp;ли настоящие, сайт не&nbsp;знает.
      </p>
    )}
    {broken.length > 0 && (
      <TodayList
        rows={broken.map(({ step, since, reason }) => ({
          key: step,
          path: '/system/',
          title: leadProbeStepNames[step],
          facts: `Замечено ${formatMoment(since)}: ${leadProbeReason(reason)}`,
        }))}
        empty=""
      />
    )}
    <p>
      <Link to="/system/">Что делать — в&nbsp;«Состоянии системы»</Link>
    </p>
  </Panel>
)

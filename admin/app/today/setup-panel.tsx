import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../api/session-context.ts'
import { openingQuery } from '../opening/opening-query.ts'
import { findNextStep, isStepDone } from '../setup/setup-progress.ts'
import { setupSteps, stepPath } from '../setup/setup-steps.ts'
import { Panel } from '../ui/panel/panel.tsx'

/** Leads editors of a closed site to the next step. Renders nothing while the site is open. */
export function SetupPanel() {
  const { role } = useSession().member
  const mayEdit = hasPermission(role, 'content.write')
  const { data: opening } = useQuery({ ...openingQuery, enabled: mayEdit })
  if (!mayEdit || opening?.isOpen !== false) return null
  const done = setupSteps.filter((step) => isStepDone(step, opening)).length
  const next = findNextStep(opening)
  return (
    <Panel heading="Первые шаги" lead={`Готово ${done} из\u00A0${setupSteps.length}. Дальше: ${next.title}.`}>
      <p>
        <Link to={stepPath(next.slug)}>
          {done === 0 ? 'Начать' : 'Продолжить'}: от&nbsp;пустого сайта до&nbsp;открытого примерно за&nbsp;час
        </Link>
      </p>
    </Panel>
  )
}

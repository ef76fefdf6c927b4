import type { Today } from '@rapport/staff-contract/today/today'
import { Link } from 'react-router'
import { Panel } from '../ui/panel/panel.tsx'

const ROWS = [
  { view: 'asked', label: 'Вопросы клиентов' },
  { view: 'approval', label: 'Ждут согласования владельца' },
  { view: 'expiring', label: 'Истекают за\u00A0три дня' },
  { view: 'accepted', label: 'Приняты' },
] as const

/** Offers that need a look, by the views of their list. */
export function OffersPanel({ offers }: { offers: NonNullable<Today['offers']> }) {
  const rows = ROWS.filter(({ view }) => offers[view] > 0)
  return (
    <Panel heading="Коммерческие предложения">
      {rows.map(({ view, label }) => (
        <p key={view}>
          <Link to={`/offers/?view=${view}`}>
            {label}: {offers[view]}
          </Link>
        </p>
      ))}
      {rows.length === 0 && <p>Ни&nbsp;одно предложение вас не&nbsp;ждёт.</p>}
    </Panel>
  )
}

import { formatMoney } from '@rapport/contract/money/format-money'
import type { Today } from '@rapport/staff-contract/today/today'
import { Link } from 'react-router'
import { Panel } from '../ui/panel/panel.tsx'

interface InvoicesPanelProps {
  invoices: NonNullable<Today['invoices']>
  /** Whether the panel is shown without money, too: for roles that work with money only. */
  isAlwaysShown: boolean
}

/** Overdue invoices, money of today, and payments without an invoice. */
export function InvoicesPanel({ invoices, isAlwaysShown }: InvoicesPanelProps) {
  const { overdue, paidToday, waiting } = invoices
  const isQuiet = overdue.count === 0 && paidToday.count === 0 && waiting === 0
  if (isQuiet && !isAlwaysShown) return null
  return (
    <Panel heading="Деньги">
      {isQuiet && (
        <p>
          Просроченных счетов и&nbsp;платежей без&nbsp;счёта нет, сегодня оплат не&nbsp;было.{' '}
          <Link to="/invoices/">Все счета</Link>
        </p>
      )}
      {paidToday.count > 0 && (
        <p>
          <Link to="/invoices/?view=paid-today">Оплачено сегодня: {formatMoney(paidToday.sum)}</Link>
        </p>
      )}
      {overdue.count > 0 && (
        <p>
          <Link to="/invoices/?view=overdue">
            Просрочено счетов: {overdue.count}, на&nbsp;{formatMoney(overdue.left)}
          </Link>
        </p>
      )}
      {waiting > 0 && (
        <p>
          <Link to="/payments/">Платежей без&nbsp;счёта: {waiting}</Link>
        </p>
      )}
    </Panel>
  )
}

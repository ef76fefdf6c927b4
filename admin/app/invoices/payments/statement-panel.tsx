import type { BankStatement } from '@rapport/staff-contract/invoices/bank-payment'
import { Facts } from '../../ui/facts/facts.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { formatMoscow, formatNumericDay } from '../../ui/text/moscow-time.ts'
import styles from './payments.module.css'

interface StatementPanelProps {
  statement: BankStatement
  /** Payments that no earlier file had; undefined if the statement is only looked at. */
  added: number | undefined
}

/** Which account and days a statement is of, what it has, and what does not add up. */
export function StatementPanel({ statement, added }: StatementPanelProps) {
  const { fileName, accounts, from, to, documents, incoming, warnings, uploadedAt, uploadedBy } = statement
  return (
    <Panel heading="Выписка">
      <Facts
        facts={[
          { term: 'Файл', value: <code>{fileName}</code> },
          ...accounts.map(({ account, legalEntity }) => ({ term: legalEntity || 'Счёт', value: account })),
          { term: 'За дни', value: describeDays(from, to) },
          { term: 'Документов', value: `${documents}, поступлений: ${incoming}` },
          { term: 'Загружена', value: [formatMoscow(uploadedAt), uploadedBy].filter(Boolean).join(', ') },
        ]}
      />
      {added !== undefined && added < incoming && (
        <p>
          {added === 0 ? 'Все поступления' : `Поступлений: ${incoming - added}`} уже загружали раньше: второй
          раз они не&nbsp;добавлены.
        </p>
      )}
      {warnings.length > 0 && (
        <Notice kind="warning">
          <ul className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
    </Panel>
  )
}

const describeDays = (from: string | null, to: string | null): string => {
  const days = [from, to].filter((day) => day !== null).map(formatNumericDay)
  return [...new Set(days)].join('\u00A0—\u00A0')
}

import { toMoscowMinute } from '@rapport/contract/hours/moscow-time'
import { type AdminEndpointName, adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import { auditActions } from '@rapport/staff-contract/endpoints/audit-actions'
import type { AuditRow } from '@rapport/staff-contract/staff/audit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { type EntryForms, entryFieldsQuery } from '../editing/entry-queries.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { formatMoscowDay } from '../ui/text/moscow-time.ts'
import styles from './audit-list.module.css'
import { AuditRowChanges, isDeletion, listChanges } from './audit-row-changes.tsx'
import { draftFields, findContentKind, otherSubject, subjectName, subjectPath } from './audit-subjects.ts'
import { groupRows, type RowGroup } from './group-rows.ts'

interface AuditListProps {
  rows: readonly AuditRow[]
  forms: EntryForms
  /** URL of the log filtered by a subject; left out when all rows have the same subject. */
  getLogPath?: (subject: string, subjectId: string) => string
}

/** Rows of the log by day in Moscow time, newest first; each expands to its changes. */
export function AuditList({ rows, ...props }: AuditListProps) {
  const days = Map.groupBy(groupRows(rows), ({ row }) => formatMoscowDay(row.at))
  return [...days].map(([name, groups]) => (
    <section key={name} aria-label={name}>
      <h3 className={styles.day}>{name}</h3>
      <ul className={styles.rows}>
        {groups.map((group) => (
          <li key={group.row.id}>
            <AuditGroup group={group} {...props} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Returns the action in words. Refused reads have no text of their own, so `viewingText` describes them. */
function formatAction({ action, outcome }: AuditRow): string {
  const known = Object.hasOwn(auditActions, action)
    ? auditActions[action as keyof typeof auditActions].words
    : viewingText(action)
  return outcome === 'refused' ? `Отказано: ${known.toLowerCase()}` : known
}

/** Formats the subject of a row: «статья «О ситце»», «заявка 2026-17». */
function formatSubject(row: AuditRow): string | undefined {
  const { subject, subjectId, title } = row
  if (subject === null) return undefined
  const kind = subjectName(subject).toLowerCase()
  // «Удалена картинка: «Сукно»»: the kind is not repeated if the action contains it.
  if (title && formatAction(row).toLowerCase().includes(kind)) return `«${title}»`
  if (title)
    return findContentKind(subject) || subject === 'media' ? `${kind} «${title}»` : `${kind} ${title}`
  return /^\d+$/.test(subjectId ?? '') ? `${kind} №\u00A0${subjectId}` : kind
}

function AuditGroup({
  group: { row, count },
  forms,
  getLogPath,
}: Omit<AuditListProps, 'rows'> & { group: RowGroup }) {
  const [isOpen, setIsOpen] = useState(false)
  const { subject, subjectId } = row
  const kind = findContentKind(subject)
  const { data } = useQuery(entryFieldsQuery(kind, kind && forms[kind]))
  const fields = kind ? { ...draftFields, ...data } : (otherSubject(subject)?.fields ?? {})
  const labels = [
    ...new Set(listChanges(row, fields).map(({ description }) => description.label.toLowerCase())),
  ]
  // The screen of a single subject already shows its name.
  const name = getLogPath && formatSubject(row)
  const path = isDeletion(row) ? undefined : subjectPath(subject, subjectId)
  const logPath = getLogPath && subject && subjectId ? getLogPath(subject, subjectId) : undefined
  return (
    <details className={styles.row} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <time dateTime={row.at} className={styles.time}>
          {toMoscowMinute(row.at).slice('2026-12-25T'.length)}
        </time>
        <span className={styles.person}>
          {row.person?.name ?? (row.outcome === 'done' ? 'Сам сайт' : 'Никто не\u00A0вошёл')}
        </span>
        <span className={row.outcome === 'refused' ? styles.refused : styles.what}>
          {formatAction(row)}
          {name && `: ${name}`}
          {count > 1 && ` (${count}\u00A0раз подряд)`}
          {labels.length > 0 && <span className={styles.fields}> — {listed(labels)}</span>}
        </span>
        <Icon name="chevronDown" size={16} />
      </summary>
      {isOpen && (
        <div className={styles.details}>
          {(!kind || data) && <AuditRowChanges row={row} fields={fields} />}
          <p className={styles.facts}>
            {row.ip && <span>Адрес в&nbsp;сети {row.ip}</span>}
            {row.sessionId && (
              <span>
                Сессия <code>{row.sessionId.slice(0, 8)}</code>
              </span>
            )}
            {path && <Link to={path}>Открыть</Link>}
            {logPath && <Link to={logPath}>Всё об&nbsp;этом</Link>}
          </p>
        </div>
      )}
    </details>
  )
}

const LABELS_MAX = 4

const listed = (labels: string[]): string =>
  labels.length > LABELS_MAX
    ? `${labels.slice(0, LABELS_MAX - 1).join(', ')} и\u00A0ещё ${labels.length - LABELS_MAX + 1}`
    : labels.join(', ')

/** Names of the areas, by the first segment of an endpoint's path. */
const AREAS: Record<string, string> = {
  audit: 'журнала',
  'consent-texts': 'текстов согласий',
  customers: 'клиентов',
  entries: 'материалов сайта',
  inbox: 'заявок',
  media: 'картинок',
  'missing-pages': 'адресов',
  orders: 'заявок',
  redirects: 'переадресаций',
  schedule: 'расписания',
  'seo-pages': 'страниц в\u00A0поиске',
  staff: 'сотрудников',
}

/** Describes a reading endpoint: «Просмотр заявок», or «Просмотр» if its area has no name. */
function viewingText(action: string): string {
  const path = Object.hasOwn(adminRoutes, action) ? adminRoutes[action as AdminEndpointName].path : ''
  const area = AREAS[path.split('/')[4] ?? '']
  return area ? `Просмотр ${area}` : 'Просмотр'
}

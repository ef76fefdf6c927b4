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
import { AuditRowChanges, changesOf, isDeletion } from './audit-row-changes.tsx'
import { contentKindOf, draftFields, otherSubject, subjectName, subjectPath } from './audit-subjects.ts'
import { groupRows, type RowGroup } from './group-rows.ts'

interface AuditListProps {
  rows: readonly AuditRow[]
  forms: EntryForms
  /** Where to read of a thing alone; left out where all rows are of one. */
  linkOf?: (subject: string, subjectId: string) => string
}

/** Rows of the log, the last first, day by day by Moscow’s clock; each unfolds to what changed. */
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

/** Returns what was done, in words; of what nobody may but to read, that it was refused. */
function wordsOf({ action, outcome }: AuditRow): string {
  const known = Object.hasOwn(auditActions, action)
    ? auditActions[action as keyof typeof auditActions].words
    : viewingText(action)
  return outcome === 'refused' ? `Отказано: ${known.toLowerCase()}` : known
}

/** Returns how a thing is called: «статья «О ситце»», «заявка 2026-17». */
function nameOf(row: AuditRow): string | undefined {
  const { subject, subjectId, title } = row
  if (subject === null) return undefined
  const kind = subjectName(subject).toLowerCase()
  // «Удалена картинка: «Сукно»»: what the deed names is not named again.
  if (title && wordsOf(row).toLowerCase().includes(kind)) return `«${title}»`
  if (title) return contentKindOf(subject) || subject === 'media' ? `${kind} «${title}»` : `${kind} ${title}`
  return /^\d+$/.test(subjectId ?? '') ? `${kind} №\u00A0${subjectId}` : kind
}

function AuditGroup({
  group: { row, count },
  forms,
  linkOf,
}: Omit<AuditListProps, 'rows'> & { group: RowGroup }) {
  const [isOpen, setIsOpen] = useState(false)
  const { subject, subjectId } = row
  const kind = contentKindOf(subject)
  const { data } = useQuery(entryFieldsQuery(kind, kind && forms[kind]))
  const fields = kind ? { ...draftFields, ...data } : (otherSubject(subject)?.fields ?? {})
  const labels = [
    ...new Set(changesOf(row, fields).map(({ description }) => description.label.toLowerCase())),
  ]
  // Where all rows are of one thing it stands above them.
  const name = linkOf && nameOf(row)
  const path = isDeletion(row) ? undefined : subjectPath(subject, subjectId)
  const ofOne = linkOf && subject && subjectId ? linkOf(subject, subjectId) : undefined
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
          {wordsOf(row)}
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
            {ofOne && <Link to={ofOne}>Всё об&nbsp;этом</Link>}
          </p>
        </div>
      )}
    </details>
  )
}

/** How many fields a row names before it is opened. */
const LABELS_MAX = 4

const listed = (labels: string[]): string =>
  labels.length > LABELS_MAX
    ? `${labels.slice(0, LABELS_MAX - 1).join(', ')} и\u00A0ещё ${labels.length - LABELS_MAX + 1}`
    : labels.join(', ')

/** What staff call what stands behind the first part of an address of the back office. */
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

/** Returns what a call that only reads is about: «просмотр заявок»; the bare word where it has none. */
function viewingText(action: string): string {
  const path = Object.hasOwn(adminRoutes, action) ? adminRoutes[action as AdminEndpointName].path : ''
  const area = AREAS[path.split('/')[4] ?? '']
  return area ? `Просмотр ${area}` : 'Просмотр'
}

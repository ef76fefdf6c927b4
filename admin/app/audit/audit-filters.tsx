import { AUDIT_ACTS, type AuditAct } from '@rapport/staff-contract/endpoints/audit-actions'
import { TITLE_QUERY_MAX } from '@rapport/staff-contract/lists/list-limits'
import { AUDIT_SUBJECTS } from '@rapport/staff-contract/staff/audit'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { staffQuery } from '../api/queries.ts'
import { type EntryForms, entryFieldsQuery } from '../editing/entry-queries.ts'
import { useQueryChange } from '../lists/use-query-change.ts'
import { DateField } from '../ui/date-time-field/date-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Select } from '../ui/select/select.tsx'
import styles from './audit-list.module.css'
import type { AuditFilter } from './audit-queries.ts'
import { findContentKind, otherSubject, subjectName } from './audit-subjects.ts'

const ACT_NAMES: Record<AuditAct, string> = {
  draft: 'Черновики',
  publication: 'Публикации',
  removal: 'Удаления',
  media: 'Картинки',
  redirect: 'Переадресации',
  order: 'Заявки',
  customer: 'Клиенты',
  import: 'Загрузки и\u00A0выгрузки',
  look: 'Просмотр личных данных',
  'sign-in': 'Входы',
  account: 'Свой доступ',
  staff: 'Сотрудники и\u00A0роли',
}
const actOptions = [
  { value: '', label: 'Всё' },
  ...AUDIT_ACTS.map((act) => ({ value: act, label: ACT_NAMES[act] })),
  { value: 'refused', label: 'Отказы' },
]
const subjectOptions = [
  { value: '', label: 'Что угодно' },
  ...AUDIT_SUBJECTS.map((subject) => ({ value: subject, label: subjectName(subject) })),
]

export function AuditFilters({ filter, forms }: { filter: AuditFilter; forms: EntryForms }) {
  const setParam = useQueryChange()
  const { data: members = [] } = useQuery(staffQuery)
  const labels = useFieldLabels(filter.subject, forms)
  return (
    <search className={styles.filters}>
      <TextField
        label="Название"
        type="search"
        value={filter.title ?? ''}
        maxLength={TITLE_QUERY_MAX}
        onChange={(title) => setParam({ title })}
      />
      <Select
        label="Кто"
        options={[
          { value: '', label: 'Кто угодно' },
          ...members.map(({ id, name, email }) => ({ value: String(id), label: name || email })),
        ]}
        value={String(filter.staff ?? '')}
        onChange={(staff) => setParam({ staff })}
      />
      <Select
        label="Что сделано"
        options={actOptions}
        value={filter.act ?? ''}
        onChange={(act) => setParam({ act })}
      />
      <Select
        label="С чем"
        options={subjectOptions}
        value={filter.subject ?? ''}
        onChange={(subject) => setParam({ subject, subjectId: '', field: '' })}
      />
      {labels.length > 0 && (
        <Select
          label="Поле"
          options={[{ value: '', label: 'Любое' }, ...labels]}
          value={filter.field ?? ''}
          onChange={(field) => setParam({ field })}
        />
      )}
      <div className={styles.dates}>
        <DateField
          label="С"
          value={filter.from ?? null}
          onChange={(from) => setParam({ from: from ?? '' })}
        />
        <DateField label="По" value={filter.to ?? null} onChange={(to) => setParam({ to: to ?? '' })} />
      </div>
      {Object.keys(filter).length > 0 && <Link to="?">Снять фильтры</Link>}
    </search>
  )
}

function useFieldLabels(subject: AuditFilter['subject'], forms: EntryForms) {
  const kind = findContentKind(subject)
  const { data } = useQuery(entryFieldsQuery(kind, kind && forms[kind]))
  const fields = (kind ? data : otherSubject(subject)?.fields) ?? {}
  return Object.entries(fields).map(([value, { label }]) => ({ value, label }))
}

import type { AuditChange, AuditRow } from '@rapport/staff-contract/staff/audit'
import { Link } from 'react-router'
import { diffTexts } from '../editing/conflicts/diff-texts.ts'
import { areTexts, FieldChange, FieldValue } from '../editing/field-change.tsx'
import type { FieldDescription } from '../editing/field-description.ts'
import styles from './audit-list.module.css'
import { findContentKind, subjectPath } from './audit-subjects.ts'

type Fields = Record<string, FieldDescription>

/** Stored fields without a meaning for the reader. */
const HIDDEN_FIELDS = new Set([
  'version',
  'note',
  'state',
  'widths',
  'mediaType',
  'color',
  'placeholder',
  'failed',
])

export function listChanges({ changes }: Pick<AuditRow, 'changes'>, fields: Fields) {
  const order = Object.keys(fields)
  const position = (name: string) => (order.indexOf(name) + order.length + 1) % (order.length + 1)
  return Object.entries(changes)
    .filter(([name, change]) => !HIDDEN_FIELDS.has(name) && !isEmptyField(change))
    .sort(([one], [other]) => position(one) - position(other))
    .map(([name, change]) => ({ name, change, description: fields[name] ?? OTHER_FIELD }))
}

/** Whether the action deleted the subject, so that there is no screen and no new values. */
export const isDeletion = ({ action }: Pick<AuditRow, 'action'>): boolean =>
  action.startsWith('delete') || action === 'content-trash' || action === 'media-trash'

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** An empty field that appeared or disappeared together with its subject. */
const isEmptyField = ({ before, after }: AuditChange) =>
  isEmpty(before) && isEmpty(after) && (before !== undefined || after !== undefined)

/** For a field that no longer exists in any form. */
const OTHER_FIELD: FieldDescription = {
  label: 'Другое поле',
  getText: (value: unknown) => JSON.stringify(value),
}

export function AuditRowChanges({ row, fields }: { row: AuditRow; fields: Fields }) {
  const changes = listChanges(row, fields)
  const path = findContentKind(row.subject) && subjectPath(row.subject, row.subjectId)
  const versionsPath = path && `${path}versions/`
  if (changes.length === 0) return null
  return (
    <dl className={styles.changes}>
      {changes.map(({ name, change: { before, after }, description }) => (
        <div key={name}>
          <dt>{description.label}</dt>
          <dd>
            <Change
              {...{ before, after, description }}
              isGone={isDeletion(row)}
              versionsPath={versionsPath}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ChangeProps extends AuditChange {
  description: FieldDescription
  isGone: boolean
  /** Link to the versions, where the whole value is stored; undefined if the subject has none. */
  versionsPath: string | undefined
}

const TooLarge = ({ versionsPath }: Pick<ChangeProps, 'versionsPath'>) => (
  <>
    Изменилось; целиком&nbsp;—{' '}
    {versionsPath ? <Link to={versionsPath}>в&nbsp;версиях</Link> : 'в\u00A0версиях'}.
  </>
)

function Change({ before, after, description, isGone, versionsPath }: ChangeProps) {
  if (before === undefined && after === undefined) return <TooLarge versionsPath={versionsPath} />
  // A comparison needs both values.
  if (isGone) return <FieldValue description={description} value={before} />
  if (before === undefined) return <FieldValue description={description} value={after} />
  return (
    <FieldChange
      description={description}
      before={before}
      after={after ?? null}
      words={areTexts(description, before, after) ? diffTexts(before, after) : null}
    />
  )
}

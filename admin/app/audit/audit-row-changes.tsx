import type { AuditChange, AuditRow } from '@rapport/staff-contract/staff/audit'
import { Link } from 'react-router'
import { diffTexts } from '../editing/conflicts/diff-texts.ts'
import type { FieldDescription } from '../editing/entry-form.ts'
import { areTexts, FieldChange, FieldValue } from '../editing/field-change.tsx'
import styles from './audit-list.module.css'
import { contentKindOf, subjectPath } from './audit-subjects.ts'

type Fields = Record<string, FieldDescription>

/** What says how a thing was stored, and nothing to who reads it. */
const UNSAID = new Set(['version', 'note', 'state', 'widths', 'mediaType', 'color', 'placeholder', 'failed'])

/** Returns the fields that a row says were changed, in the order of the form, each with how it is shown. */
export function changesOf({ changes }: Pick<AuditRow, 'changes'>, fields: Fields) {
  const order = Object.keys(fields)
  const placeOf = (name: string) => (order.indexOf(name) + order.length + 1) % (order.length + 1)
  return Object.entries(changes)
    .filter(([name, change]) => !UNSAID.has(name) && !isNothing(change))
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, change]) => ({ name, change, description: fields[name] ?? OTHER_FIELD }))
}

/** Whether a thing is gone with what was done: there is nothing to open, and nothing that its fields became. */
export const isDeletion = ({ action }: Pick<AuditRow, 'action'>): boolean =>
  action.startsWith('delete') || action === 'content-trash' || action === 'media-trash'

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Whether a field was empty, and came or went with its thing. */
const isNothing = ({ before, after }: AuditChange) =>
  isEmpty(before) && isEmpty(after) && (before !== undefined || after !== undefined)

/** A field that no form has any more. */
const OTHER_FIELD: FieldDescription = {
  label: 'Другое поле',
  textOf: (value: unknown) => JSON.stringify(value),
}

/** Each field of a row, before and after. */
export function AuditRowChanges({ row, fields }: { row: AuditRow; fields: Fields }) {
  const changes = changesOf(row, fields)
  const path = contentKindOf(row.subject) && subjectPath(row.subject, row.subjectId)
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
  /** Whether its thing is. */
  isGone: boolean
  /** Where its thing is kept whole; undefined: nowhere. */
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
  // What was not there before has nothing to be compared with, nor what is not there any more.
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

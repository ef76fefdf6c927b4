import type { AuditChange, AuditRow } from '@rapport/contract/staff/audit'
import { diffTexts } from '../editing/conflicts/diff-texts.ts'
import type { FieldDescription } from '../editing/entry-form.ts'
import { FieldChange, FieldValue, isText } from '../editing/field-change.tsx'
import styles from './audit-list.module.css'

type Fields = Record<string, FieldDescription>

/** What says how a thing was stored, and nothing to who reads it. */
const UNSAID = new Set(['version', 'note', 'state', 'widths', 'mediaType', 'color', 'placeholder', 'failed'])

/** Returns the fields that a row says were changed, in the order of the form, each with how it is shown. */
export function changesOf({ changes }: Pick<AuditRow, 'changes'>, fields: Fields) {
  const order = Object.keys(fields)
  const placeOf = (name: string) => (order.indexOf(name) + order.length + 1) % (order.length + 1)
  return Object.entries(changes)
    .filter(([name]) => !UNSAID.has(name))
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, change]) => ({ name, change, description: fields[name] ?? OTHER_FIELD }))
}

/** A field that no form has any more. */
const OTHER_FIELD: FieldDescription = {
  label: 'Другое поле',
  textOf: (value: unknown) => JSON.stringify(value),
}

/** Each field of a row, before and after. */
export function AuditRowChanges({ row, fields }: { row: AuditRow; fields: Fields }) {
  const changes = changesOf(row, fields)
  if (changes.length === 0) return null
  return (
    <dl className={styles.changes}>
      {changes.map(({ name, change: { before, after }, description }) => (
        <div key={name}>
          <dt>{description.label}</dt>
          <dd>
            <Change {...{ before, after, description }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ChangeProps extends AuditChange {
  description: FieldDescription
}

function Change({ before, after, description }: ChangeProps) {
  if (before === undefined && after === undefined) return 'Изменилось; целиком — в\u00A0версиях.'
  // What was not there before has nothing to be compared with.
  if (before === undefined) return <FieldValue description={description} value={after} />
  return (
    <FieldChange
      description={description}
      before={before}
      after={after ?? null}
      words={isText(description) ? diffTexts(before, after) : null}
    />
  )
}

import type { FieldDifference } from '@rapport/staff-contract/entries/entries'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '../../api/admin-error.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { differenceQuery } from '../entry-queries.ts'
import { FieldChange } from '../field-change.tsx'
import type { FieldDescription } from '../field-description.ts'
import styles from './versions.module.css'

interface VersionDifferenceProps {
  from: number
  to: number
  fields: Record<string, FieldDescription>
}

export function VersionDifference({ from, to, fields }: VersionDifferenceProps) {
  const { data, error } = useQuery(differenceQuery(to, from))
  if (error) return <Notice kind="error">{failureText(error)}</Notice>
  if (!data) return <Skeleton lines={3} />
  if (data.length === 0) return <p>Эти версии не&nbsp;отличаются.</p>
  return <FieldDifferences differences={data} fields={fields} />
}

interface FieldDifferencesProps {
  differences: readonly FieldDifference[]
  fields: Record<string, FieldDescription>
}

export function FieldDifferences({ differences, fields }: FieldDifferencesProps) {
  const order = Object.keys(fields)
  const sorted = [...differences].sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
  return (
    <dl className={styles.changes}>
      {sorted.map(({ field, before, after, words }) => {
        const description = fields[field] ?? { label: field }
        return (
          <div key={field} className={styles.change}>
            <dt>{description.label}</dt>
            <dd>
              <FieldChange description={description} before={before} after={after} words={words} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

import type { FieldDifference } from '@rapport/contract/editing/entries'
import { ListDiff, TextDiff } from '../ui/diff/diff.tsx'
import type { FieldDescription } from './entry-form.ts'
import styles from './field-change.module.css'
import { formatMoscow } from './moscow-time.ts'

type Words = FieldDifference['words']

const asList = (value: unknown, { textOf }: FieldDescription): string[] =>
  Array.isArray(value) ? value.map((row) => (textOf ? textOf(row as never) : String(row))) : []

/** The value of a field, in the words of the form. */
export function FieldValue({ description, value }: { description: FieldDescription; value: unknown }) {
  if (value === null || value === undefined || value === '')
    return <span className={styles.empty}>Пусто</span>
  if (description.shown === 'picture')
    return (
      <figure className={styles.picture}>
        <img src={`/media/${encodeURIComponent(String(value))}`} alt="" />
        <figcaption>{String(value)}</figcaption>
      </figure>
    )
  if (description.shown === 'moment') return formatMoscow(String(value))
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет'
  if (Array.isArray(value))
    return value.length === 0 ? (
      <span className={styles.empty}>Пусто</span>
    ) : (
      asList(value, description).join(', ')
    )
  return <p className={styles.text}>{String(value)}</p>
}

interface FieldChangeProps {
  description: FieldDescription
  before: unknown
  after: unknown
  /** Where both are texts that are not too far apart. */
  words: Words
}

/** How a field differs: texts by words, lists by what came, went and moved, everything else side by side. */
export function FieldChange({ description, before, after, words }: FieldChangeProps) {
  if (description.shown === 'list')
    return <ListDiff before={asList(before, description)} after={asList(after, description)} />
  if (words && description.shown === undefined && before !== '' && after !== '')
    return <TextDiff parts={words} />
  return (
    <div className={styles.sides}>
      <div>
        <h4>Было</h4>
        <FieldValue description={description} value={before} />
      </div>
      <div>
        <h4>Стало</h4>
        <FieldValue description={description} value={after} />
      </div>
    </div>
  )
}

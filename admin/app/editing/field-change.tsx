import type { ContentKindName } from '@rapport/contract/editing/content-kinds'
import type { FieldDifference } from '@rapport/contract/editing/entries'
import { ListDiff, TextDiff } from '../ui/diff/diff.tsx'
import type { FieldDescription } from './entry-form.ts'
import { useEntryTitles } from './entry-titles.ts'
import styles from './field-change.module.css'
import { formatMoscow } from './moscow-time.ts'

type Words = FieldDifference['words']

const asList = (value: unknown, { textOf }: Partial<FieldDescription> = {}): string[] =>
  [value ?? []].flat().map((row) => (textOf ? textOf(row as never) : String(row)))

/** Whether a field is compared by words. */
export const isText = ({ shown, textOf }: FieldDescription) => shown === undefined && textOf === undefined

const Empty = () => <span className={styles.empty}>Пусто</span>

/** The value of a field, in the words of the form. */
export function FieldValue({ description, value }: { description: FieldDescription; value: unknown }) {
  if (value === null || value === undefined || value === '') return <Empty />
  if (description.shown === 'picture')
    return (
      <figure className={styles.picture}>
        <img src={`/media/${encodeURIComponent(String(value))}`} alt="" />
        <figcaption>{String(value)}</figcaption>
      </figure>
    )
  if (description.shown === 'moment') return formatMoscow(String(value))
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет'
  if (Array.isArray(value) && value.length === 0) return <Empty />
  if (description.entries) return <EntryTitles kind={description.entries} keys={asList(value)} />
  if (Array.isArray(value) || description.textOf) return asList(value, description).join(', ')
  return <p className={styles.text}>{String(value)}</p>
}

function EntryTitles({ kind, keys }: { kind: ContentKindName; keys: string[] }) {
  const titleOf = useEntryTitles(kind, keys)
  return keys.map(titleOf).join(', ')
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
  if (description.entries && description.shown === 'list')
    return <EntriesChange kind={description.entries} before={asList(before)} after={asList(after)} />
  if (description.shown === 'list')
    return <ListDiff before={asList(before, description)} after={asList(after, description)} />
  if (words && isText(description) && before !== '' && after !== '') return <TextDiff parts={words} />
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

interface EntriesChangeProps {
  kind: ContentKindName
  before: string[]
  after: string[]
}

function EntriesChange({ kind, before, after }: EntriesChangeProps) {
  const titleOf = useEntryTitles(kind, [...before, ...after])
  return <ListDiff before={before.map(titleOf)} after={after.map(titleOf)} />
}

import type { FieldDifference } from '@rapport/staff-contract/entries/entries'
import { ListDiff, TextDiff } from '../ui/diff/diff.tsx'
import { Table } from '../ui/table/table.tsx'
import { formatMoscow } from '../ui/text/moscow-time.ts'
import { useEntryTitles } from './entry-titles.ts'
import styles from './field-change.module.css'
import type { FieldDescription } from './field-description.ts'

type Words = FieldDifference['words']

function asList(value: unknown, { getText, getLines }: Partial<FieldDescription> = {}): string[] {
  if (getLines && Array.isArray(value)) return getLines(value as never, String)
  return [value ?? []].flat().map((row) => (getText ? getText(row as never) : String(row)))
}

/** Whether values are compared word by word; a single word such as a URL is shown whole. */
export const areTexts = ({ shown, getText }: FieldDescription, ...values: unknown[]): boolean =>
  shown === undefined &&
  getText === undefined &&
  !values.includes('') &&
  values.some((value) => /\s/.test(String(value)))

const Empty = () => <span className={styles.empty}>Пусто</span>

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
  if (description.entries) return <EntryLines description={description} value={value} />
  if (Array.isArray(value) || description.getText) return asList(value, description).join(', ')
  return <p className={styles.text}>{String(value)}</p>
}

const getKeys = (value: unknown, { getKeys }: FieldDescription): string[] =>
  (Array.isArray(value) && getKeys?.(value as never)) || asList(value)

/** Returns a formatter of lists of keys, with titles in place of the keys. */
function useEntryLines(description: FieldDescription, values: unknown[]): (value: unknown) => string[] {
  const { entries = 'item', getLines } = description
  const getTitle = useEntryTitles(
    entries,
    values.flatMap((value) => getKeys(value, description)),
  )
  return (value) =>
    (Array.isArray(value) && getLines?.(value as never, getTitle)) ||
    getKeys(value, description).map(getTitle)
}

function EntryLines({ description, value }: { description: FieldDescription; value: unknown }) {
  return useEntryLines(description, [value])(value).join(', ')
}

interface FieldChangeProps {
  description: FieldDescription
  before: unknown
  after: unknown
  /** Word-by-word comparison; null if the values are not texts, or too different. */
  words: Words
}

/** Change of a field: texts word by word, lists by items, other values side by side. */
export function FieldChange({ description, before, after, words }: FieldChangeProps) {
  if (description.getParts) return <PartsChange description={description} before={before} after={after} />
  if (description.entries && description.shown === 'list')
    return <EntriesChange description={description} before={before} after={after} />
  if (description.shown === 'list')
    return <ListDiff before={asList(before, description)} after={asList(after, description)} />
  if (words && areTexts(description, before, after)) return <TextDiff parts={words} />
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

function EntriesChange({ description, before, after }: Omit<FieldChangeProps, 'words'>) {
  const getLines = useEntryLines(description, [before, after])
  return <ListDiff before={getLines(before)} after={getLines(after)} />
}

const getParts = (value: unknown, { getParts }: FieldDescription): Map<string, string> =>
  new Map(Array.isArray(value) ? getParts?.(value as never) : [])

function PartsChange({ description, before, after }: Omit<FieldChangeProps, 'words'>) {
  const [was, is] = [getParts(before, description), getParts(after, description)]
  const names = [...new Set([...is.keys(), ...was.keys()])].filter((name) => was.get(name) !== is.get(name))
  if (names.length === 0) return <p>Изменился порядок</p>
  return (
    <Table
      label={description.label}
      columns={[
        { key: 'name', heading: 'Где', isRowHeader: true, cell: (name) => name },
        { key: 'before', heading: 'Было', cell: (name) => was.get(name) ?? '—' },
        { key: 'after', heading: 'Стало', cell: (name) => is.get(name) ?? '—' },
      ]}
      items={names}
      getKey={(name) => name}
      empty=""
    />
  )
}

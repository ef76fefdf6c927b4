import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { ComponentType } from 'react'
import type { EntryEditor } from './form/entry-editor.ts'

/** How the value of a field is shown where versions are compared. */
export interface FieldDescription {
  label: string
  /** Left out: as text. */
  shown?: 'list' | 'picture' | 'moment'
  /** Of a key, or a list of them: the kind whose things they name; their titles are shown. */
  entries?: ContentKindName
  /** Where a value, or a row of a list, is no text: what it says, in words. */
  textOf?: (row: never) => string
  /** Of such a list whose rows are no keys: those it has. */
  keysOf?: (value: never) => string[]
  /** Of a list whose rows have names: each by its name, with what it says; what differs stands side by side. */
  partsOf?: (value: never) => [name: string, text: string][]
  /** Of a list that says more than a line of each row: all its lines. */
  linesOf?: (value: never, titleOf: (key: string) => string) => string[]
}

export interface EntryFieldsProps<K extends ContentKindName> {
  editor: EntryEditor<K>
}

/** How a kind of content is edited: all else is alike for every kind. */
export interface EntryForm<K extends ContentKindName> {
  kind: K
  /** What a new one begins with. */
  empty: Snapshots[K]
  /** What the address of the form adds to that. */
  beginWith?: (params: URLSearchParams) => Partial<Snapshots[K]>
  /** Where a thing stands on the site; undefined where it has no page. */
  pathOf: (snapshot: Snapshots[K]) => string | undefined
  /** Every field by its name, those of fields as `seo.title`, in the order of the form. */
  fields: Record<string, FieldDescription>
  Fields: ComponentType<EntryFieldsProps<K>>
}

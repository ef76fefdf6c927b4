import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { ReactNode } from 'react'

/** Describes a field of an entry: in its form, and where versions are compared. */
export interface FieldDescription {
  label: string
  hint?: ReactNode
  /** Format of the value; by default text. */
  shown?: 'list' | 'picture' | 'moment'
  /** For a key or a list of keys: the kind that they refer to. Titles are shown. */
  entries?: ContentKindName
  /** Formats a value, or a row of a list, that is not text. */
  getText?: (row: never) => string
  /** For a list of rows that contain keys: returns the keys. */
  getKeys?: (value: never) => string[]
  /** For a list of named rows: returns name and text of each, compared by name. */
  getParts?: (value: never) => [name: string, text: string][]
  /** For a list with several lines per row: returns all lines. */
  getLines?: (value: never, getTitle: (key: string) => string) => string[]
}

/** Descriptions by field name, `seo.title` for the fields of a group, in the order of the form. */
export type FieldDescriptions = Record<string, FieldDescription>

type PlainFieldName<Snapshot> = {
  [Name in keyof Snapshot & string]: Snapshot[Name] extends
    | readonly unknown[]
    | string
    | number
    | boolean
    | null
    ? Name
    : never
}[keyof Snapshot & string]

export type FieldDescriptionsOf<K extends ContentKindName> = Record<
  PlainFieldName<Snapshots[K]>,
  FieldDescription
> &
  FieldDescriptions

import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { ReactNode } from 'react'
import type { EntryEditor } from '../form/entry-editor.ts'
import type { EntryField } from '../form/use-entry-editor.ts'
import { type FieldsWithin, fieldsWithin, type WithinProps } from './fields-within.ts'
import { useEntryField } from './use-entry-field.ts'

interface FieldProps<K extends ContentKindName, N extends keyof Snapshots[K] & string> {
  editor: EntryEditor<K>
  name: N
  /** `within` is passed on to a compound field. */
  children: (field: EntryField<Snapshots[K][N]> & { label: string }, within: WithinProps) => ReactNode
}

/** Renders a field that has no component in `entry-fields.tsx`. */
export function Field<K extends ContentKindName, N extends keyof Snapshots[K] & string>(
  props: FieldProps<K, N>,
) {
  const { field, description, ...within } = useEntryField<K, Snapshots[K][N]>(props.editor, props.name)
  return props.children({ ...field, label: description.label }, within)
}

interface NestedFieldsProps<K extends ContentKindName, N extends keyof Snapshots[K] & string> {
  editor: EntryEditor<K>
  name: N
  children: (
    bind: FieldsWithin<Snapshots[K][N] & object>['bind'],
    bindCompound: FieldsWithin<Snapshots[K][N] & object>['bindCompound'],
  ) => ReactNode
}

/** Renders the fields of a group. */
export function NestedFields<K extends ContentKindName, N extends keyof Snapshots[K] & string>(
  props: NestedFieldsProps<K, N>,
) {
  const { field, ...within } = useEntryField<K, Snapshots[K][N] & object>(props.editor, props.name)
  const { bind, bindCompound } = fieldsWithin({ ...field, ...within })
  return props.children(bind, bindCompound)
}

import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { ReactNode } from 'react'
import type { EntryEditor } from '../form/entry-editor.ts'
import type { EntryField } from '../form/use-entry-editor.ts'
import { type FieldsWithin, fieldsWithin, type WithinProps } from './fields-within.ts'
import { useEntryField } from './use-entry-field.ts'

interface FieldProps<K extends ContentKindName, N extends keyof Snapshots[K] & string> {
  editor: EntryEditor<K>
  name: N
  /** `within`: what a field with fields of its own needs. */
  children: (field: EntryField<Snapshots[K][N]> & { label: string }, within: WithinProps) => ReactNode
}

/** Draws one field that needs more than the fields of `entry-fields.tsx` do. */
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

/** Draws the fields of a group of fields. */
export function NestedFields<K extends ContentKindName, N extends keyof Snapshots[K] & string>(
  props: NestedFieldsProps<K, N>,
) {
  const { field, ...within } = useEntryField<K, Snapshots[K][N] & object>(props.editor, props.name)
  const { bind, bindCompound } = fieldsWithin({ ...field, ...within })
  return props.children(bind, bindCompound)
}

import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import { type FieldSchema, snapshotSchema } from '@rapport/staff-contract/entries/snapshot-schema'
import type { WritableFields } from '@rapport/staff-contract/staff/content-permissions'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FieldDescription } from '../field-description.ts'
import type { EntryEditor } from '../form/entry-editor.ts'
import type { EntryField } from '../form/use-entry-editor.ts'
import { errorsBelow } from './fields-within.ts'

/** Fields of the entry that the current user may edit. */
export const WritableContext = createContext<WritableFields>('all')

/** Names of the fields of a kind with exactly this type. */
export type FieldName<K extends ContentKindName, Value> = {
  [N in keyof Snapshots[K] & string]: [Snapshots[K][N], Value] extends [Value, Snapshots[K][N]] ? N : never
}[keyof Snapshots[K] & string]

/** Names of the fields of a kind with a subtype of this type. */
export type FieldNameLike<K extends ContentKindName, Value> = {
  [N in keyof Snapshots[K] & string]: Snapshots[K][N] extends Value ? N : never
}[keyof Snapshots[K] & string]

export type ItemOf<
  K extends ContentKindName,
  N extends keyof Snapshots[K],
> = Snapshots[K][N] extends (infer Item)[] ? Item : never

export interface NamedField<K extends ContentKindName, Value> {
  editor: EntryEditor<K>
  name: FieldName<K, Value>
}

interface BoundField<Value> {
  field: EntryField<Value>
  /** Errors of the nested fields by path. */
  errorsWithin: FieldErrors
  description: FieldDescription
  schema: FieldSchema
}

/** Subscribes to one field of the entry; changes of other fields don't render it. */
export function useEntryField<K extends ContentKindName, Value>(
  editor: EntryEditor<K>,
  name: keyof Snapshots[K] & string,
): BoundField<Value> {
  const writable = useContext(WritableContext)
  const value = useSyncExternalStore(editor.subscribe, () => editor.getState().snapshot[name])
  const errors = useSyncExternalStore(editor.subscribe, () => editor.getState().errors)
  const field: EntryField<Snapshots[K][typeof name]> = {
    value,
    onChange: (changed) => editor.change(name, changed),
    errors: errors[name] ?? [],
    isReadOnly: writable !== 'all' && writable !== name,
  }
  return {
    field: field as unknown as EntryField<Value>,
    errorsWithin: errorsBelow(errors, name),
    // A group of fields such as `seo` has no description.
    description: editor.fields[name] ?? { label: '' },
    schema: snapshotSchema(editor.kind).field(name),
  }
}

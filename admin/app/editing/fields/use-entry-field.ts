import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import { type FieldSchema, snapshotSchema } from '@rapport/staff-contract/entries/snapshot-schema'
import type { WritableFields } from '@rapport/staff-contract/staff/content-permissions'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FieldDescription } from '../field-description.ts'
import type { EntryEditor } from '../form/entry-editor.ts'
import type { EntryField } from '../form/use-entry-editor.ts'
import { errorsBelow } from './fields-within.ts'

/** Fields of the entry that the current user may write. */
export const WritableContext = createContext<WritableFields>('all')

/** Names of the fields of a kind whose values are of exactly this type. */
export type FieldName<K extends ContentKindName, Value> = {
  [N in keyof Snapshots[K] & string]: [Snapshots[K][N], Value] extends [Value, Snapshots[K][N]] ? N : never
}[keyof Snapshots[K] & string]

/** Names of the fields of a kind with any value of this type. */
export type FieldNameLike<K extends ContentKindName, Value> = {
  [N in keyof Snapshots[K] & string]: Snapshots[K][N] extends Value ? N : never
}[keyof Snapshots[K] & string]

/** The values of a list in a field. */
export type ItemOf<
  K extends ContentKindName,
  N extends keyof Snapshots[K],
> = Snapshots[K][N] extends (infer Item)[] ? Item : never

/** Names a field with a value of this type. */
export interface NamedField<K extends ContentKindName, Value> {
  editor: EntryEditor<K>
  name: FieldName<K, Value>
}

/** A field of an entry with all that its kind says of it. */
interface BoundField<Value> {
  field: EntryField<Value>
  /** Errors of the fields in it, by their names in it. */
  errorsWithin: FieldErrors
  description: FieldDescription
  schema: FieldSchema
}

/** Returns one field of the entry; a change of another field does not render it again. */
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
    // A group of fields, `seo`, has none of its own.
    description: editor.fields[name] ?? { label: '' },
    schema: snapshotSchema(editor.kind).field(name),
  }
}

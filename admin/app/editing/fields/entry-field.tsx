import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { WritableFields } from '@rapport/staff-contract/staff/content-permissions'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { EntryEditor } from '../form/entry-editor.ts'
import type { EntryField } from '../form/use-entry-editor.ts'
import { errorsBelow } from './fields-within.ts'

/** What of a thing who is signed in may write. */
export const WritableContext = createContext<WritableFields>('all')

interface FieldProps<K extends ContentKindName, N extends keyof Snapshots[K] & string> {
  editor: EntryEditor<K>
  name: N
  /** `errorsWithin`: those of fields within it, by their names. */
  children: (field: EntryField<Snapshots[K][N]>, errorsWithin: FieldErrors) => ReactNode
}

/** Draws one field of a thing; typing in it draws no other one again. */
export function Field<K extends ContentKindName, N extends keyof Snapshots[K] & string>({
  editor,
  name,
  children,
}: FieldProps<K, N>) {
  const writable = useContext(WritableContext)
  const isReadOnly = writable !== 'all' && writable !== name
  const value = useSyncExternalStore(editor.subscribe, () => editor.getState().snapshot[name])
  const errors = useSyncExternalStore(editor.subscribe, () => editor.getState().errors)
  const onChange = (changed: Snapshots[K][N]) => editor.change(name, changed)
  return children({ value, onChange, errors: errors[name] ?? [], isReadOnly }, errorsBelow(errors, name))
}

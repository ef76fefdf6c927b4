import type { ContentKindName, Snapshots } from '@rapport/contract/editing/content-kinds'
import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { EntryEditor } from '../form/entry-editor.ts'
import type { EntryField } from '../form/use-entry-editor.ts'
import { errorsBelow } from './fields-within.ts'

/** Whether who is signed in may only look. */
export const ReadOnlyContext = createContext(false)

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
  const isReadOnly = useContext(ReadOnlyContext)
  const value = useSyncExternalStore(editor.subscribe, () => editor.getState().snapshot[name])
  const errors = useSyncExternalStore(editor.subscribe, () => editor.getState().errors)
  const onChange = (changed: Snapshots[K][N]) => editor.change(name, changed)
  return children({ value, onChange, errors: errors[name] ?? [], isReadOnly }, errorsBelow(errors, name))
}

import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import { type RefObject, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part/lazy-part.ts'
import type { EntryForm } from '../entry-form.ts'
import type { EntryEditor } from '../form/entry-editor.ts'
import { useEditorState } from '../form/use-entry-editor.ts'
import { useFieldReturn } from './use-field-return.ts'

const ConflictView = lazyPart(async () => (await import('./conflict-view.tsx')).default)

interface EntryConflictProps<K extends ContentKindName> {
  editor: EntryEditor<K>
  form: EntryForm<K>
  /** The form's fields. The form hides them during a conflict. Afterwards they get the focus back. */
  fields: RefObject<HTMLElement | null>
}

/** Choice between conflicting changes of an entry. Renders nothing without a conflict. */
export function EntryConflict<K extends ContentKindName>({ editor, form, fields }: EntryConflictProps<K>) {
  const { conflict } = useEditorState(editor)
  useFieldReturn(fields, conflict !== undefined)
  if (!conflict) return null
  return (
    <Suspense>
      <ConflictView
        key={conflict.theirs.version}
        conflict={conflict}
        fields={form.fields}
        onResolved={(chosen) => editor.resolve(chosen as Snapshots[K])}
      />
    </Suspense>
  )
}

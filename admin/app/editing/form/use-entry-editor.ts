import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUnsavedChanges } from '../../forms/unsaved-changes.ts'
import type { EditorState } from './editor-state.ts'
import { createEntryEditor, type EntryEditor } from './entry-editor.ts'

/** Returns the editor of a thing, which saves when one leaves: the screen, the tab, or for another window. */
export function useEntryEditor<K extends ContentKindName>(
  ...[options]: Parameters<typeof createEntryEditor<K>>
): EntryEditor<K> {
  const [editor] = useState(() => createEntryEditor<K>(options))
  const { saveState } = useEditorState(editor)

  useEffect(() => {
    editor.start()
    const saveWhenHidden = () => document.visibilityState === 'hidden' && editor.leave()
    const saveAgain = () => void editor.save('autosave')
    function askIfLost(event: BeforeUnloadEvent): void {
      editor.leave()
      if (editor.isLost()) event.preventDefault()
    }
    addEventListener('visibilitychange', saveWhenHidden)
    addEventListener('pagehide', editor.leave)
    addEventListener('online', saveAgain)
    addEventListener('beforeunload', askIfLost)
    return () => {
      removeEventListener('visibilitychange', saveWhenHidden)
      removeEventListener('pagehide', editor.leave)
      removeEventListener('online', saveAgain)
      removeEventListener('beforeunload', askIfLost)
      editor.leave()
    }
  }, [editor])
  // What waits for its two seconds is saved on leaving: only what can't be is asked about.
  useUnsavedChanges(
    saveState === 'offline' || saveState === 'invalid' || saveState === 'conflict' || saveState === 'failed',
  )
  return editor
}

export const useEditorState = <K extends ContentKindName>(editor: EntryEditor<K>): EditorState<K> =>
  useSyncExternalStore(editor.subscribe, editor.getState)

/** A field of a thing, as the parts of ui/ take it. */
export interface EntryField<Value> {
  value: Value
  onChange: (value: Value) => void
  errors: string[]
  isReadOnly: boolean
}

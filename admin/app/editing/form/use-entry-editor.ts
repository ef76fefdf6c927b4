import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUnsavedChanges } from '../../forms/unsaved-changes.ts'
import type { EditorState } from './editor-state.ts'
import { createEntryEditor, type EntryEditor } from './entry-editor.ts'

/**
 * Creates the editor of an entry. It saves when the screen or the tab is left, or the window loses the focus.
 */
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
  // Changes waiting for autosave are saved on leaving; only changes that can't be saved need a confirmation.
  useUnsavedChanges(
    saveState === 'offline' || saveState === 'invalid' || saveState === 'conflict' || saveState === 'failed',
  )
  return editor
}

export const useEditorState = <K extends ContentKindName>(editor: EntryEditor<K>): EditorState<K> =>
  useSyncExternalStore(editor.subscribe, editor.getState)

/** Props of a field, as the parts of `ui/` take them. */
export interface EntryField<Value> {
  value: Value
  onChange: (value: Value) => void
  errors: string[]
  isReadOnly: boolean
}

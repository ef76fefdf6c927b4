import { fromEditorDocument, toEditorDocument } from '@rapport/markdown/editor-document'
import type { Editor } from '@tiptap/core'
import { type UseEditorOptions, useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { editorExtensions } from './editor-extensions.ts'
import { registerPendingText } from './pending-texts.ts'

/** Serializing a longer text at each key press is noticeable, so it waits for a pause. */
const AT_ONCE_MAX = 10_000
const WRITE_PAUSE_MS = 200

interface MarkdownEditorOptions {
  value: string
  onChange: (markdown: string) => void
  isReadOnly: boolean
  editorProps: UseEditorOptions['editorProps']
}

/** Returns a Tiptap editor bound to a Markdown value; null until it has rendered. */
export function useMarkdownEditor({
  value,
  onChange,
  isReadOnly,
  editorProps,
}: MarkdownEditorOptions): Editor | null {
  const written = useRef(value)
  const filledEditor = useRef<Editor>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unregister = useRef<() => void>(undefined)

  const editor = useEditor({
    extensions: editorExtensions,
    editorProps,
    injectCSS: false,
    editable: !isReadOnly,
    // Create the editor after mount: React may discard a first render, and its editor would be destroyed.
    immediatelyRender: false,
    onUpdate({ editor: now }) {
      clearTimeout(timer.current)
      if (now.state.doc.content.size <= AT_ONCE_MAX) return write(now)
      timer.current = setTimeout(() => write(now), WRITE_PAUSE_MS)
      unregister.current ??= registerPendingText(() => flush(now))
    },
    onBlur: ({ editor: now }) => flush(now),
  })

  const write = useEffectEvent((now: Editor) => {
    timer.current = undefined
    unregister.current?.()
    unregister.current = undefined
    const markdown = fromEditorDocument(now.getJSON())
    if (markdown === written.current) return
    written.current = markdown
    onChange(markdown)
  })
  const flush = useEffectEvent((now: Editor) => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    write(now)
  })

  // Apply external changes only where the texts differ, so that the cursor stays. Write pending changes
  // first.
  useEffect(() => {
    if (!editor || (value === written.current && editor === filledEditor.current)) return
    if (timer.current !== undefined) return flush(editor)
    written.current = value
    filledEditor.current = editor
    showMarkdown(editor, value)
  }, [editor, value])
  useEffect(() => {
    editor?.setEditable(!isReadOnly, false)
  }, [editor, isReadOnly])
  useEffect(() => {
    if (!editor) return
    const flushNow = () => flush(editor)
    // Capture: runs before the form saves, which listens on the window, too.
    addEventListener('pagehide', flushNow, { capture: true })
    addEventListener('visibilitychange', flushNow, { capture: true })
    return () => {
      removeEventListener('pagehide', flushNow, { capture: true })
      removeEventListener('visibilitychange', flushNow, { capture: true })
      flushNow()
    }
  }, [editor])
  return editor
}

function showMarkdown(editor: Editor, markdown: string): void {
  const { doc, tr, schema } = editor.state
  const next = schema.nodeFromJSON(toEditorDocument(markdown))
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || !end) return
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const change = tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  editor.view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}

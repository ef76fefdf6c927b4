import { fromEditorDocument, toEditorDocument } from '@rapport/markdown/editor-document'
import type { Editor } from '@tiptap/core'
import { type UseEditorOptions, useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { editorExtensions } from './editor-extensions.ts'
import { holdText } from './pending-texts.ts'

/** Writing the Markdown of a longer text at each key would be felt: it waits for a pause. */
const AT_ONCE_MAX = 10_000
const WRITE_PAUSE_MS = 200

interface MarkdownEditorOptions {
  /** Markdown. */
  value: string
  onChange: (markdown: string) => void
  isReadOnly: boolean
  editorProps: UseEditorOptions['editorProps']
}

/** Returns an editor of Markdown, which tells what is typed and shows what comes from elsewhere; null until it is drawn. */
export function useMarkdownEditor({
  value,
  onChange,
  isReadOnly,
  editorProps,
}: MarkdownEditorOptions): Editor | null {
  const written = useRef(value)
  const filledEditor = useRef<Editor>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const endHold = useRef<() => void>(undefined)

  const editor = useEditor({
    extensions: editorExtensions,
    editorProps,
    injectCSS: false,
    editable: !isReadOnly,
    // Once it stands on the page: an editor of a drawing that React begins and does later is destroyed meanwhile.
    immediatelyRender: false,
    onUpdate({ editor: now }) {
      clearTimeout(timer.current)
      if (now.state.doc.content.size <= AT_ONCE_MAX) return write(now)
      timer.current = setTimeout(() => write(now), WRITE_PAUSE_MS)
      endHold.current ??= holdText(() => flush(now))
    },
    onBlur: ({ editor: now }) => flush(now),
  })

  const write = useEffectEvent((now: Editor) => {
    timer.current = undefined
    endHold.current?.()
    endHold.current = undefined
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

  // What others wrote comes in where it differs: the cursor stays. What was typed a moment ago is told first.
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
    // Before the form saves on leaving, which listens on the window, too.
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

/** Puts a text in an editor where it differs from what is there. */
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

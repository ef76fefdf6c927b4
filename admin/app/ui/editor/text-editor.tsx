import { fromEditorDocument, toEditorDocument } from '@rapport/markdown/editor-document'
import type { Editor } from '@tiptap/core'
import type { Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { TextArea } from '../field/text-area.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { cleanPastedHtml, cleanPastedSlice } from './clean-paste.ts'
import styles from './editor.module.css'
import { editorExtensions } from './editor-extensions.ts'
import type { EditorProps } from './editor-props.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { TableTools } from './table-tools.tsx'

/** Writing the Markdown of a longer text at each key would be felt: it waits for a pause. */
const AT_ONCE_MAX = 10_000
const WRITE_PAUSE_MS = 200

const characters = new Intl.PluralRules('ru')
const WORDS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'знак', few: 'знака' }

/** A text with marks, as it will stand on the page; what it gives is Markdown. */
export default function TextEditor(props: EditorProps) {
  const { label, value, onChange, description, errorMessage, isReadOnly = false, maxLength } = props
  const [labelId, hintId, errorId] = [useId(), useId(), useId()]
  const [isSource, setIsSource] = useState(false)
  const [isLinking, setIsLinking] = useState(false)
  const written = useRef(value)
  const shown = useRef<Editor>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const editorProps = useMemo(
    () => ({
      transformPastedHTML: cleanPastedHtml,
      transformPasted: (slice: Slice, view: EditorView) => cleanPastedSlice(slice, view.state.schema),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': [description && hintId, errorMessage && errorId].filter(Boolean).join(' '),
        'aria-invalid': String(Boolean(errorMessage)),
        'aria-readonly': String(isReadOnly),
      },
    }),
    [labelId, hintId, errorId, description, errorMessage, isReadOnly],
  )
  const editor = useEditor({
    ...{ extensions: editorExtensions, editorProps, injectCSS: false, editable: !isReadOnly },
    // Once it stands on the page: an editor of a drawing that React begins and does later is destroyed meanwhile.
    immediatelyRender: false,
    onUpdate({ editor: now }) {
      clearTimeout(timer.current)
      if (now.state.doc.content.size <= AT_ONCE_MAX) return write(now)
      timer.current = setTimeout(() => write(now), WRITE_PAUSE_MS)
    },
    onBlur: ({ editor: now }) => flush(now),
  })

  const write = useEffectEvent((now: Editor) => {
    timer.current = undefined
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
    if (!editor || (value === written.current && editor === shown.current)) return
    if (timer.current !== undefined) return flush(editor)
    written.current = value
    shown.current = editor
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

  const length =
    useEditorState({ editor, selector: ({ editor: now }) => now?.state.doc.textContent.length }) ?? 0
  if (!editor) return <Skeleton lines={8} />

  const focused = () => editor.chain().focus()
  async function addPicture(): Promise<void> {
    const picture = await props.pickPicture?.()
    if (picture)
      focused()
        .setImage({ src: `picture:${picture.file}`, alt: picture.alt })
        .run()
  }
  const setLink = (href: string | undefined, words = href): void => {
    setIsLinking(false)
    const chain = focused().extendMarkRange('link')
    if (href === undefined) chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
  }

  return (
    <div className={styles.field}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <div className={styles.frame} data-invalid={errorMessage ? '' : undefined}>
        {!isReadOnly && (
          <div className={styles.tools}>
            <EditorToolbar
              {...{ editor, label, isSource }}
              onSource={() => setIsSource(!isSource)}
              onLink={() => setIsLinking(true)}
              onPicture={props.pickPicture && (() => void addPicture())}
            />
            {!isSource && <TableTools editor={editor} />}
          </div>
        )}
        {isSource ? (
          <div className={styles.source}>
            <TextArea
              label="Исходный текст"
              value={value}
              onChange={onChange}
              rows={16}
              maxLength={maxLength}
              isReadOnly={isReadOnly}
            />
          </div>
        ) : (
          <EditorContent editor={editor} className={styles.content} />
        )}
      </div>
      <span className={styles.below}>
        {description && (
          <span id={hintId} className={styles.hint}>
            {description}
          </span>
        )}
        <span className={styles.count}>
          {length.toLocaleString('ru-RU')} {WORDS[characters.select(length)] ?? 'знаков'}
        </span>
      </span>
      {errorMessage && (
        <span id={errorId} className={styles.error}>
          {errorMessage}
        </span>
      )}
      {isLinking && (
        <LinkDialog
          href={String(editor.getAttributes('link').href ?? '')}
          searchPages={props.searchPages}
          onDone={setLink}
          onClose={() => setIsLinking(false)}
        />
      )}
    </div>
  )
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

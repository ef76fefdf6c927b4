import type { Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditorState } from '@tiptap/react'
import { useId, useMemo, useState } from 'react'
import { TextArea } from '../field/text-area.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { cleanPastedHtml, cleanPastedSlice } from './clean-paste.ts'
import styles from './editor.module.css'
import type { EditorProps } from './editor-props.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { TableTools } from './table-tools.tsx'
import { useMarkdownEditor } from './use-markdown-editor.ts'

const characters = new Intl.PluralRules('ru')
const WORDS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'знак', few: 'знака' }

export default function TextEditor(props: EditorProps) {
  const { label, value, onChange, description, errorMessage, isReadOnly = false, maxLength } = props
  const [labelId, hintId, errorId] = [useId(), useId(), useId()]
  const [isSource, setIsSource] = useState(false)
  const [isLinking, setIsLinking] = useState(false)
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
  const editor = useMarkdownEditor({ value, onChange, isReadOnly, editorProps })
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicking the label focuses the editor, as for any field */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the editor directly */}
      <span id={labelId} className={styles.label} onClick={() => editor?.commands.focus()}>
        {label}
      </span>
      <div
        className={styles.frame}
        data-invalid={errorMessage ? '' : undefined}
        data-readonly={isReadOnly || undefined}
      >
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

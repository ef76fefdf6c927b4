import { type Editor, useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { Button, Group, Separator, ToggleButton, Toolbar } from 'react-aria-components'
import styles from './editor.module.css'
import { Sign, type SignName } from './editor-signs.tsx'

interface EditorToolbarProps {
  editor: Editor
  label: string
  isSource: boolean
  onSource: () => void
  onLink: () => void
  onPicture?: (() => void) | undefined
}

/** Formatting toolbar; one tab stop, arrow keys move between buttons. */
export function EditorToolbar({ editor, label, isSource, onSource, onLink, onPicture }: EditorToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor: now }) => readToolbarState(now) })
  const run = () => editor.chain().focus()
  const toggle = (name: string, isOn: boolean, sign: ReactNode, onPress: () => void) => (
    <ToggleButton
      aria-label={name}
      isSelected={isOn}
      onChange={onPress}
      isDisabled={isSource}
      className={styles.tool}
    >
      {sign}
    </ToggleButton>
  )
  const action = (name: string, sign: SignName, onPress: () => void, isDisabled = false) => (
    <Button aria-label={name} onPress={onPress} isDisabled={isSource || isDisabled} className={styles.tool}>
      <Sign name={sign} />
    </Button>
  )
  return (
    <Toolbar aria-label={`Оформление: ${label}`} className={styles.toolbar}>
      <Group className={styles.group}>
        {action('Отменить', 'undo', () => run().undo().run(), !state.canUndo)}
        {action('Вернуть', 'redo', () => run().redo().run(), !state.canRedo)}
      </Group>
      <Separator orientation="vertical" className={styles.separator} />
      <Group className={styles.group}>
        {toggle('Заголовок', state.heading2, <b className={styles.large}>Т</b>, () =>
          run().toggleHeading({ level: 2 }).run(),
        )}
        {toggle('Подзаголовок', state.heading3, <b>Т</b>, () => run().toggleHeading({ level: 3 }).run())}
        {toggle('Полужирный', state.bold, <b>Ж</b>, () => run().toggleBold().run())}
        {toggle('Курсив', state.italic, <i className={styles.slanted}>К</i>, () =>
          run().toggleItalic().run(),
        )}
        {toggle('Зачёркнутый', state.strike, <s>З</s>, () => run().toggleStrike().run())}
      </Group>
      <Separator orientation="vertical" className={styles.separator} />
      <Group className={styles.group}>
        {toggle('Список', state.bulletList, <Sign name="bulletList" />, () => run().toggleBulletList().run())}
        {toggle('Нумерованный список', state.orderedList, <Sign name="orderedList" />, () =>
          run().toggleOrderedList().run(),
        )}
        {toggle('Цитата', state.blockquote, <Sign name="blockquote" />, () => run().toggleBlockquote().run())}
      </Group>
      <Separator orientation="vertical" className={styles.separator} />
      <Group className={styles.group}>
        {toggle('Ссылка', state.link, <Sign name="link" />, onLink)}
        {onPicture && action('Картинка', 'picture', onPicture)}
        {action(
          'Таблица',
          'table',
          () => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
          state.table,
        )}
        {action('Линия', 'rule', () => run().setHorizontalRule().run())}
        {action('Перенос строки', 'lineBreak', () => run().setHardBreak().run(), state.table)}
      </Group>
      <Separator orientation="vertical" className={styles.separator} />
      <ToggleButton
        aria-label="Исходный текст"
        isSelected={isSource}
        onChange={onSource}
        className={styles.tool}
      >
        <Sign name="source" />
      </ToggleButton>
    </Toolbar>
  )
}

const readToolbarState = (editor: Editor) => ({
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
  heading2: editor.isActive('heading', { level: 2 }),
  heading3: editor.isActive('heading', { level: 3 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  strike: editor.isActive('strike'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  blockquote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  table: editor.isActive('table'),
})

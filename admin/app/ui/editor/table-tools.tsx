import { type Editor, useEditorState } from '@tiptap/react'
import { Button, Toolbar } from 'react-aria-components'
import styles from './editor.module.css'

/** Table commands; rendered only while the cursor is in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  if (!isInTable) return null
  const run = () => editor.chain().focus()
  const actions: [label: string, onPress: () => boolean][] = [
    ['Строка ниже', () => run().addRowAfter().run()],
    ['Столбец справа', () => run().addColumnAfter().run()],
    ['Удалить строку', () => run().deleteRow().run()],
    ['Удалить столбец', () => run().deleteColumn().run()],
    ['Удалить таблицу', () => run().deleteTable().run()],
  ]
  return (
    <Toolbar aria-label="Таблица" className={styles.toolbar}>
      {actions.map(([label, onPress]) => (
        <Button key={label} onPress={onPress} className={styles.wordTool}>
          {label}
        </Button>
      ))}
    </Toolbar>
  )
}

import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { Menu } from '../menu/menu.tsx'
import styles from './sortable-list.module.css'

interface SortableRowProps {
  name: string
  index: number
  count: number
  isReadOnly: boolean
  onMove: (to: number) => void
  /** Left out: it can't be taken away. */
  onRemove?: () => void
  children: ReactNode
}

/** Hides from the grid that a dialog or menu of a row gives the focus back to what opened it: the grid would take it for the row. */
function stopFocusRestoreEvents(row: HTMLElement | null): () => void {
  const stop = (event: Event) => event.stopPropagation()
  row?.addEventListener('react-aria-focus-scope-restore', stop)
  return () => row?.removeEventListener('react-aria-focus-scope-restore', stop)
}

/** What stands in a row: a handle, what is in order, and a menu of what can be done with it. */
export function SortableRow({
  name,
  index,
  count,
  isReadOnly,
  onMove,
  onRemove,
  children,
}: SortableRowProps) {
  if (isReadOnly) return <div className={styles.shown}>{children}</div>
  const last = count - 1
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it says nothing of its own, and keeps what happens within from the grid
    <div
      ref={stopFocusRestoreEvents}
      className={styles.columns}
      // The grid would move the focus of a field to its row, and Tab from a field out of the list.
      onFocus={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.key === 'Tab' && event.stopPropagation()}
    >
      <Button slot="drag" className={styles.handle}>
        <Icon name="grip" />
      </Button>
      <div className={styles.content}>{children}</div>
      <Menu
        label={`${onRemove ? 'Место и\u00A0удаление' : 'Место'}: ${name}`}
        actions={[
          ...(index > 0 ? [{ label: 'Выше', onAction: () => onMove(index - 1) }] : []),
          ...(index < last ? [{ label: 'Ниже', onAction: () => onMove(index + 1) }] : []),
          ...(index > 1 ? [{ label: 'В\u00A0начало', onAction: () => onMove(0) }] : []),
          ...(index < last - 1 ? [{ label: 'В\u00A0конец', onAction: () => onMove(last) }] : []),
          ...(onRemove ? [{ label: 'Убрать', isDangerous: true as const, onAction: onRemove }] : []),
        ]}
      >
        <Icon name="more" />
      </Menu>
    </div>
  )
}

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
  /** Without it the row can't be removed. */
  onRemove?: () => void
  children: ReactNode
}

/**
 * Closing a row's dialog or menu restores focus to its opener. The grid would handle that event and focus the
 * row instead.
 */
function stopFocusRestoreEvents(row: HTMLElement | null): () => void {
  const stop = (event: Event) => event.stopPropagation()
  row?.addEventListener('react-aria-focus-scope-restore', stop)
  return () => row?.removeEventListener('react-aria-focus-scope-restore', stop)
}

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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events of its content from the grid
    <div
      ref={stopFocusRestoreEvents}
      className={styles.columns}
      // The grid would move focus from a field to its row, and Tab out of the list.
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

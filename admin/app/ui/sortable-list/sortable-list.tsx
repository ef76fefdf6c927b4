import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { Button } from '../button/button.tsx'
import fieldStyles from '../field/field.module.css'
import { moveBeside, moveItem } from './move-item.ts'
import styles from './sortable-list.module.css'
import { SortableRow } from './sortable-row.tsx'

interface SortableListProps<Item> {
  label: string
  /** For screen readers only. */
  isLabelHidden?: boolean
  hint?: ReactNode
  items: readonly Item[]
  onChange: (items: Item[]) => void
  /** Name of a row for menus and announcements. */
  getName: (item: Item, index: number) => string
  children: (item: Item, change: (item: Item) => void, index: number) => ReactNode
  /** Label of the add button; without it and `onAdd` there is no such button. */
  addLabel?: string
  onAdd?: () => void
  /** The add button is hidden at this number of items. */
  max?: number
  empty?: string
  errors?: string[]
  isReadOnly?: boolean
  /** Rows can be reordered, but not removed. */
  isFixed?: boolean
}

/**
 * Renders a row from its current item. The collection of React Aria renders one step late, which would lose
 * the caret.
 */
const DrawRowContext = createContext<(key: number) => ReactNode>(() => null)
const Row = ({ id }: { id: number }) => useContext(DrawRowContext)(id)

const TYPED_IN = 'input, textarea, [contenteditable]'
const FIELD = `${TYPED_IN}, [role="spinbutton"]`

/**
 * List reordered by drag and drop (mouse, touch, or Enter on the handle), by a row's menu, or by Alt with an
 * arrow. Rows may contain fields, reached by Tab. Items need no keys.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, hint, items, onChange, getName, children, addLabel, onAdd, max, errors = [] } = props
  const { empty = 'Пока пусто.', isReadOnly = false, isFixed = false, isLabelHidden = false } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [keys, setKeys] = useItemKeys(items.length)
  const [announcement, setAnnouncement] = useState('')
  const isFull = max !== undefined && items.length >= max

  /** Focuses a row after the next render, or the last row, or the add button. */
  function focusRow(index: number): void {
    requestAnimationFrame(() => {
      const rows = root.current?.querySelectorAll<HTMLElement>('[role="row"]')
      const row = rows?.[Math.min(index, rows.length - 1)]
      ;(row ?? root.current?.querySelector<HTMLElement>('[data-add] button'))?.focus()
    })
  }
  useEffect(() => {
    // Focus the first field of a row that was just added.
    const frame = requestAnimationFrame(() => {
      const rows = root.current?.querySelectorAll('[role="row"]')
      if (document.activeElement?.closest('[data-add]')?.parentElement === root.current)
        rows?.[items.length - 1]?.querySelector<HTMLElement>(FIELD)?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [items.length])
  function reorder(order: number[]): void {
    setKeys(order)
    onChange(order.map((key) => items[keys.indexOf(key)] as Item))
  }
  function move(from: number, to: number): void {
    const place = Math.max(0, Math.min(to, items.length - 1))
    if (place === from) return
    reorder(moveItem(keys, from, place))
    focusRow(place)
    setAnnouncement(`${getName(items[from] as Item, from)}: место ${place + 1} из ${items.length}`)
  }
  function remove(index: number): void {
    setAnnouncement(`Убрано: ${getName(items[index] as Item, index)}`)
    setKeys(keys.toSpliced(index, 1))
    onChange(items.toSpliced(index, 1))
    focusRow(index)
  }
  function onKeyDownCapture(event: KeyboardEvent): void {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    const target = event.target as HTMLElement
    if (step === undefined || isReadOnly || target.matches(TYPED_IN)) return
    const from = keys.indexOf(Number(target.closest<HTMLElement>('[data-key]')?.dataset.key))
    if (from < 0) return
    event.preventDefault()
    event.stopPropagation()
    move(from, from + step)
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ [`sortable-list${id}`]: String(key) })),
    acceptedDragTypes: [`sortable-list${id}`],
    onReorder({ keys: dragged, target }) {
      if (target.dropPosition === 'on') return
      const order = moveBeside(keys, dragged as Set<number>, target.key as number, target.dropPosition)
      reorder(order)
      focusRow(order.findIndex((key) => dragged.has(key)))
    },
  })

  function drawRow(key: number): ReactNode {
    const index = keys.indexOf(key)
    const item = items[index]
    if (item === undefined) return null
    const change = (changed: Item) => onChange(items.with(index, changed))
    return (
      <SortableRow
        name={getName(item, index)}
        index={index}
        count={items.length}
        isReadOnly={isReadOnly}
        onMove={(to) => move(index, to)}
        {...(isFixed ? {} : { onRemove: () => remove(index) })}
      >
        {children(item, change, index)}
      </SortableRow>
    )
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no error message
    <div
      ref={root}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
      className={styles.field}
      onKeyDownCapture={onKeyDownCapture}
    >
      <div>
        <span id={`${id}-label`} className={isLabelHidden ? styles.visuallyHidden : fieldStyles.label}>
          {label}
        </span>
        {hint && <p className={fieldStyles.hint}>{hint}</p>}
      </div>
      <DrawRowContext value={drawRow}>
        <GridList
          aria-labelledby={`${id}-label`}
          keyboardNavigationBehavior="tab"
          {...(isReadOnly ? {} : { dragAndDropHooks })}
          renderEmptyState={() => <span className={styles.empty}>{empty}</span>}
          className={styles.list}
        >
          {keys.map((key, index) => (
            <GridListItem
              key={key}
              id={key}
              textValue={items[index] === undefined ? '' : getName(items[index], index)}
              className={styles.row}
            >
              <Row id={key} />
            </GridListItem>
          ))}
        </GridList>
      </DrawRowContext>
      {onAdd && !isReadOnly && (
        <div data-add>
          <Button variant="secondary" isDisabled={isFull} onPress={onAdd}>
            {addLabel}
          </Button>
          {isFull && <span className={styles.full}>Не&nbsp;больше {max}</span>}
        </div>
      )}
      <p id={`${id}-error`} className={fieldStyles.error}>
        {errors.join('. ')}
      </p>
      <p role="status" className={styles.visuallyHidden}>
        {announcement}
      </p>
    </div>
  )
}

/**
 * Returns keys for `count` items without ids, and a setter for their order. Items added or removed from
 * outside change the keys at the end: rows render from their items only.
 */
function useItemKeys(count: number): [keys: readonly number[], setKeys: (keys: number[]) => void] {
  const [{ keys, next }, set] = useState({ keys: [] as readonly number[], next: 0 })
  if (keys.length !== count) {
    const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, index) => next + index)
    set({ keys: [...keys.slice(0, count), ...added], next: next + added.length })
  }
  return [keys, (changed) => set({ keys: changed, next })]
}

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
  /** What there is to know of it, in a sentence. */
  hint?: ReactNode
  items: readonly Item[]
  onChange: (items: Item[]) => void
  /** What a row is called where it is spoken of. */
  nameOf: (item: Item, index: number) => string
  /** What a row shows; `change` puts another item in place of its own. */
  children: (item: Item, change: (item: Item) => void, index: number) => ReactNode
  /** Words of the button that adds one; left out, with `onAdd`: none is added here. */
  addLabel?: string
  onAdd?: () => void
  /** More are not added. */
  max?: number
  empty?: string
  errors?: string[]
  isReadOnly?: boolean
  /** Whether its rows are put in order alone: none is taken away. */
  isFixed?: boolean
}

/** Draws the row of a key as its item is now: a collection of React Aria would draw it one step late, and lose the caret. */
const DrawRowContext = createContext<(key: number) => ReactNode>(() => null)
const Row = ({ id }: { id: number }) => useContext(DrawRowContext)(id)

const TYPED_IN = 'input, textarea, [contenteditable]'
const FIELD = `${TYPED_IN}, [role="spinbutton"]`

/**
 * A list put in order by drag and drop (mouse, touch; keys: Enter on the handle), by the menu of a row, or by Alt and an arrow.
 * A row may hold fields; Tab goes through them. Items need no keys.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, hint, items, onChange, nameOf, children, addLabel, onAdd, max, errors = [] } = props
  const { empty = 'Пока пусто.', isReadOnly = false, isFixed = false } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [keys, setKeys] = useItemKeys(items.length)
  const [said, setSaid] = useState('')
  const isFull = max !== undefined && items.length >= max

  /** Focuses a row once it is drawn, or the last one, or what adds one: what had the focus is elsewhere, or gone. */
  function focusRow(index: number): void {
    requestAnimationFrame(() => {
      const rows = root.current?.querySelectorAll<HTMLElement>('[role="row"]')
      const row = rows?.[Math.min(index, rows.length - 1)]
      ;(row ?? root.current?.querySelector<HTMLElement>('[data-add] button'))?.focus()
    })
  }
  useEffect(() => {
    // Who has added a row goes on in it, once it is drawn.
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
    setSaid(`${nameOf(items[from] as Item, from)}: место ${place + 1} из ${items.length}`)
  }
  function remove(index: number): void {
    setSaid(`Убрано: ${nameOf(items[index] as Item, index)}`)
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
        name={nameOf(item, index)}
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't say what is wrong with it
    <div
      ref={root}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
      className={styles.field}
      onKeyDownCapture={onKeyDownCapture}
    >
      <div>
        <span id={`${id}-label`} className={fieldStyles.label}>
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
              textValue={items[index] === undefined ? '' : nameOf(items[index], index)}
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
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  )
}

/**
 * Returns a key for each of `count` items that have none of their own, and what puts them in another order. What is added or taken
 * away from outside is so at the end, as far as keys go: rows are drawn from their items alone.
 */
function useItemKeys(count: number): [keys: readonly number[], setKeys: (keys: number[]) => void] {
  const [{ keys, next }, set] = useState({ keys: [] as readonly number[], next: 0 })
  if (keys.length !== count) {
    const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, index) => next + index)
    set({ keys: [...keys.slice(0, count), ...added], next: next + added.length })
  }
  return [keys, (changed) => set({ keys: changed, next })]
}

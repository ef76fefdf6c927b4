import type { ReactNode } from 'react'
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components'
import type { MenuAction } from '../menu/menu.tsx'
import styles from './tree.module.css'
import type { TreeBranch, TreeMove, TreeNode } from './tree-node.ts'
import { TreeRow } from './tree-row.tsx'
import { useTreeDrag } from './use-tree-drag.ts'

interface TreeProps<Item> {
  label: string
  getNode: (item: Item) => TreeNode
  /** `null` is the root. Called only for open rows. */
  getBranch: (parent: number | null) => TreeBranch<Item>
  open: ReadonlySet<number>
  onOpenChange: (open: ReadonlySet<number>) => void
  /** Loads the rest of a branch, or retries a failed one. */
  onLoad: (parent: number | null) => void
  /** Left out: rows can't be moved. */
  onMove?: ((move: TreeMove) => void) | undefined
  /** Menu of a row; an empty list hides it. */
  getActions: (item: Item) => MenuAction[]
  children: (item: Item) => ReactNode
  empty: string
}

const STATES = {
  loading: 'Загружаем…',
  failed: 'Не\u00A0загрузилось. Попробовать ещё раз',
  more: 'Показать ещё',
}

/**
 * Tree of lazily loaded branches. Rows are moved by drag and drop: mouse, touch, and keys (Enter on the
 * handle, arrows, Enter). A press opens a row's link.
 */
export function Tree<Item>(props: TreeProps<Item>) {
  const { label, getNode, getBranch, open, onOpenChange, onLoad, onMove, getActions, children, empty } = props
  const nodes = new Map<number, { node: TreeNode; parent: number | null }>()
  const dragAndDropHooks = useTreeDrag(nodes, onMove)

  /** Placeholder of rows that aren't loaded; its presence also makes a closed row expandable. */
  const drawState = (parent: number | null, state: keyof typeof STATES) => (
    <TreeItem
      id={`state-of-${parent}`}
      textValue={STATES[state]}
      isDisabled={state === 'loading'}
      onAction={() => onLoad(parent)}
      className={`${styles.row} ${styles.state}`}
    >
      <TreeItemContent>
        <span className={styles.stateText}>{STATES[state]}</span>
      </TreeItemContent>
    </TreeItem>
  )
  function drawBranch(parent: number | null): ReactNode {
    const { items, state } = getBranch(parent)
    return (
      <>
        {items.map((item) => {
          const node = getNode(item)
          nodes.set(node.key, { node, parent })
          return (
            <TreeItem
              key={node.key}
              id={node.key}
              href={node.href}
              textValue={node.name}
              className={styles.row}
            >
              <TreeItemContent>
                <TreeRow
                  name={node.name}
                  hasChildren={node.hasChildren}
                  isMovable={onMove !== undefined}
                  actions={getActions(item)}
                >
                  {children(item)}
                </TreeRow>
              </TreeItemContent>
              {node.hasChildren &&
                (open.has(node.key) ? drawBranch(node.key) : drawState(node.key, 'loading'))}
            </TreeItem>
          )
        })}
        {state !== 'whole' && drawState(parent, state)}
      </>
    )
  }

  return (
    <AriaTree
      aria-label={label}
      expandedKeys={open}
      onExpandedChange={(keys) =>
        onOpenChange(new Set([...keys].filter((key) => nodes.get(Number(key))?.node.hasChildren).map(Number)))
      }
      {...(onMove ? { dragAndDropHooks } : {})}
      renderEmptyState={() => <span className={styles.empty}>{empty}</span>}
      className={styles.tree}
    >
      {drawBranch(null)}
    </AriaTree>
  )
}

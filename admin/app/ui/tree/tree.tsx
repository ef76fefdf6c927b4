import type { ReactNode } from 'react'
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components'
import type { MenuAction } from '../menu/menu.tsx'
import styles from './tree.module.css'
import type { TreeBranch, TreeMove, TreeNode } from './tree-node.ts'
import { TreeRow } from './tree-row.tsx'
import { useTreeDrag } from './use-tree-drag.ts'

interface TreeProps<Item> {
  label: string
  nodeOf: (item: Item) => TreeNode
  /** Null: at the top. Asked for what is open alone. */
  branchOf: (parent: number | null) => TreeBranch<Item>
  open: ReadonlySet<number>
  onOpenChange: (open: ReadonlySet<number>) => void
  /** Loads what follows in a branch, or what failed to load. */
  onLoad: (parent: number | null) => void
  /** Left out: nothing may be moved. */
  onMove?: ((move: TreeMove) => void) | undefined
  /** What can be done with an item; none: its row has no menu. */
  actionsOf: (item: Item) => MenuAction[]
  /** What a row shows. */
  children: (item: Item) => ReactNode
  /** What stands in place of rows where there are none. */
  empty: string
}

const STATES = {
  loading: 'Загружаем…',
  failed: 'Не\u00A0загрузилось. Попробовать ещё раз',
  more: 'Показать ещё',
}

/**
 * Things within things, each branch drawn once it is opened. Rows are moved by drag and drop: mouse, touch, and keys (Enter on the
 * handle, arrows, Enter); a press opens what a row leads to.
 */
export function Tree<Item>(props: TreeProps<Item>) {
  const { label, nodeOf, branchOf, open, onOpenChange, onLoad, onMove, actionsOf, children, empty } = props
  const nodes = new Map<number, { node: TreeNode; parent: number | null }>()
  const dragAndDropHooks = useTreeDrag(nodes, onMove)

  /** What stands for rows that are not there; it also makes a closed row one that can be opened. */
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
    const { items, state } = branchOf(parent)
    return (
      <>
        {items.map((item) => {
          const node = nodeOf(item)
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
                  actions={actionsOf(item)}
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

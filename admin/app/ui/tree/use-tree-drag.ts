import { useId } from 'react'
import { type DragAndDropHooks, type Key, useDragAndDrop } from 'react-aria-components'
import type { TreeMove, TreeNode } from './tree-node.ts'

type Nodes = ReadonlyMap<Key, { node: TreeNode; parent: number | null }>

/** Returns what lets rows of a tree be put elsewhere in it; none into itself, what is below it, or what can’t hold it. */
export function useTreeDrag(nodes: Nodes, onMove?: (move: TreeMove) => void): DragAndDropHooks {
  const type = `tree${useId()}`
  const { dragAndDropHooks } = useDragAndDrop({
    // What says «Показать ещё» is a row, too, and stays where it is.
    getItems: (dragged) =>
      [...dragged].filter((key) => nodes.has(key)).map((key) => ({ [type]: String(key) })),
    acceptedDragTypes: [type],
    getDropOperation: (target) => (target.type === 'item' && nodes.has(target.key) ? 'move' : 'cancel'),
    shouldAcceptItemDrop: ({ key }) => nodes.get(key)?.node.canHold === true,
    onMove({ keys: [dragged], target }) {
      const place = nodes.get(target.key)
      const key = Number(dragged)
      if (!place || !nodes.has(key) || target.key === key) return
      if (target.dropPosition === 'on') onMove?.({ key, parent: place.node.key })
      else onMove?.({ key, parent: place.parent, beside: { key: place.node.key, side: target.dropPosition } })
    },
  })
  return dragAndDropHooks
}

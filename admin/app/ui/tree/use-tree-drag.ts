import { useId } from 'react'
import { type DragAndDropHooks, type Key, useDragAndDrop } from 'react-aria-components'
import type { TreeMove, TreeNode } from './tree-node.ts'

type Nodes = ReadonlyMap<Key, { node: TreeNode; parent: number | null }>

/**
 * Drag and drop within a tree. React Aria rejects a drop into the row itself or its descendants; `canHold`
 * rejects the rest.
 */
export function useTreeDrag(nodes: Nodes, onMove?: (move: TreeMove) => void): DragAndDropHooks {
  const type = `tree${useId()}`
  const { dragAndDropHooks } = useDragAndDrop({
    // The row «Показать ещё» can't be dragged.
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

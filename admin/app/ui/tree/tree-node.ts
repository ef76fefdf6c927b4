/** Loaded children of a row, or of the root. */
export interface TreeBranch<Item> {
  items: readonly Item[]
  /** `more`: the rest is loaded on request. */
  state: 'loading' | 'failed' | 'more' | 'whole'
}

export interface TreeNode {
  key: number
  name: string
  /** Target of a press on the row. */
  href: string
  /** Whether rows can be dropped into it. */
  canHold: boolean
  hasChildren: boolean
}

/**
 * Drop target: the new parent (null for the root) and the sibling. Without `beside` the row becomes the last
 * child.
 */
export interface TreeMove {
  key: number
  parent: number | null
  beside?: { key: number; side: 'before' | 'after' }
}

/** What stands right below a row, or at the top, as far as it was loaded. */
export interface TreeBranch<Item> {
  items: readonly Item[]
  /** `more`: further ones are loaded when somebody asks for them. */
  state: 'loading' | 'failed' | 'more' | 'whole'
}

/** What a tree has to know of an item. */
export interface TreeNode {
  key: number
  name: string
  /** Where a press leads. */
  href: string
  /** Whether others may be put into it. */
  canHold: boolean
  /** Whether there is something to open. */
  hasChildren: boolean
}

/** Where a row was put: into another, or at the top, and there beside which; behind all where that isn't said. */
export interface TreeMove {
  key: number
  parent: number | null
  beside?: { key: number; side: 'before' | 'after' }
}

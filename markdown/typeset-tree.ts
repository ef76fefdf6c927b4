import type { Nodes, Root } from 'mdast'
import { BOUNDARY, typeset } from './typeset.ts'

/** Sets a tree's texts, and what is said of its pictures, by typography: a line at once, since marks part words from what they hold to. */
export function typesetTree(tree: Root): void {
  for (const line of linesOf(tree)) {
    const nodes = nodesOf(line)
    for (const node of nodes) if (node.type === 'image') node.alt = typeset(node.alt ?? '')
    const texts = nodes.filter((node) => node.type === 'text')
    const set = typeset(texts.map(({ value }) => value).join(BOUNDARY)).split(BOUNDARY)
    for (const [at, text] of texts.entries()) text.value = set[at] ?? text.value
  }
}

const LINES = new Set(['paragraph', 'heading', 'tableCell'])

const linesOf = (node: Nodes): Nodes[] =>
  LINES.has(node.type) ? [node] : 'children' in node ? node.children.flatMap(linesOf) : []

const nodesOf = (node: Nodes): Nodes[] =>
  'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node]

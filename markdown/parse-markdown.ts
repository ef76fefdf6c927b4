import type {
  Blockquote,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableRow,
} from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { boundedMarks } from './bounded-marks.ts'
import { flattenInline, nestInline, normalizeInline } from './inline.ts'

/** Maximum nesting of lists. */
const DEPTH_MAX = 6

/** Cells of a table, padding included: a head of thousands of cells and as many short rows would make millions. */
export const TABLE_CELLS_MAX = 10_000

/** Markdown constructs outside the dialect: they stay as typed. Inline tags are parsed and dropped. */
const NOT_OURS = ['codeFenced', 'codeIndented', 'codeText', 'definition', 'htmlFlow']

/**
 * Parses Markdown to a tree of the dialect alone. Blocks are headings of levels 2 and 3, paragraphs, lists,
 * quotes, tables and rules. Inline elements are links, bold, italic, strike, pictures of the library and line
 * breaks. Other constructs are reduced to their words.
 */
export function parseMarkdown(source: string): Root {
  const tree = fromMarkdown(withoutDeepNesting(source), {
    extensions: [
      gfmTable(),
      gfmStrikethrough({ singleTilde: false }),
      boundedMarks(),
      { disable: { null: NOT_OURS } },
    ],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  })
  return normalizeTree(tree)
}

/** A line that opens more than two nested quotes and lists, and is no rule of stars or hyphens. */
const DEEP_LINE =
  /^(?![* \t]+$)(?![- \t]+$)((?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){2}[ \t]*\d{0,9})(?=>|[*+.)-][ \t])/gm

/** Each line may open two at most, as writeMarkdown does: thousands of deeper ones take the parser minutes. */
const withoutDeepNesting = (source: string): string => source.replace(DEEP_LINE, '$1\\')

export const normalizeTree = ({ children }: Root): Root => ({
  type: 'root',
  children: children.flatMap(toBlocks),
})

function toBlocks(node: RootContent): RootContent[] {
  switch (node.type) {
    case 'heading': {
      const children = lineOf(node.children, false)
      return children.length > 0 ? [{ type: 'heading', depth: node.depth > 2 ? 3 : 2, children }] : []
    }
    case 'blockquote': {
      const children = node.children.flatMap((child) => toInnerBlocks(child, 0))
      return children.length > 0 ? [{ type: 'blockquote', children } satisfies Blockquote] : []
    }
    case 'table':
      return toTable(node)
    case 'thematicBreak':
      return [{ type: 'thematicBreak' }]
    default:
      return toInnerBlocks(node, 0)
  }
}

/** Quotes and list items contain paragraphs and lists; other blocks are reduced to their paragraphs. */
function toInnerBlocks(node: RootContent, depth: number): (Paragraph | List)[] {
  if (node.type === 'list') return toList(node, depth)
  if (node.type === 'paragraph' || node.type === 'heading') return toParagraph(node.children)
  if (node.type === 'blockquote') return node.children.flatMap((child) => toInnerBlocks(child, depth))
  if (node.type === 'table')
    return node.children.flatMap((row) => row.children.flatMap((cell) => toParagraph(cell.children)))
  return []
}

function toParagraph(nodes: PhrasingContent[]): Paragraph[] {
  const children = lineOf(nodes, true)
  return children.length > 0 ? [{ type: 'paragraph', children }] : []
}

const lineOf = (nodes: PhrasingContent[], breaks: boolean) =>
  nestInline(normalizeInline(flattenInline(nodes), breaks))

function toList(list: List, depth: number): (Paragraph | List)[] {
  const items = list.children.flatMap((item) => toItems(item, depth))
  if (depth >= DEPTH_MAX) return items.flatMap((item) => item.children as (Paragraph | List)[])
  const spread = items.some(({ spread: isSpread }) => isSpread)
  const children = items.map((item) => ({ ...item, spread }))
  if (children.length === 0) return []
  const start = list.ordered ? { start: Math.min(list.start ?? 1, 999_999) } : {}
  return [{ type: 'list', ordered: Boolean(list.ordered), ...start, spread, children }]
}

/** An item begins with a paragraph: an item without one is replaced by the items of its inner list. */
function toItems(item: ListItem, depth: number): ListItem[] {
  const children = item.children.flatMap((child) => toInnerBlocks(child, depth + 1))
  const [first, ...rest] = children
  if (first?.type === 'list') return [...first.children, ...rest.flatMap((block) => toOwnItem(block))]
  const spread = rest.some(({ type }) => type !== 'list')
  return first ? [{ type: 'listItem', spread, children }] : []
}

const toOwnItem = (block: Paragraph | List): ListItem[] =>
  block.type === 'list' ? block.children : [{ type: 'listItem', spread: false, children: [block] }]

function toTable({ children: rows }: Table): (Table | Paragraph)[] {
  const width = rows.reduce((most, { children }) => Math.max(most, children.length), 0)
  if (width * rows.length > TABLE_CELLS_MAX) return rows.flatMap(rowParagraph)
  const children = rows.map(({ children: cells }) => ({
    type: 'tableRow' as const,
    children: Array.from({ length: width }, (_, at) => ({
      type: 'tableCell' as const,
      children: lineOf(cells[at]?.children ?? [], false),
    })),
  }))
  const isEmpty = children.every((row) => row.children.every((cell) => cell.children.length === 0))
  return width === 0 || isEmpty ? [] : [{ type: 'table', align: Array(width).fill(null), children }]
}

/** An oversized table is reduced to the words of each row. */
const rowParagraph = ({ children: cells }: TableRow): Paragraph[] =>
  toParagraph(cells.flatMap(({ children }) => [...children, { type: 'text', value: ' ' }]))

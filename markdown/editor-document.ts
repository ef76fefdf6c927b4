import type { BlockContent, ListItem, Paragraph, Root, RootContent, Table } from 'mdast'
import { parsePictureSrc, pictureSrc } from './hrefs.ts'
import { flattenInline, type Inline, type Marks, nestInline } from './inline.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { writeMarkdown } from './write-markdown.ts'

/** A document of ProseMirror editors: blocks of blocks and of lines, each piece of a line with all its marks. */
export interface EditorNode {
  type: string
  attrs?: Record<string, unknown>
  text?: string
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: EditorNode[]
}

/** Converts Markdown to an editor's document. */
export const toEditorDocument = (markdown: string): EditorNode => {
  const content = parseMarkdown(markdown).children.map(toNode)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

/** Converts an editor's document to Markdown. */
export const fromEditorDocument = (document: EditorNode): string =>
  writeMarkdown({ type: 'root', children: blocksOf(document) } satisfies Root)

const withContent = (node: EditorNode, content: EditorNode[]): EditorNode =>
  content.length > 0 ? { ...node, content } : node

function toNode(block: RootContent): EditorNode {
  switch (block.type) {
    case 'heading':
      return withContent({ type: 'heading', attrs: { level: block.depth } }, toLine(block))
    case 'blockquote':
      return { type: 'blockquote', content: block.children.map(toNode) }
    case 'list': {
      const content = block.children.map(toNode)
      return block.ordered
        ? { type: 'orderedList', attrs: { start: block.start ?? 1 }, content }
        : { type: 'bulletList', content }
    }
    case 'listItem':
      return { type: 'listItem', content: block.children.map(toNode) }
    case 'table':
      return { type: 'table', content: toRows(block) }
    case 'thematicBreak':
      return { type: 'horizontalRule' }
    default:
      return withContent({ type: 'paragraph' }, toLine(block as Paragraph))
  }
}

const toRows = ({ children }: Table): EditorNode[] =>
  children.map((row, at) => ({
    type: 'tableRow',
    content: row.children.map((cell) => ({
      type: at === 0 ? 'tableHeader' : 'tableCell',
      content: [withContent({ type: 'paragraph' }, toLine(cell))],
    })),
  }))

const toLine = ({ children }: Pick<Paragraph, 'children'>): EditorNode[] =>
  flattenInline(children).map((piece) => {
    const marks = toMarks(piece.marks)
    const marked = marks.length > 0 ? { marks } : {}
    if (piece.type === 'text') return { type: 'text', text: piece.value, ...marked }
    if (piece.type === 'break') return { type: 'hardBreak' }
    return { type: 'image', attrs: { src: pictureSrc(piece.name), alt: piece.alt }, ...marked }
  })

const MARKS = ['bold', 'italic', 'strike'] as const

const toMarks = (marks: Marks) => [
  ...(marks.href ? [{ type: 'link', attrs: { href: marks.href } }] : []),
  ...MARKS.filter((mark) => marks[mark]).map((type) => ({ type })),
]

const blocksOf = ({ content = [] }: EditorNode): RootContent[] => content.flatMap(fromNode)

function fromNode(node: EditorNode): RootContent[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: fromLine(node) }]
    case 'heading':
      return [{ type: 'heading', depth: Number(node.attrs?.level) > 2 ? 3 : 2, children: fromLine(node) }]
    case 'blockquote':
      return [{ type: 'blockquote', children: blocksOf(node) as BlockContent[] }]
    case 'bulletList':
    case 'orderedList': {
      const ordered = node.type === 'orderedList'
      const start = ordered ? Number(node.attrs?.start) || 1 : null
      const children = (node.content ?? []).map(
        (item): ListItem => ({ type: 'listItem', children: blocksOf(item) as BlockContent[] }),
      )
      return [{ type: 'list', ordered, start, children }]
    }
    case 'table':
      return [{ type: 'table', children: (node.content ?? []).map(fromRow) }]
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }]
    default:
      return []
  }
}

const fromRow = ({ content = [] }: EditorNode) => ({
  type: 'tableRow' as const,
  children: content.map((cell) => ({
    type: 'tableCell' as const,
    // A Markdown cell is one line.
    children: (cell.content ?? []).flatMap((paragraph, at) => [
      ...(at > 0 ? [{ type: 'break' as const }] : []),
      ...fromLine(paragraph),
    ]),
  })),
})

const fromLine = ({ content = [] }: EditorNode) => nestInline(content.flatMap(fromPiece))

function fromPiece({ type, text = '', attrs = {}, marks = [] }: EditorNode): Inline[] {
  const has = (name: string) => marks.some((mark) => mark.type === name)
  const href = marks.find((mark) => mark.type === 'link')?.attrs?.href
  const own: Marks = {
    href: typeof href === 'string' ? href : undefined,
    bold: has('bold'),
    italic: has('italic'),
    strike: has('strike'),
  }
  if (type === 'text') return [{ type, value: text, marks: own }]
  if (type === 'hardBreak') return [{ type: 'break', marks: own }]
  const name = type === 'image' ? parsePictureSrc(String(attrs.src)) : undefined
  return name === undefined ? [] : [{ type: 'picture', name, alt: String(attrs.alt ?? ''), marks: own }]
}

import { type EditorNode, fromEditorDocument } from '@rapport/markdown/editor-document'
import { pictureSrc } from '@rapport/markdown/hrefs'
import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'

type Marks = NonNullable<EditorNode['marks']>

/**
 * Returns the Markdown of HTML that was stored before texts were written as Markdown, or that somebody wrote by hand in the
 * database. What is no part of the dialect leaves its words.
 */
export const markdownFromHtml = (html: string): string =>
  fromEditorDocument({ type: 'doc', content: blocksOf(parseDocument(html).children) })

const BLOCKS: Record<string, (element: Element) => EditorNode[]> = {
  p: paragraphOf,
  pre: paragraphOf,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [
      `h${level}`,
      ({ children }: Element) => [{ type: 'heading', attrs: { level }, content: lineOf(children, []) }],
    ]),
  ),
  blockquote: ({ children }) => [{ type: 'blockquote', content: blocksOf(children) }],
  ul: ({ children }) => [{ type: 'bulletList', content: itemsOf(children) }],
  ol: ({ children, attribs }) => [
    { type: 'orderedList', attrs: { start: Number(attribs.start ?? 1) }, content: itemsOf(children) },
  ],
  table: ({ children }) => [{ type: 'table', content: rowsOf(children) }],
  hr: () => [{ type: 'horizontalRule' }],
  div: ({ children }) => blocksOf(children),
}

function paragraphOf({ children }: Element): EditorNode[] {
  return [{ type: 'paragraph', content: lineOf(children, []) }]
}

/** Blocks as they are, and what stands between them as paragraphs. */
function blocksOf(children: readonly ChildNode[]): EditorNode[] {
  const blocks: EditorNode[] = []
  let line: ChildNode[] = []
  const endLine = () => {
    if (line.length > 0) blocks.push({ type: 'paragraph', content: lineOf(line, []) })
    line = []
  }
  for (const child of children) {
    const toBlocks = isTag(child) ? BLOCKS[child.name] : undefined
    if (!toBlocks) line.push(child)
    else {
      endLine()
      blocks.push(...toBlocks(child as Element))
    }
  }
  endLine()
  return blocks
}

const itemsOf = (children: readonly ChildNode[]): EditorNode[] =>
  children.filter(isTag).map((item) => ({ type: 'listItem', content: blocksOf(item.children) }))

const rowsOf = (children: readonly ChildNode[]): EditorNode[] =>
  children.filter(isTag).flatMap((child) => {
    if (child.name !== 'tr') return rowsOf(child.children)
    const content = child.children
      .filter(isTag)
      .map((cell) => ({ type: 'tableCell', content: blocksOf(cell.children) }))
    return [{ type: 'tableRow', content }]
  })

const MARKS: Record<string, string> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  del: 'strike',
  s: 'strike',
}

function lineOf(children: readonly ChildNode[], marks: Marks): EditorNode[] {
  return children.flatMap((child): EditorNode[] => {
    if (isText(child)) return child.data === '' ? [] : [{ type: 'text', text: child.data, marks }]
    if (!isTag(child)) return []
    const { name, attribs } = child
    if (name === 'br') return [{ type: 'hardBreak' }]
    if (name === 'img') return pictureOf(child, marks)
    if (name === 'a')
      return lineOf(child.children, [...marks, { type: 'link', attrs: { href: attribs.href ?? '' } }])
    const type = MARKS[name]
    return lineOf(child.children, type ? [...marks, { type }] : marks)
  })
}

/** `/media/640/tkan-0123456789.webp`: a width of it, `/media/tkan-0123456789.avif`: the picture itself. */
const WHOLE = /\/media\/([\w.-]+\.\w+)(?=[\s,]|$)/
const VARIANT = /\/media\/\d+\/([\w.-]+)\.\w+/

function pictureOf({ attribs, parent }: Element, marks: Marks): EditorNode[] {
  const sources = parent?.children.filter(isTag).map((source) => source.attribs.srcset ?? '') ?? []
  const addresses = [attribs.src ?? '', ...sources].join(' ')
  const whole = WHOLE.exec(addresses)?.[1]
  const variant = VARIANT.exec(addresses)?.[1]
  // Pictures in texts were rendered ahead: these are all AVIF.
  const file = whole ?? (variant === undefined ? undefined : `${variant}.avif`)
  if (file === undefined) return []
  return [{ type: 'image', attrs: { src: pictureSrc(file), alt: attribs.alt ?? '' }, marks }]
}
